export { costOf } from './cost-of.ts'
export { costOfTrial, costsOfTrial } from './cost-of-trial.ts'
export { explainNoPrice, explainUnknownCost } from './explain-unknown-cost.ts'
