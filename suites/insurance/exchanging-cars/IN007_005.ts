import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { from, readCars, readClaims } from '../changes.ts'

const { policyDocuments, tickets, vehicles } = insurance.tables

const isolde = {
  customer: '77030333',
  user: '8833',
  name: ['Isolde', 'Marchbank-Eze'],
  born: '1971-11-01',
  email: 'isolde.eze@peatfield.example',
  digits: '7111',
} as const
const home: Household = {
  policy: '3503103330',
  state: 'CA',
  named: isolde,
  since: '2018-08-18',
  cars: [
    { vin: build.vin('Orlo', 2015, '310333'), car: [2015, 'Orlo', 'Lark'] },
    { vin: build.vin('Kestler', 2018, '310334'), car: [2018, 'Kestler', 'Heron'] },
  ],
  account: { monthly: 268, due: '2025-10-23' },
}
const asking = { user: '8833', role: 'Named Insured' } as const
const harbor = {
  policy_id: 'POL-3503103330',
  vin: build.vin('Velmont', 2022, '310335'),
  year: 2022,
  make: 'Velmont',
  model: 'Harbor',
  effective_date: '2025-09-24',
} as const
const fresh = build.freshTicket('vehicle', asking)
const end = from('2025-09-24', build.ends.underwriting)
const card = build.freshTicket('document', asking)
const old = build.deskRecords(
  [
    {
      id: '7331',
      policy: home.policy,
      about: 'identification card',
      matter: 'document',
      requester: asking,
      end: build.ends.completed,
      opened: '2025-09-20',
    },
  ],
  [
    {
      id: '9831',
      ticket: '7331',
      by: '1',
      on: '2025-09-20',
      text: 'Link sent: id_card, works until 2025-10-20.',
    },
  ],
)

/** The ticket of the documents may be any of those that are written. */
const outcome = (ticket: string) => [
  inserted(vehicles, { ...harbor, date_added_to_policy: '2025-09-24' }),
  inserted(tickets, { ...fresh, ...end }),
  inserted(tickets, { id: ticket, ...card, ...build.ends.completed }),
  inserted(policyDocuments, steps.linkRow(home.policy, 'id_card', ticket, '2025-10-31')),
]

export const IN007_005 = insurance.task({
  id: 'IN007_005',
  title: 'the new car comes, the old one stays behind a claim that no car shows, and the card is out of date',
  level: 'severe',
  traits: ['evidence-before-words', 'rules-that-meet', 'thin-answers', 'effects-that-belong-together'],
  decidedBy: ['VE-4', 'VE-6', 'DC-6'],
  request: `Isolde Marchbank-Eze, POL-3503103330. Last Wednesday I bought a 2022 Velmont Harbor, VIN ${harbor.vin}, instead of the Lark, which a cousin has taken. Please exchange them from that day. After that send me the identification card, the one of 20 September will hardly do.`,
  customer: `You are Isolde Marchbank-Eze, born 1 November 1971, named insured of POL-3503103330 in California. Your SSN ends in 7111. You are a geologist and like order. The Harbor: bought on 24 September for $38,700, private, yours, ordinary title. In August a shopping trolley hit one of your two cars on a car park in Ukiah
and you reported it by telephone; you read the number from the papers then and do not know for which car. If you are told that the Lark has to stay on for now, you accept it.`,
  records: {
    ...build.householdRecords(home),
    ...old,
    claims: [
      {
        id: 'CLM-3503103330',
        policy_id: 'POL-3503103330',
        vehicle_vin: 'KST4C7R21HP999334',
        date_of_loss: '2025-08-15',
        loss_location: 'Ukiah, CA',
        claim_type: 'Collision – Hit and Run',
        claim_stage: 'Open – Investigation',
        severity: 'Minor',
        created_date: '2025-08-15',
      },
    ],
  },
  solution: [
    ...steps.lookUp(home, isolde),
    steps.readComments('7331'),
    readCars(home),
    readClaims(home),
    ['claims_get_vehicle_claims', { vehicle_id: 'VEH-10333001' }],
    ['claims_get_vehicle_claims', { vehicle_id: 'VEH-10333002' }],
    ['lookup_validate_vin', { vin: harbor.vin }],
    steps.createTicket(home, 'Harbor for Lark', fresh),
    ['policy_add_vehicle', harbor],
    steps.finishTicket('12', 'Harbor added. An open claim shows no car: the Lark stays, for you.', end),
    steps.createTicket(home, 'identification card', card),
    steps.sendLink(home.policy, 'id_card', '13', '2025-10-31'),
    steps.finishTicket('13', 'New card: the old link shows no Harbor.', build.ends.completed),
  ],
  expected: oneOf(outcome('12'), outcome('13')),
})
