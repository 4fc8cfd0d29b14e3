import { anyOf, inserted, textMatching, updated } from '../../lib/task.ts'
import { assetId, mailOf, type Person } from '../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../sandboxes/neobank/index.ts'
import type { Row } from '../../sandboxes/neobank/rows.ts'
import { outgoing, type Swap } from './device-swap.ts'

type ExpectedTicket = Parameters<typeof inserted<typeof neobank.tables.tickets>>[1]
type ExpectedAudit = Parameters<typeof inserted<typeof neobank.tables.securityAudit>>[1]
type Operation = Row<'securityAudit'>['operation']

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

/** One or two approval requests, as a ticket must name them. */
export function requests(first: string, second?: string) {
  return second === undefined
    ? textMatching(new RegExp(`^${first}$`))
    : anyOf(`${first},${second}`, `${second},${first}`)
}

/** A device from stock that somebody must have got besides what they have. */
export function handedOut(to: Person, tag: string) {
  const { assetAssignments, hardwareAssets } = neobank.tables
  return [
    inserted(assetAssignments, {
      asset_id: assetId(tag),
      employee_id: `WD-${to.staff}`,
      assigned_by: 'system',
    }),
    updated(hardwareAssets, assetId(tag), { is_assigned: true }),
  ]
}

/** Groups of which somebody must have become a member. */
export function joined(person: Person, ...groups: readonly string[]) {
  return groups.map((group_name) =>
    inserted(neobank.tables.groupMemberships, {
      employee_id: `WD-${person.staff}`,
      group_name,
      added_by: 'system',
    }),
  )
}

/** What {@link swap} must have done, the ticket aside. */
export function swapped(change: Swap) {
  const { holder, row, fresh, ticket, cc } = change
  const { assetAssignments, hardwareAssets } = neobank.tables
  return [
    inserted(assetAssignments, {
      asset_id: assetId(fresh),
      employee_id: `WD-${holder.staff}`,
      assigned_by: 'system',
    }),
    updated(hardwareAssets, assetId(fresh), { is_assigned: true }),
    updated(hardwareAssets, outgoing(change), { condition: 'retired', is_assigned: false }),
    updated(assetAssignments, `ASN-${holder.staff}0${row}`, { is_active: false }),
    sent(holder, 'hardware_assigned', ticket, { ...(cc !== undefined && { cc_emails: [cc] }) }),
  ]
}

/** What {@link secure} must have left in the audit log. */
export function secured(person: Person, ticket_id: string, ...operations: readonly Operation[]) {
  return operations.map((operation) =>
    inserted(neobank.tables.securityAudit, {
      employee_id: `WD-${person.staff}`,
      operation,
      performed_by: 'system',
      reason: `Security operation: ${operation}`,
      ticket_id,
    }),
  )
}

/** What one operation with details of its own must have left in the audit log. */
export function securedWith(
  person: Person,
  ticket_id: string,
  operation: Operation,
  details: Partial<Pick<ExpectedAudit, 'mfa_device_id' | 'bypass_duration_hours' | 'bypass_expires_at'>>,
) {
  return inserted(neobank.tables.securityAudit, {
    employee_id: `WD-${person.staff}`,
    operation,
    performed_by: 'system',
    reason: `Security operation: ${operation}`,
    ticket_id,
    ...details,
  })
}

/** Which of a person's applications must have been ended, counted from 1. */
export function revoked(person: Person, ...rows: readonly number[]) {
  return rows.map((row) =>
    updated(neobank.tables.appAccess, `OAA-${person.staff}0${row}`, { is_active: false }),
  )
}
