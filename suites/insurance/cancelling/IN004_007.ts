import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const leocadia = {
  customer: '94040775',
  user: '9641',
  name: ['Leocadia', 'Thornbury-Sato'],
  born: '1980-07-03',
  email: 'leocadia.sato@bluestem.example',
  digits: '8037',
} as const
const truck: Household = {
  policy: '3018070715',
  state: 'TX',
  named: leocadia,
  since: '2016-11-08',
  cars: [{ vin: build.vin('Brask', 2009, '807071'), car: [2009, 'Brask', 'Hauler'] }],
  account: { monthly: 71.2, due: '2025-10-08' },
}
const family: Household = {
  policy: '3018070751',
  state: 'TX',
  named: leocadia,
  since: '2024-02-08',
  status: 'Pending Cancellation',
  cancelled: ['2025-10-03', 'User Requested'],
  cars: [{ vin: build.vin('Velmont', 2024, '807075'), car: [2024, 'Velmont', 'Harbor'] }],
  account: { monthly: 231.9, due: '2025-10-08' },
}
const asking = { user: '9641', role: 'Named Insured' } as const
const fresh = build.freshTicket('cancellation', asking)
const { policies, tickets } = insurance.tables

export const IN004_007 = insurance.task({
  id: 'IN004_007',
  title: 'the truck should end on Friday, and by two swapped digits it is the family car that does',
  level: 'severe',
  traits: ['undoing', 'look-alikes', 'evidence-before-words', 'effects-that-belong-together'],
  decidedBy: ['SY-6', 'RC-1', 'RC-4'],
  request:
    'Hi there. Last week I asked you to cancel POL-3018070715, the old truck, with Friday 3 October as the last day. I handed it to my nephew and he is insured from Saturday. Would you confirm that this is going through? My app still shows it as active. Leocadia',
  customer: `You are Leocadia Thornbury-Sato, born 3 July 1980, named insured of POL-3018070715 in Texas. Your SSN ends in 8037. You are a nurse on night shift, tired and friendly.

The truck's policy is to end on Friday, 3 October, as you asked. You also have the family car, a Velmont Harbor, insured with Tarnbrook on its own policy, POL-3018070751; nobody asked you about it and you never asked to cancel it. If you hear that it is about to be cancelled, you are horrified: it must stay insured, without
any change. You agree to whatever puts that right.`,
  records: {
    ...build.householdRecords(truck, family),
    ...build.deskRecords(
      [
        {
          id: '7141',
          policy: family.policy,
          about: 'does the monthly sum include roadside help?',
          matter: 'question',
          requester: asking,
          end: build.ends.completed,
          opened: '2025-02-03',
        },
        {
          id: '7142',
          policy: truck.policy,
          about: 'cancellation, last day 3 October',
          matter: 'cancellation',
          requester: asking,
          end: build.ends.completed,
          opened: '2025-09-24',
        },
      ],
      [
        {
          id: '9641',
          ticket: '7142',
          by: '1',
          on: '2025-09-24',
          text: 'Entered with 3 October as the last day. Confirmed to her by phone.',
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(truck, leocadia),
    steps.ticketsOf('9641'),
    steps.readComments('7142'),
    ['policy_get_policy_details', { policy_id: 'POL-3018070751' }],
    ['billing_get_account_details', { policy_id: 'POL-3018070715' }],
    ['claims_check_open_major_claims', { policy_id: 'POL-3018070715' }],
    ['policy_get_policy_drivers', { policy_id: 'POL-3018070751' }],
    [
      'policy_schedule_cancellation',
      {
        policy_id: 'POL-3018070715',
        cancellation_date: '2025-10-03',
        cancellation_reason: 'User Requested',
      },
    ],
    steps.finishTicket('7142', 'It had gone into POL-3018070751; entered here now.', {
      ...build.ends.completed,
      effective_date_of_change: '2025-10-03',
    }),
    steps.createTicket(family, 'cancellation that nobody asked for', fresh),
    ['policy_reinstate_policy', { policy_id: 'POL-3018070751', lapse_flag: false }],
    steps.finishTicket('13', 'Taken back.', {
      ...build.ends.completed,
      effective_date_of_change: '2025-10-01',
    }),
  ],
  expected: [
    updated(policies, 'POL-3018070715', {
      status: 'Pending Cancellation',
      cancellation_date: '2025-10-03',
      cancellation_reason: 'User Requested',
    }),
    updated(tickets, '7142', { effective_date_of_change: '2025-10-03' }),
    updated(policies, 'POL-3018070751', {
      status: 'Active',
      cancellation_date: null,
      cancellation_reason: null,
    }),
    inserted(tickets, { ...fresh, ...build.ends.completed, effective_date_of_change: '2025-10-01' }),
  ],
})
