import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const ludmila = {
  customer: '93001766',
  user: '9301',
  name: ['Ludmila', 'Greenaway'],
  born: '1997-06-18',
  email: 'ludmila.greenaway@elmwood.example',
  digits: '9718',
} as const
const home: Household = {
  policy: '2310176624',
  state: 'NY',
  named: ludmila,
  since: '2024-03-05',
  status: 'Pending Cancellation',
  cancelled: ['2025-10-06', 'Non-Payment'],
  cars: [{ vin: build.vin('Kestler', 2017, '017662'), car: [2017, 'Kestler', 'Finch'] }],
  account: {
    monthly: 233.3,
    pastDue: 466.6,
    due: '2025-08-05',
    status: 'Pending Cancellation',
    received: true,
  },
}
const fresh = build.freshTicket('reinstatement', { user: '9301', role: 'Named Insured' })
const end = { ...build.ends.completed, effective_date_of_change: '2025-10-01' }

export const IN003_003 = insurance.task({
  id: 'IN003_003',
  title: 'somebody has paid for her, and both the policy and the account have to learn it',
  level: 'demanding',
  traits: ['evidence-before-words', 'effects-that-belong-together'],
  decidedBy: ['RC-5', 'BL-6'],
  request:
    'please stop the cancellation of POL-2310176624!!! i get paid on the 15th and i cannot lose the car, i need it for work. is there ANY way?? ludmila greenaway',
  customer: `You are Ludmila Greenaway, born 18 June 1997, named insured of POL-2310176624 in New York. Your SSN ends in 9718. You are close to tears.

The policy ends on 6 October because you owe $466.60. You have not paid. You told your grandmother about it on the phone; she has paid without telling you, and you say so only as a guess ("it can only have
been grandma") when you hear that the money is there. You want the policy to go on as before, and nothing else.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, ludmila),
    ['billing_get_account_details', { policy_id: 'POL-2310176624' }],
    steps.createTicket(home, 'stop the cancellation', fresh),
    ['policy_reinstate_policy', { policy_id: 'POL-2310176624', lapse_flag: false }],
    ['billing_reset_account_status', { policy_id: 'POL-2310176624' }],
    steps.finishTicket('11', 'Paid in full. Active again, account reset.', end),
  ],
  expected: [
    updated(insurance.tables.policies, 'POL-2310176624', {
      status: 'Active',
      cancellation_date: null,
      cancellation_reason: null,
    }),
    updated(insurance.tables.billingAccounts, 'BILL-176624', { status: 'Current', past_due_amount: 0 }),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
