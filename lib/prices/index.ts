export { costOf } from './cost-of.ts'
export { costOfTrial } from './cost-of-trial.ts'
export { explainNoPrice, explainUnknownCost } from './explain-unknown-cost.ts'
