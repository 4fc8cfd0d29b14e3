import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'
import { readCars, readClaims, readDrivers } from '../changes.ts'

const { claims, tickets } = insurance.tables

const orsolya = {
  customer: '77060333',
  user: '8863',
  name: ['Orsolya', 'Whitcombe-Diaz'],
  born: '1981-05-09',
  email: 'orsolya.diaz@estuary.example',
  digits: '8159',
} as const
const [harbor, finch] = [build.vin('Velmont', 2020, '610333'), build.vin('Kestler', 2017, '610334')]
const home: Household = {
  policy: '3506103331',
  state: 'NY',
  named: orsolya,
  since: '2018-10-18',
  others: [{ name: 'Rafael Diaz', born: '1979-08-30', relationship: 'Spouse', licence: ['880830790', 'NY'] }],
  cars: [
    { vin: harbor, car: [2020, 'Velmont', 'Harbor'] },
    { vin: finch, car: [2017, 'Kestler', 'Finch'] },
  ],
  account: { monthly: 334, due: '2025-10-18' },
}
const asking = { user: '8863', role: 'Named Insured' } as const
const on = { policy_id: 'POL-3506103331' } as const
const crash = {
  ...on,
  vehicle_id: 'VEH-10333101',
  vehicle_vin: harbor,
  driver_id: 'DRV-10333102',
  date_of_loss: '2025-09-19',
  claim_type: 'Collision – Multi-Vehicle',
  severity: 'Major',
  siu_flag: 'Suspicious Activity Flagged',
  has_bodily_injury: true,
  police_report_required: true,
  police_report_number: 'NYS-25-77410',
} as const
const glass = {
  ...on,
  vehicle_id: 'VEH-10333102',
  vehicle_vin: finch,
  date_of_loss: '2025-09-29',
  claim_type: 'Comprehensive – Glass Only',
  severity: 'Minor',
} as const
const crashTicket = build.freshTicket('majorLoss', asking)
const glassTicket = build.freshTicket('minorLoss', asking)
const crashEnd = { ...build.ends.investigation, claims_action_type: 'FNOL – Collision' }
const glassEnd = { ...build.ends.completed, claims_action_type: 'FNOL – Comprehensive' }
const before = (id: string, date_of_loss: string) =>
  ({
    ...on,
    id,
    vehicle_id: 'VEH-10333102',
    date_of_loss,
    loss_location: 'Troy, NY',
    claim_type: 'Collision – Parked Vehicle',
    claim_stage: 'Closed – Paid',
    created_date: date_of_loss,
  }) as const

export const IN011_007 = insurance.task({
  id: 'IN011_007',
  title: 'a crash with a sore neck and a stone in a window, and a sign that only the list of claims gives',
  level: 'severe',
  traits: [
    'evidence-before-words',
    'rules-that-meet',
    'effects-that-belong-together',
    'batch-with-exceptions',
  ],
  decidedBy: ['CL-6', 'CL-4', 'CL-8', 'CL-7'],
  request: `Hello, two reports for POL-3506103331. On the 19th my husband drove the Harbor through Troy and a van came out of a side street into him. And on Monday a stone broke the windscreen of the Finch on the Thruway, I was driving. Orsolya Whitcombe-Diaz, 9 May 1981`,
  customer: `You are Orsolya Whitcombe-Diaz, born 9 May 1981, named insured of POL-3506103331 in New York. Your SSN ends in 8159. You are accurate. 19 September, Troy, New York: Rafael at the wheel; the Harbor was towed; the other driver, Lowell Pratt, 518-555-0166, of Greenbank Mutual, had a sore neck and went to a doctor; police report NYS-25-77410. 29 September, near
Utica, New York: a stone from a lorry, only the windscreen, no police. Of earlier claims you say, if asked, "the Finch was bumped twice in car parks". You want both reported and the windscreen soon.`,
  records: {
    ...build.householdRecords(home),
    claims: [before('CLM-3506103331', '2024-11-20'), before('CLM-3506103332', '2025-06-02')],
  },
  solution: [
    ...steps.lookUp(home, orsolya),
    readCars(home),
    ['policy_get_vehicle_details', { vehicle_id: 'VEH-10333101' }],
    ['policy_get_vehicle_details', { vehicle_id: 'VEH-10333102' }],
    readDrivers(home),
    readClaims(home),
    steps.createTicket(home, 'crash in Troy', crashTicket),
    [
      'claims_create_fnol',
      {
        ...crash,
        loss_location: 'Troy, NY',
        other_party_name: 'Lowell Pratt',
        other_party_phone: '518-555-0166',
        other_party_insurance: 'Greenbank Mutual',
      },
    ],
    steps.finishTicket('11', 'Claim opened. Two other claims in twelve months.', crashEnd),
    steps.createTicket(home, 'windscreen of the Finch', glassTicket),
    ['claims_create_fnol', { ...glass, driver_id: 'DRV-10333101', loss_location: 'Utica, NY' }],
    steps.finishTicket('12', 'Claim opened.', glassEnd),
  ],
  expected: [
    inserted(claims, { ...crash, created_date: '2025-09-19' }),
    inserted(tickets, { ...crashTicket, ...crashEnd }),
    inserted(claims, { ...glass, driver_id: 'DRV-10333101', created_date: '2025-09-29' }),
    inserted(tickets, { ...glassTicket, ...glassEnd }),
  ],
})
