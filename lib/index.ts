export type { Task, TaskDefinition } from './define/define-tasks.ts'
export {
  type AcceptableEndStates,
  type AsymmetricMatcher,
  deleted,
  type ExpectedEffect,
  type ExpectedEffects,
  inserted,
  oneOf,
  updated,
} from './grading/expected-effect.ts'
export type { GradedTrial } from './vitest/graded-trial.ts'
export { attempts, type RunTrial, test } from './vitest/test.ts'
