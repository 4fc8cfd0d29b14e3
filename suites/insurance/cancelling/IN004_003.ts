import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const oleander = {
  customer: '94040331',
  user: '9601',
  name: ['Oleander', 'Vasconcelos'],
  born: '1985-02-22',
  email: 'oleander.vasconcelos@palodoro.example',
  digits: '8522',
} as const
const home: Household = {
  policy: '3014030338',
  state: 'TX',
  named: oleander,
  since: '2022-01-19',
  cars: [{ vin: build.vin('Halden', 2017, '403033'), car: [2017, 'Halden', 'Rook'] }],
  account: {
    monthly: 117,
    due: '2025-10-19',
    received: true,
    arrangement: 'Installment Plan',
    plan: [2, 120],
    count: 1,
  },
}
const asking = { user: '9601', role: 'Named Insured' } as const
const leaving = build.freshTicket('cancellation', asking)
const papers = build.freshTicket('document', asking)
const end = { ...build.ends.completed, effective_date_of_change: '2025-10-10' }
const policy_id = 'POL-3014030338'
const lastDay = {
  policy_id,
  cancellation_date: '2025-10-10',
  cancellation_reason: 'User Requested',
} as const
const { policies, policyDocuments, tickets } = insurance.tables

export const IN004_003 = insurance.task({
  id: 'IN004_003',
  title: 'a plan that is paid up still turns a farewell into a cancellation for non-payment',
  level: 'demanding',
  traits: ['thin-answers', 'customer-moves', 'effects-that-belong-together'],
  decidedBy: ['SY-4', 'DC-2'],
  request:
    'Good day, I’m joining my husband’s policy at another company, so POL-3014030338 can stop, from today if that’s possible. I paid the last piece of my instalment plan on Monday, so we are even. Nothing personal! Oleander',
  customer: `You are Oleander Vasconcelos, born 22 February 1985, named insured of POL-3014030338 in Texas. Your SSN ends in 8522. You are sunny and talkative.

You begin by wanting today as the last day. When the agent asks you to confirm, you ring your husband and find that his policy takes the car on 11 October, so the last day is to be **10 October**; that is final.

Once it is done, you say: "His insurer wants paper. Can I have a declarations page?" If you cannot, you ask: "Then proof of insurance, till the end?" and are happy with that.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.identify(home, oleander),
    ['billing_get_account_details', { policy_id }],
    ['claims_check_open_major_claims', { policy_id }],
    steps.createTicket(home, 'cancellation', leaving),
    ['policy_schedule_cancellation', lastDay],
    // The plan on the account made it a cancellation for non-payment.
    ['policy_schedule_cancellation', lastDay],
    steps.finishTicket('11', 'Last day 10 October.', end),
    steps.createTicket(home, 'papers for the new insurer', papers),
    steps.sendLink(home.policy, 'proof_of_insurance', '12', '2025-10-08'),
    steps.finishTicket('12', 'Proof sent; no declarations page while it is ending.', build.ends.completed),
  ],
  expected: [
    updated(policies, policy_id, {
      status: 'Pending Cancellation',
      cancellation_date: '2025-10-10',
      cancellation_reason: 'User Requested',
    }),
    inserted(tickets, { ...leaving, ...end }),
    inserted(policyDocuments, steps.linkRow(home.policy, 'proof_of_insurance', '12', '2025-10-08')),
    inserted(tickets, { ...papers, ...build.ends.completed }),
  ],
})
