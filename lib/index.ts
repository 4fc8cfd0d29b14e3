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
export type { Task, TaskDefinition } from './task/define-tasks.ts'
export type { GradedTrial } from './test/graded-trial.ts'
export { attempts, type RunTrial, test } from './test/test.ts'
