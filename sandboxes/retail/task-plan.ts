import type { TaskPlan } from '../../lib/testing/index.ts'

/** What the domain's set of tasks is to become. */
export const taskPlan: TaskPlan = {
  size: 98,
  // The instructions forbid deleting anything at the desk.
  forbiddenTools: ['zendesk_delete_item'],
  // The instructions leave the desk's other tables alone, and no tool writes to the last five.
  unchangedTables: [
    'users',
    'organizations',
    'comments',
    'ticketComments',
    'articles',
    'triggers',
    'warrantyContracts',
    'discountApplications',
    'activePromotions',
    'products',
  ],
}
