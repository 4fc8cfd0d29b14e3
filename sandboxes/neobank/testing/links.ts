import type { Links } from '../../../lib/testing/index.ts'
import type { tables } from '../schema.ts'

/** Which column of which table leads to which column of which other table. */
export const links: Links<typeof tables> = {
  'employees.manager_id': 'employees.id',
  'appAccess.employee_id': 'employees.id',
  'groupMemberships.employee_id': 'employees.id',
  'securityAudit.employee_id': 'employees.id',
  'securityAudit.ticket_id': 'tickets.id',
  'licenseAllocations.employee_id': 'employees.id',
  'licenseAllocations.license_id': 'softwareLicenses.id',
  'assetAssignments.employee_id': 'employees.id',
  'assetAssignments.asset_id': 'hardwareAssets.id',
  'procurementOrders.requester_id': 'employees.id',
  'procurementOrders.ticket_id': 'tickets.id',
  'approvalRequests.requester_id': 'employees.id',
  'approvalRequests.approver_id': 'employees.id',
  'approvalRequests.ticket_id': 'tickets.id',
  'securityIncidents.employee_id': 'employees.id',
  'emailNotifications.recipient_id': 'employees.id',
  'emailNotifications.recipient_email': 'employees.email',
  'emailNotifications.ticket_id': 'tickets.id',
  'statusViolations.ticket_id': 'tickets.id',
  'tickets.requester_id': 'users.id',
  'tickets.assignee_id': 'users.id',
  'tickets.organization_id': 'organizations.id',
  'tickets.approver_id': 'employees.id',
  'tickets.asset_id': 'hardwareAssets.id',
  'users.organization_id': 'organizations.id',
  'comments.ticket_id': 'tickets.id',
  'comments.author_id': 'users.id',
}
