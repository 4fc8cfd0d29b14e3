import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const philippa = {
  customer: '90881145',
  user: '9801',
  name: ['Philippa', 'Drost-Mbeki'],
  born: '1990-07-22',
  email: 'philippa.drost@lanternhill.example',
  digits: '9022',
} as const
const lark = build.vin('Orlo', 2020, '881145')
const home: Household = {
  policy: '2088114563',
  state: 'CA',
  named: philippa,
  since: '2021-08-16',
  cars: [
    { vin: build.vin('Kestler', 2017, '881154'), car: [2017, 'Kestler', 'Heron'] },
    { vin: lark, car: [2020, 'Orlo', 'Lark'] },
    { vin: build.vin('Brask', 2010, '881415'), car: [2010, 'Brask', 'Hauler'], removed: '2023-11-30' },
  ],
  account: { monthly: 162.45, due: '2025-10-16' },
}
const fresh = build.freshTicket('vehicle', { user: '9801', role: 'Named Insured' })

export const IN008_001 = insurance.task({
  id: 'IN008_001',
  title: 'an open claim that no car of the policy shows keeps the sold Heron on it',
  level: 'severe',
  traits: ['thin-answers', 'nothing-to-do', 'evidence-before-words'],
  decidedBy: ['VE-6', 'HO-2'],
  request:
    'Hi there, sold the Heron on Saturday (27 Sept), buyer has the title and everything. Please take it off POL-2088114563 from ' +
    'Saturday so I get the difference back. No accidents, no claims on that car ever, nice and simple I hope :) Philippa Drost-Mbeki',
  customer: `You are Philippa Drost-Mbeki, born 22 July 1990, named insured of POL-2088114563 in California. Your SSN ends in 9022. You are breezy and quick.

You sold the 2017 Kestler Heron on 27 September to a colleague. You keep the 2020 Orlo Lark. Somebody backed into one of your cars in the
summer while it was parked; as soon as an open claim is mentioned, you say that this was the Lark, and that you reported it by telephone to a
man who took down the number under the windscreen. You are sure that it has nothing to do with the Heron and say so. If you are told that
somebody has to sort the claim before the Heron can leave, you grumble and wait.`,
  records: {
    ...build.householdRecords(home),
    claims: [
      {
        id: 'CLM-3007881145',
        policy_id: 'POL-2088114563',
        vehicle_vin: lark,
        date_of_loss: '2025-07-31',
        loss_location: 'Ventura, CA',
        claim_type: 'Collision – Parked Vehicle',
        claim_stage: 'Open – Investigation',
        severity: 'Minor',
        created_date: '2025-08-01',
      },
      {
        id: 'CLM-3007881154',
        policy_id: 'POL-2088114563',
        vehicle_id: 'VEH-11456303',
        date_of_loss: '2023-03-12',
        loss_location: 'Oxnard, CA',
        claim_type: 'Comprehensive – Glass Only',
        claim_stage: 'Closed – Paid',
        created_date: '2023-03-12',
      },
    ],
  },
  solution: [
    ...steps.lookUp(home, philippa),
    ['policy_get_policy_vehicles', { policy_id: 'POL-2088114563' }],
    ['claims_get_policy_claims', { policy_id: 'POL-2088114563' }],
    ['claims_get_vehicle_claims', { vehicle_id: 'VEH-11456301' }],
    ['claims_get_vehicle_claims', { vehicle_id: 'VEH-11456302' }],
    ['claims_get_vehicle_claims', { vehicle_id: 'VEH-11456303' }],
    ['knowledge_base_search_policy', { query: 'remove vehicle open claim VIN alone' }],
    steps.createTicket(home, 'take the Heron off', fresh),
    steps.finishTicket(
      '11',
      'Open claim of 31 July is under no vehicle. Please sort it first.',
      build.ends.underwriting,
    ),
  ],
  expected: [inserted(insurance.tables.tickets, { ...fresh, ...build.ends.underwriting })],
})
