import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const evander = {
  customer: '94030552',
  user: '9511',
  name: ['Evander', 'Quillfeather'],
  born: '1988-08-16',
  email: 'evander.quillfeather@almondrow.example',
  digits: '1688',
} as const
const ended = {
  state: 'CA',
  named: evander,
  status: 'Cancelled for Non-Payment',
  cancelled: ['2025-09-21', 'Non-Payment'],
} as const
const owed = { due: '2025-08-01', status: 'Cancelled', received: true } as const
const lark: Household = {
  ...ended,
  policy: '3011050556',
  since: '2022-08-01',
  cars: [{ vin: build.vin('Orlo', 2020, '105055'), car: [2020, 'Orlo', 'Lark'] }],
  account: { monthly: 120, pastDue: 240, ...owed },
}
const van: Household = {
  ...ended,
  policy: '3011050599',
  since: '2023-08-01',
  cars: [{ vin: build.vin('Corvane', 2016, '105059'), car: [2016, 'Corvane', 'Mesa'] }],
  account: { monthly: 145.5, pastDue: 291, ...owed },
}
const fresh = build.freshTicket('reinstatement', { user: '9511', role: 'Named Insured' })
const end = { ...build.ends.completed, effective_date_of_change: '2025-09-21' }
const { billingAccounts, policies, tickets } = insurance.tables

export const IN003_005 = insurance.task({
  id: 'IN003_005',
  title: 'two policies to bring back, and a stranger who knew of one car no more than its VIN',
  level: 'demanding',
  traits: ['evidence-before-words', 'batch-with-exceptions', 'effects-that-belong-together'],
  decidedBy: ['RC-6', 'CL-9'],
  request:
    'Two policies of mine were cancelled on 21 September, POL-3011050556 for the Lark and POL-3011050599 for the Mesa. I have settled both accounts in full. Please ' +
    'reinstate both, without a lapse; ten days is inside the automatic extension. No accidents, no claims, cars were parked. Evander Q.',
  customer: `You are Evander Quillfeather, born 16 August 1988, named insured of POL-3011050556 and POL-3011050599 in California. Your SSN ends in 1688. You run a removals business from your kitchen and answer in half sentences.

As far as you know nothing happened with either car since 21 September. If you are asked about the Mesa or about 23 September in particular, you recall that your brother had the keys that week; you have not asked him. If one of the two has to be looked at by a colleague, you want the other one back today all the same.`,
  records: {
    ...build.householdRecords(lark, van),
    ...build.deskRecords([
      {
        id: '7101',
        policy: van.policy,
        about: 'report by a third party',
        matter: 'minorLoss',
        requester: { role: 'Third-Party Claimant' },
        end: {
          ...build.ends.underwriting,
          subject: `${build.vin('Corvane', 2016, '105059')}: a cyclist reports a dented wheel, 23 September, Fresno`,
          description: 'The cyclist has the VIN from the police report and knows no policy number.',
        },
        opened: '2025-09-26',
      },
    ]),
  },
  solution: [
    ...steps.identify(lark, evander),
    ['policy_get_policy_details', { policy_id: 'POL-3011050599' }],
    ['billing_get_account_details', { policy_id: 'POL-3011050556' }],
    ['billing_get_account_details', { policy_id: 'POL-3011050599' }],
    ['claims_get_policy_claims', { policy_id: 'POL-3011050556' }],
    ['policy_get_policy_vehicles', { policy_id: 'POL-3011050556' }],
    ['policy_get_policy_vehicles', { policy_id: 'POL-3011050599' }],
    steps.ticketsAbout(build.vin('Orlo', 2020, '105055')),
    steps.ticketsAbout(build.vin('Corvane', 2016, '105059')),
    steps.createTicket(lark, 'reinstatement', fresh),
    ['policy_reinstate_policy', { policy_id: 'POL-3011050556', lapse_flag: false }],
    ['billing_reset_account_status', { policy_id: 'POL-3011050556' }],
    steps.finishTicket('12', 'Paid, no loss. Back without a lapse.', end),
    steps.createTicket(van, 'reinstatement', fresh),
    steps.finishTicket('13', 'Paid, but see ticket 7101: 23 September.', build.ends.underwriting),
  ],
  expected: [
    updated(policies, 'POL-3011050556', {
      status: 'Active',
      cancellation_date: null,
      cancellation_reason: null,
    }),
    updated(billingAccounts, 'BILL-050556', { status: 'Current', past_due_amount: 0 }),
    inserted(tickets, { ...fresh, ...end }),
    inserted(tickets, { ...fresh, ...build.ends.underwriting }),
  ],
})
