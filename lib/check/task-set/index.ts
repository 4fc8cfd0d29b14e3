export { checkTaskSet } from './check-task-set.ts'
export type { PlannedTask, Requirement, TaskPlan } from './requirement.ts'
