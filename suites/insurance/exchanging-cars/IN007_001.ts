import { updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const cornelius = {
  customer: '90771036',
  user: '9701',
  name: ['Cornelius', 'Adeyemi-Falk'],
  born: '1963-02-14',
  email: 'cornelius.falk@bluestem.example',
  digits: '1463',
} as const
const home: Household = {
  policy: '2077103628',
  state: 'TX',
  named: cornelius,
  since: '2014-10-30',
  cars: [
    { vin: build.vin('Corvane', 2012, '771306'), car: [2012, 'Corvane', 'Mesa'] },
    { vin: build.vin('Corvane', 2011, '771036'), car: [2011, 'Corvane', 'Mesa'] },
    { vin: build.vin('Tamsin', 2025, '771063'), car: [2025, 'Tamsin', 'Glen'], since: '2025-09-18' },
  ],
  account: { monthly: 176.9, due: '2025-10-30' },
}
const end = { ...build.ends.completed, effective_date_of_change: '2025-09-18' }

export const IN007_001 = insurance.task({
  id: 'IN007_001',
  title: 'the second half of an exchange takes the day of the first, and the right one of two old Mesas',
  level: 'demanding',
  traits: ['undoing', 'look-alikes', 'time'],
  decidedBy: ['VE-4', 'TK-2'],
  request:
    'good day, the dealer has now collected my old corvane mesa, he came for it on sunday, the 28th. he takes it in part ' +
    'exchange for the tamsin after all. so please take the mesa off from sunday. policy POL-2077103628. c. adeyemi-falk',
  customer: `You are Cornelius Adeyemi-Falk, born 14 February 1963, named insured of POL-2077103628 in Texas. Your SSN ends in 1463. You are a retired surveyor, courteous, without capital letters.

You own two Corvane Mesas, a 2011 and a 2012, which your wife drives. The dealer took **the 2011 one**, in part exchange for the Tamsin
Glen that you bought on 18 September and that is on the policy already. You say which one only when asked. When you wrote about
the Tamsin you did not know yet whether the dealer would take the Mesa or your nephew.

You believe that Sunday is the right day. If you are told that the old car leaves on the day on which the new one came, you are
pleased, since that is earlier.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '6671',
          policy: home.policy,
          about: 'new Tamsin Glen',
          matter: 'vehicle',
          requester: { user: '9701', role: 'Named Insured' },
          end: { ...build.ends.waitingForCustomer, effective_date_of_change: '2025-09-18' },
          opened: '2025-09-22',
        },
      ],
      [
        {
          id: '9671',
          ticket: '6671',
          by: '1',
          on: '2025-09-22',
          text:
            'Added the Tamsin from the day of purchase. It replaces a Mesa; he does not know yet whether the dealer takes it in ' +
            'exchange or a nephew buys it, and will write.',
        },
      ],
    ),
  },
  solution: [
    ...steps.lookUp(home, cornelius),
    ...steps.readTicket('6671'),
    ['policy_get_policy_vehicles', { policy_id: 'POL-2077103628' }],
    ['claims_get_vehicle_claims', { vehicle_id: 'VEH-10362802' }],
    ['claims_get_policy_claims', { policy_id: 'POL-2077103628' }],
    ['knowledge_base_search_policy', { query: 'exchange old car removed from which day half done' }],
    [
      'policy_update_vehicle_status',
      { vehicle_id: 'VEH-10362802', new_status: 'Removed', effective_date: '2025-09-18' },
    ],
    steps.finishTicket('6671', 'The 2011 Mesa went in part exchange; removed from 18 September.', end),
  ],
  expected: [
    updated(insurance.tables.vehicles, 'VEH-10362802', { status: 'Removed', removal_date: '2025-09-18' }),
    updated(insurance.tables.tickets, '6671', build.ends.completed),
  ],
})
