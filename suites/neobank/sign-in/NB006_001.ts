import { colleague, under } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { type Person, people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import * as desk from '../desk-calls.ts'
import { handedTo } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const lucian: Person = {
  staff: '160233',
  name: 'Lucian Ferreira',
  level: 3,
  ...under('160061'),
  role: 'Support Specialist',
  since: '2023-08-07',
  user: '31',
  has: [
    ['Parley', 'member', '2023-08-07'],
    ['Teller Console', 'read_only', '2024-01-15'],
  ],
}
const records = people(lucian)
const mine = idsAfter(records).ticket()
const steps = ['send_verification_video_call', 'invalidate_all_sessions', 'force_password_reset'] as const
const end = {
  ...handedTo('it_sec_team'),
  incident_severity: 'sev2_high',
  customer_impact: 'yes_potential',
} as const

export const NB006_001 = neobank.task({
  id: 'NB006_001',
  title: 'a new phone, and the old one is not in the drawer but in a taxi',
  level: 'demanding',
  traits: ['customer-moves', 'evidence-before-words', 'effects-that-belong-together'],
  decidedBy: ['AU-5', 'AU-3'],
  request:
    'Hey desk, new phone day! Need the enrolment link for the second factor please, and since I start at two, a ' +
    'bypass until then would be lovely. lucian.ferreira@quillhaven.example',
  customer: `You are Lucian Ferreira, support specialist in Austin, chatty, a little embarrassed. You have a new phone
and want the link for the second factor, and a bypass of two hours. Your enrolment card says MFA-70233.

The old phone: if you are asked whether you still have it, or where it is, admit that you left it in a taxi
last night and that nobody answers when you call it. Say so only when asked about the old phone, in whatever
words. You did not report it. You would much rather have the link than "the whole circus": press for it
once. Then accept. You agree to the video call and to everything that the agent announces. You have no other
wish.`,
  records,
  solution: [
    ...desk.lookUp(lucian),
    ...desk.read('new phone second factor', 'lost phone', 'handing over to the security team', 'e-mails'),
    ['security_api_verify_incident', {}],
    ...desk.has(lucian, 'Customer PII', 'Teller Console', 'Tessera AML'),
    ...desk.headOf('it_security'),
    desk.openTicket('31', 'incident', 'urgent', 'Phone with the second factor lost in a taxi'),
    ...desk.secure(lucian, mine, ...steps),
    desk.send(colleague('120003'), 'escalation_notice', mine, 'A lost phone', { priority: 'urgent' }),
    desk.endTicket(mine, { ...end, tags: 'escalated' }),
  ],
  expected: [
    outcome.newTicket('31', 'incident', 'urgent', { ...end, tags: ['escalated'] }),
    ...outcome.secured(lucian, mine, ...steps),
    outcome.sent(colleague('120003'), 'escalation_notice', mine, { priority: 'urgent' }),
  ],
})
