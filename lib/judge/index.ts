export type { Judge } from './judge.ts'
export { createModelJudge } from './model-judge.ts'
