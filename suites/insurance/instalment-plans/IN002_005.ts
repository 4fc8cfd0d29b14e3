import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const zofia = {
  customer: '94020573',
  name: ['Zofia', 'Applegarth'],
  born: '2001-04-09',
  email: 'zofia.applegarth@commonroom.example',
  question: ['What was your first school?', 'Larchfield'],
} as const
const home: Household = {
  policy: '3007620578',
  state: 'TX',
  named: zofia,
  since: '2024-07-22',
  cars: [{ vin: build.vin('Kestler', 2010, '762057'), car: [2010, 'Kestler', 'Finch'], collision: false }],
  account: { monthly: 74, pastDue: 74, due: '2025-09-22' },
}
const user = { name: 'Zofia Applegarth', email: zofia.email }
const fresh = build.freshTicket('payment', { user: '21', role: 'Named Insured' })
// $74.00 and the fee of $6.00 in two: just the least that an instalment may be.
const plan = { installment_count: 2, installment_amount: 4000 }

export const IN002_005 = insurance.task({
  id: 'IN002_005',
  title: 'a small debt is just large enough for two instalments, counted with the fee',
  level: 'routine',
  traits: ['sums-in-steps'],
  decidedBy: ['BL-4', 'TK-1'],
  request:
    'hey, student here, policy POL-3007620578. could i split the 74 dollars from september into three bits? zofia',
  customer: `You are Zofia Applegarth, born 9 April 2001, named insured of POL-3007620578 in Texas. You have no social security number on file; your security question is about your first school, and the answer is Larchfield. Your
e-mail is zofia.applegarth@commonroom.example.

You would like three parts. If two are the most, you take two, with the fee. You do not want a later day for the whole sum, you would only spend it.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.identify(home, zofia),
    ...steps.readAccount(home),
    ['claims_check_open_major_claims', { policy_id: 'POL-3007620578' }],
    ['zendesk_create_item', { table: 'users', item: user }],
    steps.createTicket(home, 'instalments for September', fresh),
    ['billing_create_installment_plan', { policy_id: 'POL-3007620578', ...plan }],
    steps.finishTicket('11', 'Two of $40.00.', build.ends.completed),
  ],
  expected: [
    inserted(insurance.tables.users, user),
    updated(insurance.tables.billingAccounts, 'BILL-620578', {
      arrangement_type: 'Installment Plan',
      arrangements_12_months: 1,
      ...plan,
    }),
    inserted(insurance.tables.tickets, { ...fresh, ...build.ends.completed }),
  ],
})
