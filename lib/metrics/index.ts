export {
  clusteredRate,
  type Estimate,
  type Rate,
  type RatePart,
} from './clustered-rate.ts'
export { clusteredShare, type Share } from './clustered-share.ts'
export {
  type CompareOptions,
  compareRuns,
  type Difference,
  type OnlyOneSolves,
  type RunComparison,
} from './compare-runs.ts'
export { type CostPerSuccess, costPerSuccess, costPerSuccessOf } from './cost-per-success.ts'
export { passAtK, passHatK, plugInPassHatK } from './pass-at-k.ts'
export { PassCountError } from './pass-count-error.ts'
export { type CurvePoint, passCurve } from './pass-curve.ts'
export { normalQuantile, studentQuantile } from './quantile.ts'
export { allPassed, alwaysSolved, everPassed, neverSolved, passAt1 } from './rates.ts'
export { ResamplesError } from './resamples-error.ts'
export { type Retention, retention, retentionOf } from './retention.ts'
export { seededRandom } from './seeded-random.ts'
export { TallyError, type TallyErrorCode } from './tally-error.ts'
export type { TaskPair } from './task-pair.ts'
export { isComplete, type TaskTally, taskKey, validTrials } from './task-tally.ts'
export { type Interval, wilsonInterval } from './wilson-interval.ts'
