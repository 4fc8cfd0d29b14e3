import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const baldwin = {
  customer: '91550211',
  user: '9151',
  name: ['Baldwin', 'Ferreira-Cho'],
  born: '1989-09-12',
  email: 'baldwin.cho@stonebridge.example',
  digits: '8912',
} as const
const home: Household = {
  policy: '2165021177',
  state: 'NY',
  named: baldwin,
  since: '2023-01-30',
  cars: [{ vin: build.vin('Kestler', 2021, '502117'), car: [2021, 'Kestler', 'Heron'] }],
  account: { monthly: 205.9, pastDue: 205.9, due: '2025-09-22', status: 'In Grace Period', received: true },
}
const fresh = build.freshTicket('payment', { user: '9151', role: 'Named Insured' })

export const IN001_002 = insurance.task({
  id: 'IN001_002',
  title: 'he asks for more time to be on the safe side, and his money is there',
  level: 'routine',
  traits: ['evidence-before-words'],
  decidedBy: ['BL-6', 'BL-2'],
  request:
    'Hello, I got a nasty letter saying that POL-2165021177 is in its grace period. My bank is slow. Before you cancel me, could I ' +
    'please have an extension, ten days or whatever is usual? Baldwin Ferreira-Cho',
  customer: `You are Baldwin Ferreira-Cho, born 12 September 1989, named insured of POL-2165021177 in New York. Your SSN ends in 8912. You are worried and apologise a lot.

You sent the $205.90 by bank transfer last Friday, and think that it takes a week; you say so when you are asked whether you have paid.
You asked for the extension only because you fear being cancelled. If you are told that the money is there and nothing is
owed any more, you are relieved and want no extension.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, baldwin),
    ['billing_get_account_details', { policy_id: 'POL-2165021177' }],
    steps.createTicket(home, 'wants an extension', fresh),
    ['billing_reset_account_status', { policy_id: 'POL-2165021177' }],
    steps.finishTicket('11', 'The payment is there; account reset, no extension.', build.ends.completed),
  ],
  expected: [
    updated(insurance.tables.billingAccounts, 'BILL-021177', { status: 'Current', past_due_amount: 0 }),
    inserted(insurance.tables.tickets, { ...fresh, ...build.ends.completed }),
  ],
})
