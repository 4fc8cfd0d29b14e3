import { shareInterval } from './clustered-share.ts'
import { assertTallies, isComplete, type TaskTally, validTrials } from './task-tally.ts'
import type { Interval } from './wilson-interval.ts'

export interface Retention {
  readonly value: number
  /** Absent when fewer than two tasks have valid trials. */
  readonly interval: Interval | undefined
}

/**
 * Retention as a plain quotient of two rates: how much of the single-attempt rate is left when every attempt has
 * to pass. Both rates in the same unit (both shares or both percentages).
 *
 * @returns undefined when pass@1 is 0
 *
 * @example
 * ```ts
 * import { retentionOf } from './index.ts'
 *
 * retentionOf(47.53, 66.5) // 0.7147…
 * ```
 */
export function retentionOf(allPassed: number, passAt1: number): number | undefined {
  return passAt1 > 0 ? allPassed / passAt1 : undefined
}

/**
 * Retention: observed k/k divided by pass@1, with a 95 % interval clustered by task.
 *
 * In a complete run it is the share of passed trials that belong to always-solved tasks, so it lies in [0, 1]. With
 * incomplete tasks, which enter pass@1 but not observed k/k, the quotient can exceed 1 by chance; it is cut at 1,
 * which the true value cannot exceed.
 *
 * Method: delta method. The quotient is linearised in each task's contributions to both rates, and the interval
 * built as in `clusteredShare`.
 *
 * @returns undefined when no trial passed or no task is complete
 * @throws TallyError when the counts cannot come from a run
 *
 * @example
 * ```ts
 * import { retention } from './index.ts'
 *
 * retention([
 *   { task: 'ST003_006', passed: 20, failed: 0, invalid: 0, asked: 20 },
 *   { task: 'ST004_001', passed: 10, failed: 10, invalid: 0, asked: 20 },
 * ])?.value // 2/3: observed 1/2 over pass@1 3/4
 * ```
 */
export function retention(tallies: readonly TaskTally[]): Retention | undefined {
  assertTallies(tallies)
  const tried = tallies.filter((tally) => validTrials(tally) > 0)
  let passed = 0
  let valid = 0
  let complete = 0
  let always = 0
  for (const tally of tried) {
    passed += tally.passed
    valid += validTrials(tally)
    if (isComplete(tally)) {
      complete += 1
      if (tally.failed === 0) always += 1
    }
  }
  if (passed === 0 || complete === 0) return undefined
  const passRate = passed / valid
  const allRate = always / complete
  const value = Math.min(1, allRate / passRate)
  const deviations = tried.map((tally) => {
    const hit = isComplete(tally) ? (tally.failed === 0 ? 1 : 0) - allRate : 0
    return hit / (complete * passRate) - (value * (tally.passed - passRate * validTrials(tally))) / passed
  })
  const whole = tried.map((tally) => ({ hits: tally.passed, of: tally.passed }))
  return { value, interval: shareInterval(value, deviations, whole) }
}
