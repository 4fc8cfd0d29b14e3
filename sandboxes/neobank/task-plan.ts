import type { TaskPlan } from '../../lib/testing/index.ts'

/** What the domain's set of tasks is to become. */
export const taskPlan: TaskPlan = {
  size: 104,
  // The instructions forbid deleting anything at the desk.
  forbiddenTools: ['zendesk_delete_item'],
  // The instructions leave the desk's other tables alone; a ticket that begins as it should makes no violation, and no tool writes to the last four.
  unchangedTables: [
    'users',
    'organizations',
    'comments',
    'ticketComments',
    'articles',
    'statusViolations',
    'employees',
    'softwareLicenses',
    'securityIncidents',
    'customerAccounts',
  ],
  // The first lists tickets that did not begin as open; of the levels, the tools take more than the matrix has.
  rareValues: ['statusViolations.created_status', 'appAccess.access_level'],
}
