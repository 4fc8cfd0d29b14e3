import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const cassius = {
  customer: '92220984',
  user: '9221',
  name: ['Cassius', 'Oyelowe-Trent'],
  born: '1955-10-23',
  email: 'cassius.trent@keywest.example',
  digits: '5523',
} as const
const home: Household = {
  policy: '2232098460',
  state: 'FL',
  named: cassius,
  since: '2009-03-17',
  cars: [
    { vin: build.vin('Corvane', 2014, '209846'), car: [2014, 'Corvane', 'Mesa'] },
    { vin: build.vin('Corvane', 2008, '209864'), car: [2008, 'Corvane', 'Mesa'], removed: '2021-05-01' },
  ],
  account: { monthly: 163.9, due: '2025-10-17' },
}
const removing = build.freshTicket('vehicle', { user: '9221', role: 'Named Insured' })
const cancelling = build.freshTicket('cancellation', { user: '9221', role: 'Named Insured' })
const end = { ...build.ends.completed, effective_date_of_change: '2025-10-04' }

export const IN008_002 = insurance.task({
  id: 'IN008_002',
  title: 'the last car cannot leave, so its owner does, three days later',
  level: 'demanding',
  traits: ['customer-moves', 'rules-that-meet', 'time'],
  decidedBy: ['VE-6', 'RC-1', 'ST-4', 'TK-2'],
  request:
    'Sold my Mesa on Saturday, eyes are not what they were. Take it off POL-2232098460 from Saturday please. C. Oyelowe-Trent',
  customer: `You are Cassius Oyelowe-Trent, born 23 October 1955, named insured of POL-2232098460 in Florida. Your SSN ends in 5523. You are laconic.

You sold your only car, the 2014 Corvane Mesa, on 27 September and will not buy another. If you are told that the last car cannot be taken off, you say: "Then cancel the whole thing, from
Saturday." If you are told the first possible day, you take it. Asked about the plates: you handed them in at the county office on Monday. You do not ask for money back.`,
  records: build.householdRecords(home),
  solution: [
    ...steps.lookUp(home, cassius),
    ['policy_get_policy_vehicles', { policy_id: 'POL-2232098460' }],
    ['claims_get_policy_claims', { policy_id: 'POL-2232098460' }],
    ['billing_get_account_details', { policy_id: 'POL-2232098460' }],
    ['knowledge_base_search_policy', { query: 'remove the last vehicle' }],
    steps.createTicket(home, 'take the Mesa off', removing),
    steps.finishTicket('11', 'Last active vehicle: declined.', build.ends.declined),
    ['knowledge_base_search_policy', { query: 'cancellation notice Florida plates' }],
    steps.createTicket(home, 'cancellation', cancelling),
    [
      'policy_schedule_cancellation',
      {
        policy_id: 'POL-2232098460',
        cancellation_date: '2025-10-04',
        cancellation_reason: 'User Requested',
      },
    ],
    steps.finishTicket('12', 'Plates handed in. Last day 4 October.', end),
  ],
  expected: [
    inserted(insurance.tables.tickets, { ...removing, ...build.ends.declined }),
    inserted(insurance.tables.tickets, { ...cancelling, ...end }),
    updated(insurance.tables.policies, 'POL-2232098460', {
      status: 'Pending Cancellation',
      cancellation_date: '2025-10-04',
      cancellation_reason: 'User Requested',
    }),
  ],
})
