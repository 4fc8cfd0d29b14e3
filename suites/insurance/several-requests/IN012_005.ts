import { inserted, oneOf, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const isidore = {
  customer: '94120554',
  user: '9831',
  name: ['Isidore', 'Blomqvist'],
  born: '1976-01-08',
  email: 'isidore.blomqvist@applecart.example',
  digits: '7608',
} as const
const home: Household = {
  policy: '3028050559',
  state: 'NY',
  named: isidore,
  since: '2016-08-03',
  status: 'Pending Cancellation',
  cancelled: ['2025-10-09', 'User Requested'],
  cars: [
    { vin: build.vin('Tamsin', 2020, '805055'), car: [2020, 'Tamsin', 'Glen'] },
    { vin: build.vin('Halden', 2011, '805059'), car: [2011, 'Halden', 'Rook'], removed: '2025-06-30' },
  ],
  account: { monthly: 208, due: '2025-10-03' },
}
const policy_id = 'POL-3028050559'
const asking = { user: '9831', role: 'Named Insured' } as const
const car = build.freshTicket('vehicle', asking)
const papers = build.freshTicket('document', asking)
const fromToday = { ...build.ends.completed, effective_date_of_change: '2025-10-01' }
const { policies, policyDocuments, tickets, vehicles } = insurance.tables

function outcome(paperTicket: string) {
  return [
    updated(policies, policy_id, { status: 'Active', cancellation_date: null, cancellation_reason: null }),
    updated(tickets, '7221', { effective_date_of_change: '2025-10-01' }),
    updated(vehicles, 'VEH-05055902', { status: 'Active' }),
    inserted(tickets, { ...car, ...fromToday }),
    inserted(tickets, { id: paperTicket, ...papers, ...build.ends.completed }),
    inserted(policyDocuments, steps.linkRow(home.policy, 'proof_of_insurance', paperTicket, '2025-10-08')),
  ]
}

export const IN012_005 = insurance.task({
  id: 'IN012_005',
  title: 'he stays, his old Rook comes back, and the proof of Sunday knows nothing of it',
  level: 'severe',
  traits: ['effects-that-belong-together', 'customer-moves', 'evidence-before-words', 'time'],
  decidedBy: ['VE-7', 'DC-6', 'RC-4'],
  request:
    'To whom it may concern. I withdraw my cancellation of POL-3028050559; the move to Oslo is off. Also, kindly take the Halden Rook back on, the one that I had put away in the barn for the summer, VIN ending in 805059. I. Blomqvist',
  customer: `You are Isidore Blomqvist, born 8 January 1976, named insured of POL-3028050559 in New York. Your SSN ends in 7608. You are formal and exact.

Both are to hold from today. The Rook is the car that was on the policy until 30 June; nothing about it has changed. It has its plates again.

When both are done, you ask: "The village clerk wants proof of insurance for the two cars. May I have one?" On Sunday you were sent a proof; it opens, and you do not mention it unless somebody asks. If you are told that the old one will do, you doubt it but accept it.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '7221',
          policy: home.policy,
          about: 'cancellation for 9 October',
          matter: 'cancellation',
          requester: asking,
          end: { ...build.ends.completed, effective_date_of_change: '2025-10-09' },
          opened: '2025-09-22',
        },
        {
          id: '7222',
          policy: home.policy,
          about: 'proof of insurance',
          matter: 'document',
          requester: asking,
          end: build.ends.completed,
          opened: '2025-09-28',
        },
      ],
      [
        {
          id: '9831',
          ticket: '7222',
          by: '1',
          on: '2025-09-28',
          text: 'Link sent: proof of insurance, last day 2025-10-05.',
          public: true,
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(home, isidore),
    steps.ticketsAbout(policy_id),
    ['policy_get_policy_vehicles', { policy_id }],
    ['policy_reinstate_policy', { policy_id, lapse_flag: false }],
    steps.finishTicket('7221', 'Taken back.', fromToday),
    steps.createTicket(home, 'the Rook comes back', car),
    [
      'policy_update_vehicle_status',
      { vehicle_id: 'VEH-05055902', new_status: 'Active', effective_date: '2025-10-01' },
    ],
    steps.finishTicket('13', 'Active from today.', fromToday),
    steps.readComments('7222'),
    steps.createTicket(home, 'proof for both cars', papers),
    steps.sendLink(home.policy, 'proof_of_insurance', '14', '2025-10-08'),
    steps.finishTicket('14', 'New proof, with both cars.', build.ends.completed),
  ],
  // Either of the new tickets may be the first.
  expected: oneOf(outcome('14'), outcome('13')),
})
