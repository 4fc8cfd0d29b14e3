import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const evangelina = {
  customer: '92110875',
  user: '9211',
  name: ['Evangelina', 'Stowe-Park'],
  born: '1983-07-03',
  email: 'evangelina.stowe@redcanyon.example',
  digits: '8303',
} as const
const home: Household = {
  policy: '2221087559',
  state: 'CA',
  named: evangelina,
  since: '2018-05-20',
  cars: [{ vin: build.vin('Tamsin', 2017, '108755'), car: [2017, 'Tamsin', 'Brook'] }],
  account: { monthly: 175.05, due: '2025-10-20' },
}
const fresh = build.freshTicket('vehicle', { user: '9211', role: 'Named Insured' })
const end = { ...build.ends.underwriting, effective_date_of_change: '2025-09-18' }
const harbor = {
  policy_id: 'POL-2221087559',
  vin: build.vin('Velmont', 2024, '110875'),
  year: 2024,
  make: 'Velmont',
  model: 'Harbor',
  effective_date: '2025-09-18',
  uw_pending: true,
} as const

export const IN007_002 = insurance.task({
  id: 'IN007_002',
  title: 'a dear car in for an old one: thirteen days, a wrong model year, a claim that is being settled',
  level: 'severe',
  traits: ['rules-that-meet', 'effects-that-belong-together', 'customer-moves', 'time'],
  decidedBy: ['VE-1', 'VE-2', 'VE-3', 'VE-4', 'VE-6'],
  request:
    'Hello, I have bought a 2023 Velmont Harbor to replace my Tamsin Brook, which my sister now has in her barn. Can you swap the two on ' +
    `POL-2221087559, please? VIN ${harbor.vin}. I suppose from today, since I am late with this. Evangelina Stowe-Park`,
  customer: `You are Evangelina Stowe-Park, born 3 July 1983, named insured of POL-2221087559 in California. Your SSN ends in 8303. You are busy and answer in half sentences, but correctly.

You bought the Harbor on 18 September, for $94,500, for private use, in your own name and with an ordinary title; it takes the place of the Brook. If you are asked about the model year, you
look at the papers and find that it says **2024**; the salesman had said 2023. The Brook is the car that somebody hit in July; the insurers are about to
pay, you were told. If you are told that the car is covered from the day on which you bought it, you are glad. You agree to everything else.`,
  records: {
    ...build.householdRecords(home),
    claims: [
      {
        id: 'CLM-3011087559',
        policy_id: 'POL-2221087559',
        vehicle_id: 'VEH-08755901',
        driver_id: 'DRV-08755901',
        date_of_loss: '2025-07-09',
        loss_location: 'Redding, CA',
        claim_type: 'Collision – Multi-Vehicle',
        claim_stage: 'Open – Settlement',
        severity: 'Moderate',
        created_date: '2025-07-09',
      },
    ],
  },
  solution: [
    ...steps.lookUp(home, evangelina),
    ['policy_get_policy_vehicles', { policy_id: 'POL-2221087559' }],
    ['lookup_validate_vin', { vin: harbor.vin }],
    ['claims_get_policy_claims', { policy_id: 'POL-2221087559' }],
    ['claims_get_vehicle_claims', { vehicle_id: 'VEH-08755901' }],
    ['knowledge_base_search_policy', { query: 'exchange vehicle review price open claim settlement' }],
    steps.createTicket(home, 'Harbor for Brook', fresh),
    ['policy_add_vehicle', harbor],
    [
      'policy_update_vehicle_status',
      { vehicle_id: 'VEH-08755901', new_status: 'Removed', effective_date: '2025-09-18' },
    ],
    steps.finishTicket('11', 'Exchanged from 18 September. Price above the limit: for you.', end),
  ],
  expected: [
    inserted(insurance.tables.vehicles, { ...harbor, date_added_to_policy: '2025-09-18' }),
    updated(insurance.tables.vehicles, 'VEH-08755901', { status: 'Removed', removal_date: '2025-09-18' }),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
