import { accessMatrix } from '../../../sandboxes/neobank/access-matrix.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { mailOf, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const noemi = hire('160239', 'Noémi Lacatus', 3, '190010', 'Community Editor', {
  home: '9 Pinyon Loop, Flagstaff, AZ 86001',
  has: [
    ['Parley', 'member', '2022-03-07'],
    ['Teller Console', 'read_only', '2022-06-13'],
    ['Clientbook CRM', 'user', '2022-06-13'],
    ['Lakehouse Masked', 'viewer', '2024-02-19'],
    ['Customer PII', 'read_only', '2025-09-23', '2025-10-07T00:00:00Z'],
    ['Prism BI', 'viewer', '2023-01-23'],
    ['Covenant GRC', 'user', '2024-08-12'],
  ],
  groups: ['bi_operations', 'support_team'],
  seats: ['30110001'],
})
const apps = [...new Set(accessMatrix.map(({ app }) => app))]
const records = people(noemi)
const { ticket: next } = idsAfter(records)
const [main, dashboard] = [next(1), next(2)]

export const NB009_003 = neobank.task({
  id: 'NB009_003',
  title: 'from support to marketing: of seven applications two have to go, one of them forgotten',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'effects-that-belong-together', 'customer-moves'],
  decidedBy: ['MV-3', 'ML-2'],
  request:
    'Hi!! First day in marketing for me :) Please clear out what I am no longer allowed to have, the Teller Console, the CRM, ' +
    'Covenant, that sort of thing. And then the marketing dashboard please. noemi.lacatus@quillhaven.example',
  customer: `You are Noémi Lacatus, until yesterday in customer support, now community editor in marketing, bubbly. You want
everything ended that your new department may not have, and nothing else; which applications these are you leave to the agent, your
list was a guess. What the rules still allow you would rather keep. You do not think of Customer PII; if it is named, it can go.

When the agent announces the end of the Teller Console, ask whether you could keep it until the 15th to hand over your open
cases. If that is not possible, it goes today. You want the marketing dashboard as well. Agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(noemi),
    ...desk.read(
      'movers change of department',
      'marketing dashboard',
      'the access matrix',
      'e-mails',
      'ticket type and priority',
    ),
    ...desk.has(noemi, ...apps),
    ['okta_api_get_user_groups', { email: mailOf(noemi) }],
    desk.openTicket('31', 'task', 'high', 'Mover: support to marketing'),
    ...desk.revoke(noemi, 'Teller Console', 'Customer PII'),
    desk.endTicket(main, provisioned),
    desk.openTicket('31', 'task', 'normal', 'Marketing dashboard'),
    desk.join(noemi, 'bi_marketing_viewers'),
    desk.endTicket(dashboard, provisioned),
  ],
  expected: [
    outcome.newTicket('31', 'task', 'high', provisioned),
    outcome.newTicket('31', 'task', 'normal', provisioned),
    ...outcome.revoked(noemi, 2, 5),
    ...outcome.joined(noemi, 'bi_marketing_viewers'),
  ],
})
