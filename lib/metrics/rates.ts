import { clusteredRate, type Rate } from './clustered-rate.ts'
import {
  assertTallies,
  isAlwaysSolved,
  isComplete,
  isNeverSolved,
  type TaskTally,
  validTrials,
} from './task-tally.ts'

/**
 * pass@1: the share of all valid trials that passed. Every trial counts the same, so a task with fewer valid trials
 * counts less. The interval is clustered by task (see `clusteredRate`).
 *
 * @returns undefined when there is no valid trial
 * @throws TallyError when the counts cannot come from a run
 *
 * @example
 * ```ts
 * import { passAt1, type TaskTally } from './index.ts'
 *
 * const tallies: TaskTally[] = [
 *   { task: 'ST003_006', passed: 17, failed: 3, invalid: 0, asked: 20 },
 *   { task: 'ST004_001', passed: 9, failed: 1, invalid: 10, asked: 20 },
 * ]
 * passAt1(tallies)?.value // 26/30
 * ```
 */
export function passAt1(tallies: readonly TaskTally[]): Rate | undefined {
  assertTallies(tallies)
  return clusteredRate(tallies.map((tally) => ({ hits: tally.passed, of: validTrials(tally) })))
}

/**
 * Observed pass@k at k = the attempts asked for (pass@20): the share of tasks with at least one pass.
 *
 * Only complete tasks are counted, above and below the line: a task with 12 valid trials of 20 had fewer chances to
 * pass once, and leaving out only the unlucky ones would raise the share. So it equals the end of the pass@k curve.
 *
 * @returns undefined when no task is complete
 * @throws TallyError when the counts cannot come from a run
 *
 * @example
 * ```ts
 * import { everPassed } from './index.ts'
 *
 * everPassed([{ task: 'ST003_006', passed: 1, failed: 19, invalid: 0, asked: 20 }])?.value // 1
 * ```
 */
export function everPassed(tallies: readonly TaskTally[]): Rate | undefined {
  return shareOfCompleteTasks(tallies, (tally) => tally.passed > 0)
}

/**
 * Observed k/k at k = the attempts asked for (observed 20/20): the share of tasks whose attempts all passed.
 *
 * Only complete tasks are counted, above and below the line. A task with 19 passes and one invalid trial is
 * incomplete: not 20/20, and not a failure either. So it equals the end of the pass^k curve.
 *
 * @returns undefined when no task is complete
 * @throws TallyError when the counts cannot come from a run
 *
 * @example
 * ```ts
 * import { allPassed } from './index.ts'
 *
 * allPassed([
 *   { task: 'ST003_006', passed: 20, failed: 0, invalid: 0, asked: 20 },
 *   { task: 'ST004_001', passed: 19, failed: 1, invalid: 0, asked: 20 },
 *   { task: 'ST004_002', passed: 19, failed: 0, invalid: 1, asked: 20 },
 * ]) // hits 1, of 2
 * ```
 */
export function allPassed(tallies: readonly TaskTally[]): Rate | undefined {
  return shareOfCompleteTasks(tallies, (tally) => tally.failed === 0)
}

/**
 * The tasks that every attempt failed. An incomplete task is not among them: a missing attempt might have passed.
 *
 * @throws TallyError when the counts cannot come from a run
 *
 * @example
 * ```ts
 * import { neverSolved } from './index.ts'
 *
 * neverSolved([{ task: 'ST003_006', passed: 0, failed: 20, invalid: 0, asked: 20 }]).length // 1
 * ```
 */
export function neverSolved(tallies: readonly TaskTally[]): TaskTally[] {
  assertTallies(tallies)
  return tallies.filter(isNeverSolved)
}

/**
 * The tasks that every attempt passed, all attempts asked for having given a valid trial.
 *
 * @throws TallyError when the counts cannot come from a run
 *
 * @example
 * ```ts
 * import { alwaysSolved } from './index.ts'
 *
 * alwaysSolved([{ task: 'ST003_006', passed: 19, failed: 0, invalid: 1, asked: 20 }]).length // 0
 * ```
 */
export function alwaysSolved(tallies: readonly TaskTally[]): TaskTally[] {
  assertTallies(tallies)
  return tallies.filter(isAlwaysSolved)
}

function shareOfCompleteTasks(
  tallies: readonly TaskTally[],
  holds: (tally: TaskTally) => boolean,
): Rate | undefined {
  assertTallies(tallies)
  return clusteredRate(tallies.filter(isComplete).map((tally) => ({ hits: holds(tally) ? 1 : 0, of: 1 })))
}
