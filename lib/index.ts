export * from './task.ts'
export type { GradedTrial } from './vitest/graded-trial.ts'
export { attempts, type RunTrial, test } from './vitest/test.ts'
