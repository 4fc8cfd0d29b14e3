import type { SolutionStep } from '../../lib/define/define-task.ts'
import { inserted, updated } from '../../lib/task.ts'
import { consulting, mail, userOf } from '../../sandboxes/consulting/index.ts'
import type { Row } from '../../sandboxes/consulting/rows.ts'
import { stampAfter } from '../../sandboxes/shared/index.ts'

type Step = SolutionStep<typeof consulting.tools>
type Tickets = typeof consulting.tables.tickets
type Fields = Partial<Omit<Row<'tickets'>, 'id'>>
type ExpectedTicket = Parameters<typeof inserted<Tickets>>[1]

/** The rows of the table of tickets that tasks here use: type, priority and tag. */
const rows = {
  software: { type: 'task', priority: 'normal', tags: ['software_access'] },
  'client system': { type: 'task', priority: 'high', tags: ['client_access'] },
  tunnel: { type: 'task', priority: 'normal', tags: ['vpn_access'] },
  device: { type: 'task', priority: 'normal', tags: ['hardware_request'] },
  'broken device': { type: 'incident', priority: 'high', tags: ['hardware_request'] },
  security: { type: 'incident', priority: 'urgent', tags: ['security'] },
  expense: { type: 'task', priority: 'normal', tags: ['expense_override'] },
  travel: { type: 'task', priority: 'normal', tags: ['travel_approval'] },
  course: { type: 'task', priority: 'low', tags: ['training'] },
  folder: { type: 'task', priority: 'normal', tags: ['document_access'] },
  people: { type: 'task', priority: 'high', tags: ['onboarding'] },
  question: { type: 'question', priority: 'low', tags: ['question'] },
} as const satisfies Record<string, Fields>

/** What an agent reads of a person first: the personnel record, the desk user, the tickets. */
export function lookUp(mailbox: string): Step[] {
  const email = mail(mailbox)
  return [
    ['workday_api', { action: 'get_employee', email }],
    ['zendesk_get_items', { table: 'users', $filter: `email eq '${email}'` }],
    ['zendesk_get_items', { table: 'tickets', $filter: `requester_id eq '${userOf(mailbox)}'` }],
  ]
}

/** Reads policies. */
export function read(...queries: readonly string[]): Step[] {
  return queries.map((query) => ['knowledge_base_search_policy', { query }])
}

/** Reads the remarks on tickets. */
export function remarks(...tickets: readonly string[]): Step[] {
  return tickets.map((id) => ['zendesk_get_items', { table: 'comments', $filter: `ticket_id eq '${id}'` }])
}

/** Reads an engagement in both systems, its client's notes, and a person's places. */
export function readEngagement(code: string, client: string, who: string): Step[] {
  return [
    ['salesforce_crm_get_engagement', { engagement_code: `ENG-${code}` }],
    ['mavenlink_api', { action: 'get_engagement', engagement_code: `ENG-${code}` }],
    ['mavenlink_api', { action: 'get_employee_assignments', email: mail(who) }],
    ['zendesk_get_items', { table: 'organizations', $filter: `contains(details, 'CLT-${client}')` }],
  ]
}

/** Creates a ticket as the policy wants it. */
export function openTicket(
  row: keyof typeof rows,
  writer: string,
  subject: string,
  fields: Fields = {},
): Step {
  return [
    'zendesk_create_item',
    {
      table: 'tickets',
      item: {
        subject,
        ...plain(row),
        status: 'open',
        requester_id: userOf(writer),
        assignee_id: '1',
        ...fields,
      },
    },
  ]
}

/** Brings a ticket to its end state. */
export function endTicket(id: string, item: Fields): Step {
  return ['zendesk_update_item', { table: 'tickets', id, item }]
}

/** A new ticket as it must stand in the end. */
export function newTicket(row: keyof typeof rows, writer: string, end: Partial<ExpectedTicket>) {
  return inserted(consulting.tables.tickets, {
    ...plain(row),
    requester_id: userOf(writer),
    assignee_id: '1',
    ...end,
  })
}

/** A row with a list of tags of its own. */
function plain(row: keyof typeof rows) {
  return { ...rows[row], tags: [...rows[row].tags] }
}

/** Looks an approver up and asks them. */
export function ask(
  request_type: Row<'approvalRequests'>['request_type'],
  requester: string,
  approver: string,
  rest: { readonly amount?: number; readonly engagement_code?: string } = {},
): Step[] {
  return [
    ['approver_lookup_get_contact', { email: mail(approver) }],
    [
      'approval_create_request',
      { request_type, requester_email: mail(requester), approver_email: mail(approver), ...rest },
    ],
  ]
}

/** An approval that must have been asked for. */
export function asked(
  request_type: Row<'approvalRequests'>['request_type'],
  requester: string,
  approver: string,
  rest: { readonly amount?: number; readonly engagement_code?: string } = {},
) {
  return inserted(consulting.tables.approvalRequests, {
    request_type,
    requester_email: mail(requester),
    approver_email: mail(approver),
    amount: null,
    engagement_code: null,
    ...rest,
  })
}

/** Reads a person's approval requests of a kind. */
export function approvalsOf(request_type: Row<'approvalRequests'>['request_type'], who: string): Step {
  return ['approval_get_status', { request_type, requester_email: mail(who) }]
}

/** A VPN entitlement that must have been ended. */
export function revoked(id: string) {
  return updated(consulting.tables.vpnAccess, id, { revoked_at: stampAfter(consulting.now) })
}
