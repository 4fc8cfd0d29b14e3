export type { Judge } from './judge.ts'
export { createModelJudge, type ModelJudgeOptions } from './model-judge.ts'
