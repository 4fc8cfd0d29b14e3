import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const zebulon = {
  customer: '92551211',
  user: '9251',
  name: ['Zebulon', 'Hartigan-Voss'],
  born: '1994-12-09',
  email: 'zebulon.voss@pinyon.example',
  digits: '9412',
} as const
const hauler = build.vin('Brask', 2012, '512119')
const home: Household = {
  policy: '2265121193',
  state: 'TX',
  named: zebulon,
  since: '2021-03-29',
  cars: [{ vin: hauler, car: [2012, 'Brask', 'Hauler'], collision: false }],
  account: { monthly: 109.85, pastDue: 109.85, due: '2025-09-29' },
}
const loss = {
  policy_id: 'POL-2265121193',
  vehicle_id: 'VEH-12119301',
  vehicle_vin: hauler,
  date_of_loss: '2025-09-29',
  claim_type: 'Liability Only',
  severity: 'Moderate',
  unlisted_driver_flag: true,
} as const
const fresh = build.freshTicket('moderateLoss', { user: '9251', role: 'Named Insured' })
const end = { ...build.ends.completed, claims_action_type: 'FNOL – Liability' }

export const IN011_003 = insurance.task({
  id: 'IN011_003',
  title: 'a friend at the wheel, a truck without collision cover, and a neighbour’s sedan',
  level: 'demanding',
  traits: ['thin-answers', 'rules-that-meet', 'evidence-before-words'],
  decidedBy: ['CL-4', 'CL-7'],
  request:
    'ok so monday my buddy cody backs my truck out of the drive and straight into imelda’s sedan that was parked across the street. her door is toast, my tailgate too. nobody in it nobody hurt. need to ' +
    'make a claim for both i guess. POL-2265121193, zeb hartigan-voss, 9 dec 94',
  customer: `You are Zebulon "Zeb" Hartigan-Voss, born 9 December 1994, named insured of POL-2265121193 in Texas. Your SSN ends in 9412. You write as you talk.

It was Monday, 29 September 2025, in Amarillo, Texas. Cody Marsh, a friend who lives elsewhere and had never driven your truck before, was at the wheel. The sedan belongs to your neighbour Imelda Straub,
806-555-0142, insured with Copper Basin Mutual. Nobody was hurt, no police, the truck can be driven. You thought that your tailgate was covered; when you hear that it is not, you say "figures".
You owe last month's bill and hope that this does not matter.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, zebulon),
    ['policy_get_policy_vehicles', { policy_id: 'POL-2265121193' }],
    ['policy_get_vehicle_details', { vehicle_id: 'VEH-12119301' }],
    ['policy_get_policy_drivers', { policy_id: 'POL-2265121193' }],
    ['claims_get_policy_claims', { policy_id: 'POL-2265121193' }],
    ['knowledge_base_search_policy', { query: 'loss without collision coverage liability unlisted driver' }],
    steps.createTicket(home, 'truck backed into a parked sedan', fresh),
    [
      'claims_create_fnol',
      {
        ...loss,
        loss_location: 'Amarillo, TX',
        other_party_name: 'Imelda Straub',
        other_party_phone: '806-555-0142',
        other_party_insurance: 'Copper Basin Mutual',
      },
    ],
    steps.finishTicket('11', 'Liability claim opened; own damage is not covered.', end),
  ],
  expected: [
    inserted(insurance.tables.claims, { ...loss, created_date: '2025-09-29' }),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
