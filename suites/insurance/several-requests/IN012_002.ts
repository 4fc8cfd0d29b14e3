import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const rosalba = {
  customer: '94120221',
  user: '9801',
  name: ['Rosalba', 'Finnegan-Osei'],
  born: '1990-09-18',
  email: 'rosalba.finnegan@coquina.example',
  digits: '9018',
} as const
const home: Household = {
  policy: '3025020228',
  state: 'FL',
  named: rosalba,
  since: '2022-04-27',
  status: 'In Grace Period',
  cars: [{ vin: build.vin('Kestler', 2015, '502022'), car: [2015, 'Kestler', 'Heron'] }],
  account: { monthly: 212.4, pastDue: 212.4, due: '2025-08-27', status: 'In Grace Period', received: true },
}
const policy_id = 'POL-3025020228'
const lark = {
  policy_id,
  vin: build.vin('Orlo', 2021, '502029'),
  year: 2021,
  make: 'Orlo',
  model: 'Lark',
  effective_date: '2025-09-14',
  uw_pending: false,
} as const
const husband = {
  policy_id,
  name: 'Kwabena Osei',
  date_of_birth: '1988-04-06',
  license_number: 'O250518840060',
  license_state: 'FL',
  relationship: 'Spouse',
  status: 'Rated',
  effective_date: '2025-10-01',
  uw_pending: false,
  exclusion_form_required: false,
} as const
const asking = { user: '9801', role: 'Named Insured' } as const
const paying = build.freshTicket('payment', asking)
const car = build.freshTicket('vehicle', asking)
const driver = build.freshTicket('driver', asking)
const fromToday = { ...build.ends.completed, effective_date_of_change: '2025-10-01' }
const fromPurchase = { ...build.ends.completed, effective_date_of_change: '2025-09-14' }
const { billingAccounts, drivers, policies, tickets, vehicles } = insurance.tables

export const IN012_002 = insurance.task({
  id: 'IN012_002',
  title: 'her money has come, so the policy, the car and the husband can',
  level: 'severe',
  traits: ['effects-that-belong-together', 'rules-that-meet', 'thin-answers', 'evidence-before-words'],
  decidedBy: ['SY-3', 'DR-1', 'VE-1', 'ST-5'],
  request: `Hello Tarnbrook! Three things for POL-3025020228. (1) I paid the $212.40 in September and the app still says "grace period". (2) We bought a second car, a 2021 Orlo Lark, VIN ${lark.vin}, it should be insured from the day we bought it. (3) Kwabena, my husband, has to go on as a driver. Rosalba Finnegan-Osei`,
  customer: `You are Rosalba Finnegan-Osei, born 18 September 1990, named insured of POL-3025020228 in Florida. Your SSN ends in 9018. You keep lists.

You transferred the money on 19 September. The Lark: bought on 14 September from a neighbour for $15,800; private use, yours alone, ordinary title. Kwabena Osei, born 6 April 1988, your husband, lives with you, Florida licence O250518840060, to be added from today.
If you are told that something has to wait because of the payment, you insist that it was paid and ask the agent to look.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.identify(home, rosalba),
    steps.ticketsAbout(policy_id),
    ['billing_get_account_details', { policy_id }],
    ['policy_get_policy_vehicles', { policy_id }],
    ['policy_get_policy_drivers', { policy_id }],
    ['lookup_validate_vin', { vin: lark.vin }],
    steps.createTicket(home, 'payment not shown', paying),
    ['billing_reset_account_status', { policy_id }],
    ['policy_reinstate_policy', { policy_id, lapse_flag: false }],
    steps.finishTicket('11', 'Account reset, policy out of its grace period.', fromToday),
    steps.createTicket(home, 'add the Lark', car),
    ['policy_add_vehicle', lark],
    steps.finishTicket('12', 'Covered from the day of purchase.', fromPurchase),
    steps.createTicket(home, 'add Kwabena Osei', driver),
    ['policy_add_driver', husband],
    steps.finishTicket('13', 'Rated from today.', fromToday),
  ],
  expected: [
    updated(billingAccounts, 'BILL-020228', { status: 'Current', past_due_amount: 0 }),
    updated(policies, policy_id, { status: 'Active' }),
    inserted(vehicles, { ...lark, date_added_to_policy: '2025-09-14' }),
    inserted(drivers, husband),
    inserted(tickets, { ...paying, ...fromToday }),
    inserted(tickets, { ...car, ...fromPurchase }),
    inserted(tickets, { ...driver, ...fromToday }),
  ],
})
