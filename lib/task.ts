export type { Task, TaskDefinition } from './define/define-task.ts'
export { type Level, levels } from './define/levels.ts'
export { TaskError, type TaskErrorCode } from './define/task-error.ts'
export { type Trait, traits } from './define/task-traits.ts'
export {
  type AcceptableEndStates,
  deleted,
  type ExpectedEffect,
  type ExpectedEffects,
  inserted,
  oneOf,
  updated,
} from './grading/expected-effect.ts'
export {
  type AsymmetricMatcher,
  anyOf,
  anyText,
  anyValue,
  numberBetween,
  textMatching,
  type ValueMatcher,
} from './grading/matchers.ts'
