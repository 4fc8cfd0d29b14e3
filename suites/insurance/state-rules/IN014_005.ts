import { inserted, oneOf } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readCars, readClaims, readDrivers } from '../changes.ts'

const { claims, policyDocuments, tickets } = insurance.tables

const zoltan = {
  customer: '77070344',
  user: '8874',
  name: ['Zoltan', 'Achterberg-Nwosu'],
  born: '1978-12-19',
  email: 'zoltan.nwosu@brownstone.example',
  digits: '7819',
} as const
const heron = build.vin('Kestler', 2022, '710344')
const home: Household = {
  policy: '3507103441',
  state: 'NY',
  named: zoltan,
  since: '2019-11-11',
  cars: [{ vin: heron, car: [2022, 'Kestler', 'Heron'] }],
  account: { monthly: 251, due: '2025-10-11' },
}
const loss = {
  policy_id: 'POL-3507103441',
  vehicle_id: 'VEH-10344101',
  vehicle_vin: heron,
  driver_id: 'DRV-10344101',
  date_of_loss: '2025-09-30',
  claim_type: 'Collision – Parked Vehicle',
  severity: 'Moderate',
  police_report_required: true,
} as const
const asking = { user: '8874', role: 'Named Insured' } as const
const fresh = build.freshTicket('moderateLoss', asking)
const proof = build.freshTicket('document', asking)
const end = { ...build.ends.waitingForCustomer, claims_action_type: 'FNOL – Collision' }
const outcome = (ticket: string) => [
  inserted(claims, { ...loss, created_date: '2025-09-30' }),
  inserted(tickets, { ...fresh, ...end }),
  inserted(tickets, { id: ticket, ...proof, ...build.ends.completed }),
  inserted(policyDocuments, steps.linkRow(home.policy, 'proof_of_insurance', ticket, '2025-10-08')),
]

export const IN014_005 = insurance.task({
  id: 'IN014_005',
  title: 'he backed into a parked sedan, exchanged addresses, and New York wants a report of that',
  level: 'demanding',
  traits: ['rules-that-meet', 'customer-moves', 'effects-that-belong-together'],
  decidedBy: ['ST-6', 'CL-4', 'DC-1'],
  request: `Zoltan Achterberg-Nwosu, POL-3507103441, born 19 December 1978. Yesterday in Yonkers I reversed into a sedan that stood there empty. Its owner came out, we were civilised, no police. My bumper, his door. Please take it up.`,
  customer: `You are Zoltan Achterberg-Nwosu, born 19 December 1978, named insured of POL-3507103441 in New York. Your SSN ends in 7819. You are a bassoonist, urbane. 30 September, Yonkers, New York; you drove; nobody was hurt; the Heron can be driven. The other: Emmett Sloan, 914-555-0127, Larkfield Insurance. If you are told that New York wants a police report even for a
parked car, you will see to it this week.

When the loss is reported, you ask for a proof of insurance, which Mr Sloan would like to see; you will show it to him yourself.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, zoltan),
    readCars(home),
    ['policy_get_vehicle_details', { vehicle_id: 'VEH-10344101' }],
    readDrivers(home),
    readClaims(home),
    steps.createTicket(home, 'reversed into a parked sedan', fresh),
    [
      'claims_create_fnol',
      {
        ...loss,
        loss_location: 'Yonkers, NY',
        other_party_name: 'Emmett Sloan',
        other_party_phone: '914-555-0127',
        other_party_insurance: 'Larkfield Insurance',
      },
    ],
    steps.finishTicket('11', 'Claim opened; police report to follow.', end),
    steps.createTicket(home, 'proof of insurance', proof),
    steps.sendLink(home.policy, 'proof_of_insurance', '12', '2025-10-08'),
    steps.finishTicket('12', 'Sent.', build.ends.completed),
  ],
  expected: oneOf(outcome('12'), outcome('11')),
})
