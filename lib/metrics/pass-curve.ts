import { clusteredMean, type Estimate } from './clustered-rate.ts'
import { passAtK, passHatK, plugInPassHatK } from './pass-at-k.ts'
import { assertTallies, type TaskTally, validTrials } from './task-tally.ts'

/** The curves at one k, averaged over the tasks that have at least k valid trials. */
export interface CurvePoint {
  readonly k: number
  /** How many tasks have at least k valid trials. */
  readonly tasks: number
  readonly passAtK: Estimate
  readonly passHatK: Estimate
  /** (c/n)^k averaged over the same tasks: biased upwards, for comparison with harnesses that print it. */
  readonly plugInPassHatK: number
}

/**
 * pass@k and pass^k for every k from 1 to the most valid trials that any task has. Each task counts the same.
 *
 * A task takes part as far as its valid trials reach, so with incomplete tasks neighbouring points may rest on
 * different tasks; `tasks` says on how many. At k = the attempts asked for, the curves are the observed pass@k and
 * k/k. Intervals are clustered by task (see `clusteredRate`), on an effective sample size of at most the trials divided
 * by k: no more groups of k trials can be made of them without using one twice. Without this bound the few tasks that lie
 * between never and always make intervals at middling k far too narrow (docs/statistics.md has the measured coverage).
 *
 * @throws TallyError when the counts cannot come from a run
 *
 * @example
 * ```ts
 * import { passCurve } from './index.ts'
 *
 * const curve = passCurve([{ task: 'ST003_006', passed: 10, failed: 10, invalid: 0, asked: 20 }])
 * curve.map((point) => point.passHatK.value) // 0.5, 0.2368…, 0.1052…, …
 * ```
 */
export function passCurve(tallies: readonly TaskTally[]): CurvePoint[] {
  assertTallies(tallies)
  const points: CurvePoint[] = []
  for (let k = 1; ; k++) {
    const reaching = tallies.filter((tally) => validTrials(tally) >= k)
    let trials = 0
    for (const tally of reaching) trials += validTrials(tally)
    const average = (figure: (n: number, c: number, k: number) => number): Estimate | undefined =>
      clusteredMean(
        reaching.map((tally) => ({ hits: figure(validTrials(tally), tally.passed, k), of: 1 })),
        // Each observation takes k trials.
        trials / k,
      )
    const at = average(passAtK)
    const hat = average(passHatK)
    const plugIn = average(plugInPassHatK)
    if (!at || !hat || !plugIn) return points
    points.push({ k, tasks: reaching.length, passAtK: at, passHatK: hat, plugInPassHatK: plugIn.value })
  }
}
