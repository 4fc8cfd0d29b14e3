import type { SolutionStep } from '../../lib/define/define-task.ts'
import { inserted } from '../../lib/task.ts'
import { baseline } from '../../sandboxes/neobank/baseline.ts'
import { mailOf, nextIds, type Person, together } from '../../sandboxes/neobank/builders.ts'
import { neobank } from '../../sandboxes/neobank/index.ts'
import type { Records, Row } from '../../sandboxes/neobank/rows.ts'

type Step = SolutionStep<typeof neobank.tools>
type Fields = Partial<Omit<Row<'tickets'>, 'tags' | 'id'>>
type ExpectedTicket = Parameters<typeof inserted<typeof neobank.tables.tickets>>[1]

/** The ids that the systems give next in a task with these records. */
export const idsAfter = (records: Records) => nextIds(together(baseline, records))

/** What an agent reads of a person first: the register, the desk user, the tickets. */
export function lookUp(person: Person): Step[] {
  const email = mailOf(person)
  return [
    ['workday_api_get_employee', { email }],
    ['zendesk_get_items', { table: 'users', $filter: `email eq '${email}'` }],
    ['zendesk_get_items', { table: 'tickets', $filter: `requester_id eq '${person.user}'` }],
  ]
}

/** Reads policies. */
export function read(...queries: readonly string[]): Step[] {
  return queries.map((query) => ['knowledge_base_search_policy', { query }])
}

/** Reads the comments of tickets. */
export function comments(...tickets: readonly string[]): Step[] {
  return tickets.map((id) => ['zendesk_get_items', { table: 'comments', $filter: `ticket_id eq '${id}'` }])
}

/** Looks up whether somebody has applications. */
export function has(person: Person, ...apps: readonly string[]): Step[] {
  return apps.map((app_name) => ['okta_api_check_access', { email: mailOf(person), app_name }])
}

/** Creates a ticket as the policy wants it. */
export function openTicket(
  requester: string | undefined,
  type: Row<'tickets'>['type'],
  priority: Row<'tickets'>['priority'],
  subject: string,
  more: Fields = {},
): Step {
  return [
    'zendesk_create_item',
    {
      table: 'tickets',
      item: {
        subject,
        status: 'open',
        type,
        priority,
        requester_id: requester,
        assignee_id: '1',
        organization_id: '1',
        owner: 'it_support',
        ...more,
      },
    },
  ]
}

/** Brings a ticket to its end state. */
export function endTicket(id: string, item: Fields & { readonly tags?: string }): Step {
  return ['zendesk_update_item', { table: 'tickets', id, item }]
}

/** Fields of an end state in which no approval was needed. */
export const unasked = { approval_required: 'no', approval_status: 'not_required' } as const
export const provisioned = { status: 'solved', resolution_category: 'provisioned', ...unasked } as const
export const denied = { status: 'solved', resolution_category: 'denied', ...unasked } as const

/** A new ticket as it must stand in the end. */
export function newTicket(
  requester_id: string,
  type: Row<'tickets'>['type'],
  priority: Row<'tickets'>['priority'],
  end: Partial<ExpectedTicket>,
) {
  return inserted(neobank.tables.tickets, {
    requester_id,
    type,
    priority,
    assignee_id: '1',
    organization_id: '1',
    owner: 'it_support',
    ...end,
  })
}

/** An e-mail that must have been sent. */
export function sent(
  to: Person,
  notification_type: Row<'emailNotifications'>['notification_type'],
  ticket_id: string,
  more: { readonly priority?: 'urgent'; readonly cc_emails?: string[] } = {},
) {
  return inserted(neobank.tables.emailNotifications, {
    recipient_id: `WD-${to.staff}`,
    recipient_email: mailOf(to),
    notification_type,
    ticket_id,
    sent_by: 'system',
    ...more,
  })
}

/** Sends an e-mail. */
export function send(
  to: Person,
  notification_type: Row<'emailNotifications'>['notification_type'],
  ticket_id: string,
  subject: string,
  more: { readonly priority?: 'urgent'; readonly cc_emails?: string } = {},
): Step {
  return [
    'email_notification_api_send_notification',
    { recipient_email: mailOf(to), notification_type, subject, body: subject, ticket_id, ...more },
  ]
}

/** An application that must have been given. */
export function given(
  to: Person,
  app_name: string,
  access_level: Row<'appAccess'>['access_level'],
  ends?: string,
) {
  return inserted(neobank.tables.appAccess, {
    employee_id: `WD-${to.staff}`,
    app_name,
    access_level,
    granted_by: 'system',
    is_temporary: ends !== undefined,
    expires_at: ends ?? null,
  })
}

/** Gives an application. */
export function give(
  to: Person,
  app_name: string,
  access_level: Row<'appAccess'>['access_level'],
  ends?: string,
): Step {
  return [
    'okta_api_provision_access',
    {
      email: mailOf(to),
      app_name,
      access_level,
      ...(ends !== undefined && { is_temporary: true, access_expiry_date: ends }),
    },
  ]
}

/** Asks for an approval. */
export function ask(
  requester: Person,
  approver: Person,
  ticket_id: string,
  details: string,
  request_type: Row<'approvalRequests'>['request_type'] = 'access_request',
  urgency?: 'urgent' | 'critical',
): Step[] {
  return [
    ['approver_lookup_api_get_contact_details', { email: mailOf(approver) }],
    [
      'approval_api_create_request',
      {
        request_type,
        requester_email: mailOf(requester),
        approver_email: mailOf(approver),
        details,
        ticket_id,
        ...(urgency !== undefined && { urgency }),
      },
    ],
  ]
}

/** An approval that must have been asked for. */
export function asked(
  requester: Person,
  approver: Person,
  ticket_id: string,
  request_type: Row<'approvalRequests'>['request_type'] = 'access_request',
  urgency: Row<'approvalRequests'>['urgency'] = 'standard',
) {
  return inserted(neobank.tables.approvalRequests, {
    request_type,
    requester_id: `WD-${requester.staff}`,
    approver_id: `WD-${approver.staff}`,
    urgency,
    ticket_id,
  })
}

/** Somebody of the baseline's staff, by staff digits. */
export { colleague } from '../../sandboxes/neobank/baseline/people.ts'
