import type { TaskPlan } from '../../lib/testing/index.ts'

/** What the domain's set of tasks is to become. */
export const taskPlan: TaskPlan = {
  size: 101,
  // The instructions forbid deleting anything at the desk.
  forbiddenTools: ['zendesk_delete_item'],
}
