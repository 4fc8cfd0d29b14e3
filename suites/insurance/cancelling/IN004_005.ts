import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const philomena = {
  customer: '94040553',
  user: '9621',
  name: ['Philomena', 'Strand-Achebe'],
  born: '1968-03-19',
  email: 'philomena.achebe@vineyardlane.example',
  digits: '6819',
} as const
const home: Household = {
  policy: '3016050558',
  state: 'CA',
  named: philomena,
  since: '2013-08-14',
  status: 'Pending Cancellation',
  cancelled: ['2025-10-12', 'User Requested'],
  others: [
    {
      name: 'Ambrose Achebe',
      born: '2002-05-02',
      relationship: 'Child',
      removed: '2025-10-15',
      licence: ['F5050221', 'CA'],
    },
    { name: 'Clement Achebe', born: '1999-11-30', relationship: 'Child', removed: '2024-09-01' },
  ],
  cars: [{ vin: build.vin('Tamsin', 2019, '605055'), car: [2019, 'Tamsin', 'Brook'] }],
  account: { monthly: 166, due: '2025-10-14' },
}
const asking = { user: '9621', role: 'Named Insured' } as const
const papers = build.freshTicket('document', asking)
const policy_id = 'POL-3016050558'
const { policies, policyDocuments, tickets } = insurance.tables

export const IN004_005 = insurance.task({
  id: 'IN004_005',
  title: 'she stays, and with her would stay the son who joins the navy on the fifteenth',
  level: 'demanding',
  traits: ['thin-answers', 'time', 'effects-that-belong-together'],
  decidedBy: ['RC-4', 'SY-1', 'SY-2'],
  request:
    'Please undo the cancellation of POL-3016050558. The house sale fell through, so I am not going anywhere, and neither is the car. Then send me a new identification card, as I have already shredded mine in a fit of optimism. Philomena Strand-Achebe',
  customer: `You are Philomena Strand-Achebe, born 19 March 1968, named insured of POL-3016050558 in California. Your SSN ends in 6819. You are wry.

You cancelled in the last week of September because you were moving abroad. Everything else about the policy is to stay as it was arranged before. If somebody asks about your son Ambrose: he goes to the navy on 15 October and is to leave the policy that day, as you asked before you cancelled.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords([
      {
        id: '7131',
        policy: home.policy,
        about: 'Ambrose joins the navy on 15 October',
        matter: 'driver',
        requester: asking,
        end: { ...build.ends.completed, effective_date_of_change: '2025-10-15' },
        opened: '2025-09-16',
      },
      {
        id: '7132',
        policy: home.policy,
        about: 'cancellation for 12 October',
        matter: 'cancellation',
        requester: asking,
        end: { ...build.ends.completed, effective_date_of_change: '2025-10-12' },
        opened: '2025-09-25',
      },
    ]),
  },
  solution: [
    ...steps.identify(home, philomena),
    steps.ticketsAbout(policy_id),
    ['policy_get_policy_drivers', { policy_id }],
    ['policy_reinstate_policy', { policy_id, lapse_flag: false }],
    [
      'policy_update_driver_status',
      { driver_id: 'DRV-05055802', new_status: 'Removed', effective_date: '2025-10-15' },
    ],
    steps.finishTicket('7132', 'Taken back; Ambrose still leaves on the 15th.', {
      ...build.ends.completed,
      effective_date_of_change: '2025-10-01',
    }),
    steps.createTicket(home, 'identification card', papers),
    steps.sendLink(home.policy, 'id_card', '13', '2025-10-31'),
    steps.finishTicket('13', 'Card sent.', build.ends.completed),
  ],
  expected: [
    updated(policies, policy_id, { status: 'Active', cancellation_date: null, cancellation_reason: null }),
    updated(tickets, '7132', { effective_date_of_change: '2025-10-01' }),
    inserted(policyDocuments, steps.linkRow(home.policy, 'id_card', '13', '2025-10-31')),
    inserted(tickets, { ...papers, ...build.ends.completed }),
  ],
})
