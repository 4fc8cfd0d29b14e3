import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const matthias = {
  customer: '94040442',
  user: '9611',
  name: ['Matthias', 'Adebowale'],
  born: '1972-10-07',
  email: 'matthias.adebowale@wideload.example',
  tier: 'Preferred',
  digits: '7210',
} as const
const pickup: Household = {
  policy: '3015040446',
  state: 'TX',
  named: matthias,
  since: '2017-03-15',
  status: 'Pending Cancellation',
  cancelled: ['2025-10-06', 'User Requested'],
  cars: [{ vin: build.vin('Brask', 2020, '504044'), car: [2020, 'Brask', 'Hauler'] }],
  account: { monthly: 190, due: '2025-10-15' },
}
const sedan: Household = {
  policy: '3015040499',
  state: 'TX',
  named: matthias,
  since: '2020-10-25',
  cars: [{ vin: build.vin('Velmont', 2017, '504049'), car: [2017, 'Velmont', 'Harbor'] }],
  account: { monthly: 95.6, due: '2025-10-25' },
}
const fresh = build.freshTicket('cancellation', { user: '9611', role: 'Named Insured' })
const end = { ...build.ends.completed, effective_date_of_change: '2025-10-24' }
const { policies, tickets } = insurance.tables

export const IN004_004 = insurance.task({
  id: 'IN004_004',
  title: 'one cancellation gets a later day, the other cannot have the same',
  level: 'demanding',
  traits: ['time', 'batch-with-exceptions', 'customer-moves'],
  decidedBy: ['RC-3', 'RC-1'],
  request:
    'Matthias Adebowale. The ship to Lagos leaves later than I thought. POL-3015040446 is set to end on the 6th, make that 20 October. And end the sedan’s too, POL-3015040499, same day. I’ll need cover until I hand both over at the port.',
  customer: `You are Matthias Adebowale, born 7 October 1972, named insured of POL-3015040446 (pickup) and POL-3015040499 (sedan) in Texas. Your SSN ends in 7210. You are busy packing and answer in bursts.

When the agent sums up what it will do, an e-mail from the shipping company comes in: both cars have to be at the port on 31 October. So **both** are to have 31 October as their last day; that is your last word. If one of them cannot have that day, you want the last day that is possible for it, and for the other one still the 31st.
You have said nothing to anybody about renewing the sedan's policy and do not want it renewed.`,
  records: {
    ...build.householdRecords(pickup, sedan),
    ...build.deskRecords([
      {
        id: '7121',
        policy: pickup.policy,
        about: 'cancellation for 6 October',
        matter: 'cancellation',
        requester: { user: '9611', role: 'Named Insured' },
        end: { ...build.ends.completed, effective_date_of_change: '2025-10-06' },
        opened: '2025-09-17',
      },
    ]),
  },
  solution: [
    ...steps.identify(pickup, matthias),
    steps.ticketsOf('9611'),
    ['billing_get_account_details', { policy_id: 'POL-3015040446' }],
    ['claims_check_open_major_claims', { policy_id: 'POL-3015040446' }],
    ['policy_get_policy_details', { policy_id: 'POL-3015040499' }],
    ['billing_get_account_details', { policy_id: 'POL-3015040499' }],
    ['claims_check_open_major_claims', { policy_id: 'POL-3015040499' }],
    [
      'policy_schedule_cancellation',
      {
        policy_id: 'POL-3015040446',
        cancellation_date: '2025-10-31',
        cancellation_reason: 'User Requested',
      },
    ],
    steps.finishTicket('7121', 'Last day 31 October now.', {
      ...build.ends.completed,
      effective_date_of_change: '2025-10-31',
    }),
    steps.createTicket(sedan, 'cancellation', fresh),
    [
      'policy_schedule_cancellation',
      {
        policy_id: 'POL-3015040499',
        cancellation_date: '2025-10-24',
        cancellation_reason: 'User Requested',
      },
    ],
    steps.finishTicket('12', 'Last day 24 October; it expires on the 25th.', end),
  ],
  expected: [
    updated(policies, 'POL-3015040446', { cancellation_date: '2025-10-31' }),
    updated(tickets, '7121', { effective_date_of_change: '2025-10-31' }),
    updated(policies, 'POL-3015040499', {
      status: 'Pending Cancellation',
      cancellation_date: '2025-10-24',
      cancellation_reason: 'User Requested',
    }),
    inserted(tickets, { ...fresh, ...end }),
  ],
})
