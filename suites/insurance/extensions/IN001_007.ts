import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const clementine = {
  customer: '94010733',
  name: ['Clementine', 'Abiodun-Vail'],
  born: '1969-02-17',
  email: 'clementine.vail@seagrape.example',
  tier: 'Premium',
  digits: '6917',
} as const
const home: Household = {
  policy: '3003240738',
  state: 'FL',
  named: clementine,
  since: '2014-09-30',
  cars: [{ vin: build.vin('Velmont', 2022, '324073'), car: [2022, 'Velmont', 'Harbor'] }],
  account: { monthly: 251.75, pastDue: 251.75, due: '2025-09-27' },
}
const user = { name: 'Clementine Abiodun-Vail', email: clementine.email }
const fresh = build.freshTicket('payment', { user: '21', role: 'Named Insured', premium: true })

export const IN001_007 = insurance.task({
  id: 'IN001_007',
  title: 'twenty-one Premium days are ten in Florida, for somebody who has never written before',
  level: 'routine',
  traits: ['rules-that-meet', 'time'],
  decidedBy: ['ST-2', 'BL-3', 'TK-1'],
  request:
    'Hello, this is the first time I have had to contact you in eleven years. I am in hospital, nothing dramatic, and cannot get at my papers. My ' +
    'September premium on POL-3003240738 is overdue. As a Premium customer I believe I am allowed three weeks. Clementine Abiodun-Vail (clementine.vail@seagrape.example)',
  customer: `You are Clementine Abiodun-Vail, born 17 February 1969, named insured of POL-3003240738 in Florida. Your SSN ends in 6917. You are calm and courteous.

You want the latest day that is allowed. When you hear which day that is, you agree. You do not want to split the sum.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.identify(home, clementine),
    ...steps.readAccount(home),
    ['claims_check_open_major_claims', { policy_id: 'POL-3003240738' }],
    ['zendesk_create_item', { table: 'users', item: user }],
    steps.createTicket(home, 'more time for September', fresh),
    ['billing_grant_extension', { policy_id: 'POL-3003240738', new_due_date: '2025-10-07' }],
    steps.finishTicket('11', 'Extended to 7 October.', build.ends.completed),
  ],
  expected: [
    inserted(insurance.tables.users, user),
    updated(insurance.tables.billingAccounts, 'BILL-240738', {
      current_due_date: '2025-10-07',
      new_due_date: '2025-10-07',
      arrangement_type: 'Extension',
      arrangements_12_months: 1,
    }),
    inserted(insurance.tables.tickets, { ...fresh, ...build.ends.completed }),
  ],
})
