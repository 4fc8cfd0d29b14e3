import type { Links } from '../../../lib/testing/index.ts'
import type { tables } from '../schema.ts'

/** Which column of which table leads to which column of which other table. */
export const links: Links<typeof tables> = {
  'policies.customer_id': 'customers.id',
  'policies.named_insured_id': 'customers.id',
  'policies.co_insured_id': 'customers.id',
  'drivers.policy_id': 'policies.id',
  'drivers.customer_id': 'customers.id',
  'vehicles.policy_id': 'policies.id',
  'billingAccounts.policy_id': 'policies.id',
  'billingAccounts.customer_id': 'customers.id',
  'policyDocuments.policy_id': 'policies.id',
  'policyDocuments.ticket_id': 'tickets.id',
  'claims.policy_id': 'policies.id',
  'claims.vehicle_id': 'vehicles.id',
  'claims.driver_id': 'drivers.id',
  'tickets.requester_id': 'users.id',
  'tickets.assignee_id': 'users.id',
  'comments.ticket_id': 'tickets.id',
  'comments.author_id': 'users.id',
  'ticketComments.ticket_id': 'tickets.id',
  'ticketComments.author_id': 'users.id',
  'users.organization_id': 'organizations.id',
  'statusViolations.ticket_id': 'tickets.id',
}
