import { inserted } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const gwendal = {
  customer: '94120443',
  name: ['Gwendal', 'Petrosyan'],
  born: '1982-03-27',
  email: 'gwendal.petrosyan@redwoodspur.example',
  digits: '8227',
} as const
const burnt = build.vin('Corvane', 2019, '704044')
const home: Household = {
  policy: '3027040448',
  state: 'CA',
  named: gwendal,
  since: '2021-05-22',
  cars: [
    { vin: build.vin('Corvane', 2014, '704040'), car: [2014, 'Corvane', 'Mesa'] },
    { vin: burnt, car: [2019, 'Corvane', 'Mesa'] },
  ],
  account: { monthly: 187.5, pastDue: 187.5, due: '2025-09-22' },
}
const policy_id = 'POL-3027040448'
const user = { name: 'Gwendal Petrosyan', email: gwendal.email }
const asking = { user: '21', role: 'Named Insured' } as const
const paying = build.freshTicket('payment', asking)
const burning = build.freshTicket('majorLoss', asking)
const end = { ...build.ends.completed, claims_action_type: 'FNOL – Comprehensive' }
const loss = {
  policy_id,
  vehicle_id: 'VEH-04044802',
  vehicle_vin: burnt,
  date_of_loss: '2025-09-29',
  claim_type: 'Comprehensive – Fire',
  severity: 'Major',
} as const

export const IN012_004 = insurance.task({
  id: 'IN012_004',
  title: 'two weeks more, says the first line, and the last line takes them away',
  level: 'demanding',
  traits: ['rules-that-meet', 'effects-that-belong-together', 'look-alikes'],
  decidedBy: ['BL-2', 'CL-4'],
  request:
    'Gwendal Petrosyan, POL-3027040448, gwendal.petrosyan@redwoodspur.example. I need your usual 14 days on the bill of 22 September, this month has been hell: the roof, the vet, and on Monday night the Mesa burnt out in our carport. Which I suppose I am hereby reporting too.',
  customer: `You are Gwendal Petrosyan, born 27 March 1982, named insured of POL-3027040448 in California. Your SSN ends in 8227. You are at the end of your tether, and polite.

The fire: Monday, 29 September 2025, in Ukiah, California. It was the newer Mesa, the one of 2019; the old one stood in the street and is fine. It was parked, nobody was near it and nobody was hurt; it is a wreck. The fire brigade thinks of the wiring. No police, no other party.
You want the 14 days, and take the refusal with a sigh. You do not want anything instead.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.identify(home, gwendal),
    ['policy_get_policy_vehicles', { policy_id }],
    ['policy_get_vehicle_details', { vehicle_id: 'VEH-04044802' }],
    ['claims_get_policy_claims', { policy_id }],
    ['billing_get_account_details', { policy_id }],
    ['zendesk_create_item', { table: 'users', item: user }],
    steps.createTicket(home, 'the Mesa burnt out', burning),
    ['claims_create_fnol', { ...loss, loss_location: 'Ukiah, CA' }],
    steps.finishTicket('11', 'Claim opened.', end),
    steps.createTicket(home, 'more time for September', paying),
    steps.finishTicket('12', 'An open claim of severity Major.', build.ends.declined),
  ],
  expected: [
    inserted(insurance.tables.users, user),
    inserted(insurance.tables.claims, { ...loss, created_date: '2025-09-29' }),
    inserted(insurance.tables.tickets, { ...burning, ...end }),
    inserted(insurance.tables.tickets, { ...paying, ...build.ends.declined }),
  ],
})
