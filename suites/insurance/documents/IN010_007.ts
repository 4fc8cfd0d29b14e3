import { inserted, updated } from '../../../lib/task.ts'
import { build, type Household, insurance, steps } from '../../../sandboxes/insurance/index.ts'

const nerissa = {
  customer: '94100776',
  user: '9751',
  name: ['Nerissa', 'Dunmore-Okello'],
  born: '1987-01-02',
  email: 'nerissa.okello@juniperhill.example',
  digits: '8721',
} as const
const home: Household = {
  policy: '3024070778',
  state: 'TX',
  named: nerissa,
  since: '2018-12-04',
  status: 'Pending Cancellation',
  cancelled: ['2025-10-10', 'User Requested'],
  cars: [{ vin: build.vin('Tamsin', 2022, '407077'), car: [2022, 'Tamsin', 'Glen'] }],
  account: { monthly: 152, due: '2025-10-04' },
}
const asking = { user: '9751', role: 'Named Insured' } as const
const fresh = build.freshTicket('document', asking)
const policy_id = 'POL-3024070778'
const { policies, policyDocuments, tickets } = insurance.tables

export const IN010_007 = insurance.task({
  id: 'IN010_007',
  title: 'the page is refused to a policy that is ending, and hers was not to end any more',
  level: 'demanding',
  traits: ['undoing', 'evidence-before-words', 'time'],
  decidedBy: ['SY-6', 'RC-4', 'DC-2'],
  request:
    'Hey, my bank needs the current declarations page for the car loan, policy number POL-3024070778. By mail is fine. Cheers, Nerissa',
  customer: `You are Nerissa Dunmore-Okello, born 2 January 1987, named insured of POL-3024070778 in Texas. Your SSN ends in 8721. You are easy-going.

In the first half of September you cancelled the policy for 10 October, because of a job abroad that came to nothing; on 25 September you wrote again and took it back. As far as you are concerned that is done. You mention it only when somebody speaks of a cancellation; then you are startled, and want the policy to go on, of course.`,
  records: {
    ...build.householdRecords(home),
    ...build.deskRecords(
      [
        {
          id: '7181',
          policy: home.policy,
          about: 'cancellation for 10 October',
          matter: 'cancellation',
          requester: asking,
          end: { ...build.ends.completed, effective_date_of_change: '2025-09-25' },
          opened: '2025-09-10',
          touched: '2025-09-25',
        },
      ],
      [
        {
          id: '9751',
          ticket: '7181',
          by: '1',
          on: '2025-09-10',
          text: 'Cancelled at her wish, last day 10 October.',
        },
        {
          id: '9752',
          ticket: '7181',
          by: '1',
          on: '2025-09-25',
          text: 'She stays after all. Cancellation taken back, told her.',
          public: true,
        },
      ],
    ),
  },
  solution: [
    ...steps.identify(home, nerissa),
    steps.ticketsAbout(policy_id),
    steps.readComments('7181'),
    ['policy_reinstate_policy', { policy_id, lapse_flag: false }],
    steps.finishTicket('7181', 'It had not been taken back; done today.', {
      ...build.ends.completed,
      effective_date_of_change: '2025-10-01',
    }),
    steps.createTicket(home, 'declarations page for the bank', fresh),
    steps.sendLink(home.policy, 'declarations_page', '12', '2025-10-04'),
    steps.finishTicket('12', 'Sent.', build.ends.completed),
  ],
  expected: [
    updated(policies, policy_id, { status: 'Active', cancellation_date: null, cancellation_reason: null }),
    updated(tickets, '7181', { effective_date_of_change: '2025-10-01' }),
    inserted(policyDocuments, steps.linkRow(home.policy, 'declarations_page', '12', '2025-10-04')),
    inserted(tickets, { ...fresh, ...build.ends.completed }),
  ],
})
