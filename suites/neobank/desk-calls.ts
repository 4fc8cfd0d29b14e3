import type { SolutionStep } from '../../lib/define/define-task.ts'
import { assetId, type Device, mailOf, type Person } from '../../sandboxes/neobank/builders/index.ts'
import type { neobank } from '../../sandboxes/neobank/index.ts'
import type { Row } from '../../sandboxes/neobank/rows.ts'
import { outgoing, type Swap } from './device-swap.ts'
import { provisioned } from './end-states.ts'

type Step = SolutionStep<typeof neobank.tools>
type Fields = Partial<Omit<Row<'tickets'>, 'tags' | 'id'>>
type Operation = Row<'securityAudit'>['operation']

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

/** Lists the tickets that a filter finds. */
export function ticketsWhere(filter: string): Step {
  return ['zendesk_get_items', { table: 'tickets', filter }]
}

/** Reads people's entries in the register. */
export function register(...persons: readonly Person[]): Step[] {
  return persons.map((person) => ['workday_api_get_employee', { email: mailOf(person) }])
}

/** Reads the type and the free seats of a software, and who waits for one. */
export function seats(software_name: string): Step[] {
  return [
    ['license_management_api_check_license_type', { software_name }],
    ['license_management_api_check_availability', { software_name }],
    ticketsWhere("tags/any(t: t eq 'license_waitlist')"),
  ]
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

/** Asks available approvers for one approval each. */
export function ask(
  requester: Person,
  approvers: readonly Person[],
  ticket_id: string,
  details: string,
  request_type: Row<'approvalRequests'>['request_type'] = 'access_request',
  urgency?: 'urgent' | 'critical',
): Step[] {
  return approvers.flatMap((approver): Step[] => [
    ...available(approver),
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
  ])
}

/** Reads what became of approval requests; digits after `APR-`. */
export function approvalStatus(...requests: readonly string[]): Step[] {
  return requests.map((number) => ['approval_api_check_status', { approval_request_id: `APR-${number}` }])
}

/** Makes somebody a member of a group. */
export function join(person: Person, group_name: string): Step {
  return ['okta_api_add_to_group', { email: mailOf(person), group_name }]
}

/** Looks up whether approvers are available. */
export function available(...persons: readonly Person[]): Step[] {
  return persons.map((person) => ['approver_lookup_api_get_contact_details', { email: mailOf(person) }])
}

/** Looks up who is the head of departments. */
export function headOf(...departments: readonly string[]): Step[] {
  return departments.map((required_approver) => [
    'approver_lookup_api_get_approver_contact',
    { required_approver },
  ])
}

/** Reads what somebody has, and every ticket about devices. */
export function devicesOf(person: Person, ...tags: readonly string[]): Step[] {
  return [['asset_management_api_get_employee_devices', { email: mailOf(person) }], ...tags.map(ticketsAbout)]
}

/** Lists the tickets about a device. */
export function ticketsAbout(tag: string): Step {
  return ['zendesk_get_items', { table: 'tickets', $filter: `asset_id eq '${assetId(tag)}'` }]
}

/** Counts what warehouses hold of a type, and looks each of these devices up. */
export function inventory(
  device_type: Device['type'],
  warehouses: readonly Device['warehouse'][],
  ...tags: readonly string[]
): Step[] {
  return [
    ...warehouses.map(
      (warehouse_location): Step => [
        'asset_management_api_check_inventory',
        { device_type, warehouse_location },
      ],
    ),
    ...tags.map((tag): Step => ['asset_management_api_get_device_details', { asset_id: assetId(tag) }]),
  ]
}

/** Exchanges a device, tells its holder, and ends the ticket. */
export function swap(change: Swap): Step[] {
  const { holder, fresh, ticket, cc } = change
  return [
    ['asset_management_api_assign_device', { asset_id: assetId(fresh), email: mailOf(holder) }],
    ['asset_management_api_retire_device', { asset_id: outgoing(change) }],
    send(holder, 'hardware_assigned', ticket, `Your new device is ${assetId(fresh)}`, {
      ...(cc !== undefined && { cc_emails: cc }),
    }),
    endTicket(ticket, provisioned),
  ]
}

/** Does things to somebody's sign-in. */
export function secure(person: Person, ticket_id: string, ...operations: readonly Operation[]): Step[] {
  return operations.map((operation) => [
    'okta_security_api_execute_action',
    { email: mailOf(person), operation, ticket_id },
  ])
}

/** Ends applications. */
export function revoke(person: Person, ...apps: readonly string[]): Step[] {
  return apps.map((app_name) => ['okta_api_revoke_access', { email: mailOf(person), app_name }])
}
