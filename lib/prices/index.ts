export { costOf } from './cost-of.ts'
export { costOfTrial } from './cost-of-trial.ts'
