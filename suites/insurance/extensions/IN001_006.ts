import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const anacleto = {
  customer: '94010621',
  user: '9421',
  name: ['Anacleto', 'Fairweather'],
  born: '1978-07-13',
  email: 'anacleto.fairweather@mangrove.example',
  digits: '1378',
} as const
const home: Household = {
  policy: '3002140627',
  state: 'FL',
  named: anacleto,
  since: '2021-04-19',
  status: 'In Grace Period',
  cars: [{ vin: build.vin('Halden', 2020, '214062'), car: [2020, 'Halden', 'Rook'] }],
  account: { monthly: 176.3, due: '2025-09-19', received: true },
}
const fresh = build.freshTicket('document', { user: '9421', role: 'Named Insured' })
const { policyDocuments, policies, tickets } = insurance.tables

export const IN001_006 = insurance.task({
  id: 'IN001_006',
  title: 'yesterday his money was booked, and the policy has not heard of it',
  level: 'demanding',
  traits: ['undoing', 'thin-answers', 'effects-that-belong-together'],
  decidedBy: ['SY-3', 'SY-6', 'DC-2'],
  request:
    'Afternoon. The dealer here wants proof of insurance for POL-3002140627 before he lets me drive off, and your app still shows a red banner, "grace period". Yesterday ' +
    'one of you told me it was all settled! If it is not, put me down for an extension, whatever, but please get me that proof. A. Fairweather',
  customer: `You are Anacleto Fairweather, born 13 July 1978, named insured of POL-3002140627 in Florida. Your SSN ends in 1378. You stand at the dealer's counter and type quickly.

You paid the $176.30 on 24 September, and a colleague wrote to you yesterday that it was booked. You want the proof today, nothing else about the policy changes. You need no extension once you hear that nothing is owed.
The car that you look at is not yours yet; you will write again when you buy it.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '7021',
          policy: home.policy,
          about: 'my payment of 24 September is not shown',
          matter: 'payment',
          requester: { user: '9421', role: 'Named Insured' },
          end: build.ends.completed,
          opened: '2025-09-30',
        },
      ],
      [
        {
          id: '9421',
          ticket: '7021',
          by: '1',
          on: '2025-09-30',
          text: 'The payment is there. Account reset, so the grace period is over. Told him.',
          public: true,
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(home, anacleto),
    steps.ticketsAbout('POL-3002140627'),
    ['billing_get_account_details', { policy_id: 'POL-3002140627' }],
    ['policy_reinstate_policy', { policy_id: 'POL-3002140627', lapse_flag: false }],
    steps.finishTicket('7021', 'The policy had stayed in its grace period; Active from today.', {
      ...build.ends.completed,
      effective_date_of_change: '2025-10-01',
    }),
    steps.createTicket(home, 'proof of insurance', fresh),
    steps.sendLink(home.policy, 'proof_of_insurance', '12', '2025-10-08'),
    steps.finishTicket('12', 'Proof sent.', build.ends.completed),
  ],
  expected: [
    updated(policies, 'POL-3002140627', { status: 'Active' }),
    updated(tickets, '7021', { effective_date_of_change: '2025-10-01' }),
    inserted(policyDocuments, steps.linkRow(home.policy, 'proof_of_insurance', '12', '2025-10-08')),
    inserted(tickets, { ...fresh, ...build.ends.completed }),
  ],
})
