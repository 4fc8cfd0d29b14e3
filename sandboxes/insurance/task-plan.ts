import type { TaskPlan } from '../../lib/testing/index.ts'

/** What the domain's set of tasks is to become. */
export const taskPlan: TaskPlan = {
  size: 100,
  // The instructions forbid deleting anything at the desk.
  forbiddenTools: ['zendesk_delete_item'],
  // The instructions leave the desk's other tables alone; a ticket that begins as it should makes no violation, and no tool writes to customers.
  unchangedTables: [
    'organizations',
    'comments',
    'ticketComments',
    'articles',
    'statusViolations',
    'customers',
  ],
  // It lists tickets that did not begin as open.
  rareValues: ['statusViolations.created_status'],
}
