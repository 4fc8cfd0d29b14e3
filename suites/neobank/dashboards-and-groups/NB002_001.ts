import { colleague, under } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { mailOf, type Person, people, together, waiting } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import * as desk from '../desk-calls.ts'
import { provisioned, unasked } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const prism = '30110001'
const priya: Person = {
  staff: '190103',
  name: 'Priya Venkataraghavan',
  level: 3,
  ...under('190010'),
  role: 'Campaign Analyst',
  since: '2023-05-15',
  user: '31',
  has: [['Parley', 'member', '2023-05-15']],
}
const others: readonly Person[] = [
  {
    staff: '190130',
    name: 'Halvard Quist',
    level: 3,
    ...under('190010'),
    role: 'Copy Editor',
    since: '2022-02-07',
    status: 'on_leave',
    user: '32',
  },
  {
    staff: '180114',
    name: 'Anneliese Brook',
    level: 3,
    ...under('180009'),
    role: 'Account Executive',
    since: '2023-01-30',
    user: '33',
  },
  ...['Ruben Castellan', 'Odile Marchetti'].map(
    (name, index): Person => ({
      staff: `15014${index}`,
      name,
      level: 3,
      ...under('150018'),
      role: 'Financial Analyst',
      since: '2023-03-06',
      seats: [prism],
    }),
  ),
]
const records = together(
  people(priya, ...others),
  waiting('40', '28', '2025-08-05T09:00:00Z', 'Prism BI'),
  waiting('41', '32', '2025-08-18T10:30:00Z', 'Prism BI'),
  waiting('42', '33', '2025-09-03T12:15:00Z', 'Prism BI'),
)
const { ticket: next } = idsAfter(records)
const [dashboard, crm] = [next(1), next(2)]
const waits = { status: 'hold', resolution_category: 'backlogged', ...unasked } as const

export const NB002_001 = neobank.task({
  id: 'NB002_001',
  title: 'two seats are free and two people wait for them, so the dashboard waits; the CRM does not',
  level: 'demanding',
  traits: ['evidence-before-words', 'thin-answers', 'customer-moves'],
  decidedBy: ['LI-3', 'GR-2'],
  request:
    'good morning! I would love to see the product analytics dashboard, Delphine says everyone in marketing ' +
    'should. I looked in the licence register and there are free Prism seats, lucky me. ' +
    'priya.venkataraghavan@quillhaven.example',
  customer: `You are Priya Venkataraghavan, campaign analyst, cheerful, writes without capitals now and then. You want
the product analytics dashboard for your campaign reports. Delphine Sorel, your manager, told you in the
corridor that it is fine.

If you are told that you go on a waiting list, sigh, ask once whether Delphine's word does not count, and
accept it. Then remember your second wish: you need Clientbook CRM for the same reports. Agree when the
agent is about to give it to you. Nothing else.`,
  records,
  solution: [
    ...desk.lookUp(priya),
    ...desk.read('opening a dashboard', 'waiting list for licence seats', 'tickets and their end state'),
    ['okta_api_get_user_groups', { email: mailOf(priya) }],
    ...desk.has(priya, 'Prism BI'),
    ['license_management_api_check_license_type', { software_name: 'Prism BI' }],
    ['license_management_api_check_availability', { software_name: 'Prism BI' }],
    ['zendesk_get_items', { table: 'tickets', $filter: "tags/any(t: t eq 'license_waitlist')" }],
    ...[colleague('180090'), ...others.slice(0, 2)].map(
      (person) => ['workday_api_get_employee', { email: mailOf(person) }] as const,
    ),
    desk.openTicket('31', 'task', 'normal', 'Waiting list: Prism BI'),
    desk.endTicket(dashboard, { ...waits, tags: 'license_waitlist' }),
    ...desk.has(priya, 'Clientbook CRM', 'Tessera AML'),
    desk.openTicket('31', 'task', 'normal', 'Clientbook CRM'),
    desk.give(priya, 'Clientbook CRM', 'user'),
    desk.send(priya, 'access_provisioned', crm, 'You have Clientbook CRM'),
    desk.endTicket(crm, provisioned),
  ],
  expected: [
    outcome.newTicket('31', 'task', 'normal', { ...waits, tags: ['license_waitlist'] }),
    outcome.newTicket('31', 'task', 'normal', provisioned),
    outcome.given(priya, 'Clientbook CRM', 'user'),
    outcome.sent(priya, 'access_provisioned', crm),
  ],
})
