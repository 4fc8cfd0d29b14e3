import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const guillermo = {
  customer: '91111472',
  user: '9111',
  name: ['Guillermo', 'Strand-Oyelaran'],
  born: '1992-08-31',
  email: 'guillermo.strand@mangrove.example',
  digits: '3192',
} as const
const harbor = build.vin('Velmont', 2024, '111147')
const home: Household = {
  policy: '2121147295',
  state: 'FL',
  named: guillermo,
  since: '2022-03-01',
  cars: [
    { vin: build.vin('Kestler', 2014, '111174'), car: [2014, 'Kestler', 'Finch'] },
    { vin: harbor, car: [2024, 'Velmont', 'Harbor'], since: '2025-09-23' },
  ],
  account: { monthly: 312.2, due: '2025-10-01' },
}
const earlier = (last: number, day: string, rest: object) => ({
  id: `CLM-30088114${last}`,
  policy_id: 'POL-2121147295',
  vehicle_id: 'VEH-14729501',
  date_of_loss: day,
  loss_location: 'Ocala, FL',
  claim_type: 'Collision – Single Vehicle' as const,
  claim_stage: 'Closed – Paid' as const,
  created_date: day,
  ...rest,
})
const loss = {
  policy_id: 'POL-2121147295',
  vehicle_id: 'VEH-14729502',
  vehicle_vin: harbor,
  date_of_loss: '2025-09-28',
  claim_type: 'Collision – Hit and Run',
  severity: 'Minor',
  siu_flag: 'Confirmed SIU Referral',
  police_report_required: true,
} as const
const fresh = build.freshTicket('minorLoss', { user: '9111', role: 'Named Insured' })
const end = { ...build.ends.investigation, claims_action_type: 'FNOL – Collision' }

export const IN011_001 = insurance.task({
  id: 'IN011_001',
  title: 'a scratched bumper, a car of five days, and two of five earlier claims that count',
  level: 'severe',
  traits: ['evidence-before-words', 'thin-answers', 'time'],
  decidedBy: ['CL-4', 'CL-5', 'CL-6'],
  request:
    'You won’t believe my luck. Brand-new Velmont Harbor, and on Sunday somebody runs into it at the Sunny Plaza in Ocala while I am ' +
    'inside buying milk. Bumper cracked, paint gone, no note, nobody saw a thing. It drives fine. I want to report it: POL-2121147295, ' +
    'Guillermo Strand-Oyelaran, 31 August 1992.',
  customer: `You are Guillermo Strand-Oyelaran, born 31 August 1992, named insured of POL-2121147295 in Florida. Your SSN ends in 3192. You talk much and cheerfully.

It happened on Sunday, 28 September 2025, in the car park of the Sunny Plaza in Ocala, Florida. The 2024 Harbor was parked and empty. Nobody
was hurt, nothing else was damaged, the car can be driven. You called the police on Monday; they will send the number of the report, you do not
have it yet. The other car is unknown. You say nothing about earlier claims unless asked; then you say "one or two small things over the
years". You are content when the loss is reported and you know that somebody will write to you.`,
  records: {
    ...build.householdRecords(home),
    claims: [
      earlier(1, '2024-09-20', {}),
      earlier(2, '2024-12-02', {}),
      earlier(3, '2025-02-01', { claim_stage: 'Closed – Withdrawn' }),
      earlier(4, '2025-03-15', { claim_type: 'Comprehensive – Weather' }),
      earlier(5, '2025-05-10', { claim_type: 'Comprehensive – Glass Only' }),
    ],
  },
  solution: [
    ...steps.lookUp(home, guillermo),
    ['policy_get_policy_vehicles', { policy_id: 'POL-2121147295' }],
    ['policy_get_vehicle_details', { vehicle_id: 'VEH-14729502' }],
    ['claims_get_policy_claims', { policy_id: 'POL-2121147295' }],
    [
      'knowledge_base_search_policy',
      { query: 'first notice of loss signs flag investigation police report severity' },
    ],
    steps.createTicket(home, 'Harbor hit while parked', fresh),
    ['claims_create_fnol', { ...loss, loss_location: 'Ocala, FL' }],
    steps.finishTicket('11', 'Claim opened. Two signs. Police report number to follow.', end),
  ],
  expected: [
    inserted(insurance.tables.claims, { ...loss, created_date: '2025-09-28' }),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
