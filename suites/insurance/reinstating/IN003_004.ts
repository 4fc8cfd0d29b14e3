import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const bronwen = {
  customer: '94030441',
  user: '9501',
  name: ['Bronwen', 'Takahashi-Dell'],
  born: '1977-05-29',
  email: 'bronwen.dell@mesquite.example',
  digits: '7529',
} as const
const caspar = {
  customer: '94030414',
  name: ['Caspar', 'Dell'],
  born: '1975-01-18',
  email: 'caspar.dell@mesquite.example',
  digits: '1875',
} as const
const home: Household = {
  policy: '3010040448',
  state: 'TX',
  named: bronwen,
  coInsured: caspar,
  since: '2018-04-10',
  status: 'Cancelled for Non-Payment',
  cancelled: ['2025-09-20', 'Non-Payment'],
  others: [{ name: 'Elis Dell', born: '2003-03-03', relationship: 'Child', removed: '2025-08-15' }],
  cars: [
    { vin: build.vin('Halden', 2020, '004044'), car: [2020, 'Halden', 'Rook'] },
    { vin: build.vin('Kestler', 2013, '004041'), car: [2013, 'Kestler', 'Finch'], removed: '2025-09-24' },
  ],
  account: { monthly: 204.2, pastDue: 408.4, due: '2025-08-10', status: 'Cancelled', received: true },
}
const user = { name: 'Caspar Dell', email: caspar.email }
const fresh = build.freshTicket('reinstatement', { user: '22', role: 'Co-Insured' })
const end = { ...build.ends.completed, effective_date_of_change: '2025-09-20' }
const policy_id = 'POL-3010040448'

export const IN003_004 = insurance.task({
  id: 'IN003_004',
  title: 'the policy comes back without a gap, and with a car that had been sold',
  level: 'severe',
  traits: ['thin-answers', 'effects-that-belong-together', 'rules-that-meet', 'time'],
  decidedBy: ['SY-2', 'RC-6', 'ST-3'],
  request:
    'Caspar Dell, caspar.dell@mesquite.example. Our policy 3010040448 got cancelled on the 20th because my wife and I each thought the other was paying. It has been paid since Monday, both months. Switch it on ' +
    'again please, as if nothing had happened. We have only the Rook now, so it really matters.',
  customer: `You are Caspar Dell, born 18 January 1975, co-insured of POL-3010040448 in Texas; Bronwen is the named insured. Your SSN ends in 1875. You are embarrassed and quick.

Nothing has happened to the car or with it since 20 September; you say so when asked. You sold the old Finch to a student at the end of September; Bronwen had told Tarnbrook about the day of the sale well before. You want the policy as it was, without a gap if that is possible, and nothing else.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords([
      {
        id: '7091',
        policy: home.policy,
        about: 'Elis has his own policy',
        matter: 'driver',
        requester: { user: '9501', role: 'Named Insured' },
        end: { ...build.ends.completed, effective_date_of_change: '2025-08-15' },
        opened: '2025-08-15',
      },
      {
        id: '7092',
        policy: home.policy,
        about: 'the Finch will be handed over on 24 September',
        matter: 'vehicle',
        requester: { user: '9501', role: 'Named Insured' },
        end: { ...build.ends.completed, effective_date_of_change: '2025-09-24' },
        opened: '2025-09-11',
      },
    ]),
  },
  solution: [
    ...steps.identify(home, caspar),
    steps.ticketsAbout(policy_id),
    ['billing_get_account_details', { policy_id }],
    ['claims_get_policy_claims', { policy_id }],
    ['policy_get_policy_vehicles', { policy_id }],
    steps.ticketsAbout(build.vin('Halden', 2020, '004044')),
    ['zendesk_create_item', { table: 'users', item: user }],
    steps.createTicket(home, 'reinstatement', fresh),
    ['policy_reinstate_policy', { policy_id, lapse_flag: false }],
    ['billing_reset_account_status', { policy_id }],
    [
      'policy_update_vehicle_status',
      { vehicle_id: 'VEH-04044802', new_status: 'Removed', effective_date: '2025-09-24' },
    ],
    steps.finishTicket('13', 'Reinstated without a lapse; the Finch is off again.', end),
  ],
  expected: [
    inserted(insurance.tables.users, user),
    updated(insurance.tables.policies, policy_id, {
      status: 'Active',
      cancellation_date: null,
      cancellation_reason: null,
    }),
    updated(insurance.tables.billingAccounts, 'BILL-040448', { status: 'Current', past_due_amount: 0 }),
    inserted(insurance.tables.tickets, { ...fresh, ...end }),
  ],
})
