import { robustVariance } from './clustered-rate.ts'
import { studentQuantile } from './quantile.ts'
import { assertTallies, type TaskTally, validTrials } from './task-tally.ts'
import type { Interval } from './wilson-interval.ts'

/** US dollars per passed trial. */
export interface CostPerSuccess {
  /** `Infinity` when no trial passed: no amount of money bought a success. JSON has no such number; write null. */
  readonly value: number
  /** Absent when no trial passed or fewer than two tasks have valid trials. */
  readonly interval: Interval | undefined
}

/**
 * The cost of one successful attempt: the cost of one pass over the tasks ÷ (tasks × pass@1).
 *
 * @param costOfOnePass - US dollars for attempting every task once
 * @param tasks - how many tasks
 * @param passAt1 - share of trials that pass, 0 to 1
 * @returns US dollars; `Infinity` when pass@1 is 0
 *
 * @example
 * ```ts
 * import { costPerSuccessOf } from './index.ts'
 *
 * costPerSuccessOf(50.7, 507, 0.5) // 0.2 dollars
 * ```
 */
export function costPerSuccessOf(costOfOnePass: number, tasks: number, passAt1: number): number {
  return passAt1 > 0 ? costOfOnePass / (tasks * passAt1) : Number.POSITIVE_INFINITY
}

/**
 * The cost of one successful attempt in a run, in US dollars: what all valid trials cost ÷ how many passed. With the
 * same number of trials per task this is `costPerSuccessOf` one pass over the tasks.
 *
 * Method of the 95 % interval: delta method on the logarithm of the quotient, clustered by task, with Student's t at
 * one degree of freedom less than there are tasks. The logarithm keeps it positive and follows the skew of a cost.
 * Source: W. G. Cochran, "Sampling Techniques", 3rd edition 1977, chapter 6, for the variance of a ratio.
 *
 * @returns undefined when the cost of any valid trial is unknown, or there is none
 * @throws TallyError when the counts cannot come from a run
 *
 * @example
 * ```ts
 * import { costPerSuccess } from './index.ts'
 *
 * costPerSuccess([{ task: 'ST003_006', passed: 15, failed: 5, invalid: 0, asked: 20, cost: 0.6 }])?.value // 0.04
 * ```
 */
export function costPerSuccess(tallies: readonly TaskTally[]): CostPerSuccess | undefined {
  assertTallies(tallies)
  const tried: { cost: number; passed: number }[] = []
  let cost = 0
  let passed = 0
  for (const tally of tallies) {
    if (validTrials(tally) === 0) continue
    if (tally.cost === undefined) return undefined
    tried.push({ cost: tally.cost, passed: tally.passed })
    cost += tally.cost
    passed += tally.passed
  }
  if (tried.length === 0) return undefined
  if (passed === 0) return { value: Number.POSITIVE_INFINITY, interval: undefined }
  const value = cost / passed
  if (tried.length === 1) return { value, interval: undefined }
  if (cost === 0) return { value, interval: { low: 0, high: 0 } }
  const variance = robustVariance(tried.map((task) => task.cost / cost - task.passed / passed))
  const factor = Math.exp(studentQuantile(tried.length - 1) * Math.sqrt(variance))
  return { value, interval: { low: value / factor, high: value * factor } }
}
