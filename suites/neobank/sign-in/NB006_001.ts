import { inserted } from '../../../lib/task.ts'
import { mailOf, type Person, people } from '../../../sandboxes/neobank/builders.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import {
  colleague,
  endTicket,
  has,
  idsAfter,
  lookUp,
  newTicket,
  openTicket,
  read,
  send,
  sent,
  unasked,
} from '../steps.ts'

const { securityAudit } = neobank.tables

const lucian: Person = {
  staff: '160233',
  name: 'Lucian Ferreira',
  level: 3,
  department: 'customer_support',
  role: 'Support Specialist',
  office: 'austin',
  manager: '160061',
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
  status: 'open',
  resolution_category: 'escalated_it_sec',
  owner: 'it_sec_team',
  incident_severity: 'sev2_high',
  customer_impact: 'yes_potential',
  ...unasked,
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
  customer: `You are Lucian Ferreira, support specialist in Austin, chatty, a little embarrassed. You have a new phone and want the link for the
second factor, and a bypass of two hours. Your enrolment card says MFA-70233.

The old phone: if you are asked whether you still have it, or where it is, admit that you left it in a taxi last night and that nobody answers when you
call it. Say so only when asked about the old phone, in whatever words. You did not report it. You would much rather have the link than
"the whole circus": press for it once. Then accept. You agree to the video call and to everything that the agent announces. You have no other wish.`,
  records,
  solution: [
    ...lookUp(lucian),
    ...read('new phone second factor', 'lost phone', 'handing over to the security team', 'e-mails'),
    ['security_api_verify_incident', {}],
    ...has(lucian, 'Customer PII', 'Teller Console', 'Tessera AML'),
    ['approver_lookup_api_get_approver_contact', { required_approver: 'it_security' }],
    openTicket('31', 'incident', 'urgent', 'Phone with the second factor lost in a taxi'),
    ...steps.map(
      (operation) =>
        ['okta_security_api_execute_action', { email: mailOf(lucian), operation, ticket_id: mine }] as const,
    ),
    send(colleague('120003'), 'escalation_notice', mine, 'A lost phone', { priority: 'urgent' }),
    endTicket(mine, { ...end, tags: 'escalated' }),
  ],
  expected: [
    newTicket('31', 'incident', 'urgent', { ...end, tags: ['escalated'] }),
    ...steps.map((operation) =>
      inserted(securityAudit, {
        employee_id: `WD-${lucian.staff}`,
        operation,
        performed_by: 'system',
        reason: `Security operation: ${operation}`,
        ticket_id: mine,
      }),
    ),
    sent(colleague('120003'), 'escalation_notice', mine, { priority: 'urgent' }),
  ],
})
