import { bootstrapErrors, type Figure } from './paired-bootstrap.ts'
import { studentQuantile } from './quantile.ts'
import { ResamplesError } from './resamples-error.ts'
import { seededRandom } from './seeded-random.ts'
import { addRuns, oneChangeEachWay, pairSums, pairTasks, type TaskPair } from './task-pair.ts'
import { assertTallies, isAlwaysSolved, isNeverSolved, type TaskTally } from './task-tally.ts'
import type { Interval } from './wilson-interval.ts'

/** One figure of two runs, over the tasks they share. */
export interface Difference {
  readonly baseline: number
  readonly candidate: number
  /** candidate − baseline */
  readonly difference: number
  /** 95 % interval of the difference. Absent when the tasks cannot give one. */
  readonly interval: Interval | undefined
  /** The interval holds 0, or there is none: this figure does not tell the runs apart. */
  readonly withinNoise: boolean
}

/** The tasks that one of two runs solves and the other does not. */
export interface OnlyOneSolves {
  readonly baseline: readonly TaskPair[]
  readonly candidate: readonly TaskPair[]
}

export interface RunComparison {
  /** The tasks with valid trials in both runs. Every figure rests on them alone. */
  readonly shared: readonly TaskPair[]
  /** The tasks with valid trials in the baseline only. */
  readonly baselineOnly: readonly TaskTally[]
  /** The tasks with valid trials in the candidate only. */
  readonly candidateOnly: readonly TaskTally[]
  /** The k of the figures at k: the fewest attempts asked for of a shared task. 0 when none is shared. */
  readonly k: number
  /** How many shared tasks have at least k valid trials in both runs and so enter the figures at k. */
  readonly complete: number
  readonly passAt1: Difference | undefined
  /** pass@k: observed where both runs asked for k attempts. */
  readonly everPassed: Difference | undefined
  /** pass^k: observed k/k where both runs asked for k attempts. */
  readonly allPassed: Difference | undefined
  /** pass^k ÷ pass@1. Absent when a run passed no trial. */
  readonly retention: Difference | undefined
  /** US dollars. Absent when a cost is unknown or a run passed no trial. */
  readonly costPerSuccess: Difference | undefined
  /** Passed at least once by one run; by the other, complete, never. */
  readonly onlyOneEver: OnlyOneSolves
  /** Passed every time by one run, complete; failed at least once by the other. */
  readonly onlyOneAlways: OnlyOneSolves
}

export interface CompareOptions {
  /** Seed of the bootstrap. The same seed and runs give the same intervals. */
  readonly seed?: string | number
  /** Bootstrap resamples. With the default of 2,000 the intervals' width is good to about 3 %. */
  readonly resamples?: number
}

/** What resamples that do not vary still differ by. */
const roundingError = 1e-12

const atOne = {
  passAt1: (run) => run.passed / run.valid,
  costPerSuccess: (run) => run.cost / run.passed,
} satisfies Record<string, Figure>

const atK = {
  everPassed: (run) => run.passAtK / run.reaching,
  allPassed: (run) => run.passHatK / run.reaching,
  retention: (run) => Math.min(1, run.passHatK / run.reaching / (run.passed / run.valid)),
} satisfies Record<string, Figure>

/**
 * Compares two runs over the tasks they share: every figure's difference with a 95 % interval, and the tasks that
 * only one of them solves.
 *
 * Method: bootstrap over tasks, both runs' results of a task drawn together; the interval is the difference ±
 * Student's t (tasks − 1 degrees of freedom) times the bootstrap's standard error. With few tasks this covered
 * better than percentile and BCa intervals (docs/statistics.md). Whether a task is ever or always solved changes for
 * few tasks, and a sample in which it changed for none would look certain. So those figures, and pass@1 when every
 * task changed alike, are resampled with two made-up tasks added, one that only the baseline solves and one that
 * only the candidate does.
 *
 * Sources: pairing by question, E. Miller, "Adding Error Bars to Evals", 2024; bootstrap standard errors, B. Efron
 * and R. Tibshirani, "An Introduction to the Bootstrap", 1993; one added change each way, D. Bonett and R. Price,
 * "Adjusted Wald Confidence Interval for a Difference of Binomial Proportions Based on Paired Data", Journal of
 * Educational and Behavioral Statistics 37, 2012.
 *
 * @param baseline - the run to compare with
 * @param candidate - the run in question
 * @throws TallyError when the counts cannot come from a run
 * @throws ResamplesError when `resamples` is not a whole number from 100 up
 *
 * @example
 * ```ts
 * import { compareRuns, type TaskTally } from './index.ts'
 *
 * const before: TaskTally[] = [{ task: 'ST003_006', passed: 12, failed: 8, invalid: 0, asked: 20 }]
 * const after: TaskTally[] = [{ task: 'ST003_006', passed: 14, failed: 6, invalid: 0, asked: 20 }]
 * const { passAt1 } = compareRuns(before, after)
 * passAt1?.difference // 0.1
 * passAt1?.withinNoise // true: one task says nothing about others
 * ```
 */
export function compareRuns(
  baseline: readonly TaskTally[],
  candidate: readonly TaskTally[],
  { seed = 'compare', resamples = 2000 }: CompareOptions = {},
): RunComparison {
  assertTallies(baseline)
  assertTallies(candidate)
  if (!Number.isSafeInteger(resamples) || resamples < 100) {
    throw new ResamplesError(resamples)
  }
  const { shared, baselineOnly, candidateOnly } = pairTasks(baseline, candidate)
  const k =
    shared.length === 0
      ? 0
      : Math.min(...shared.flatMap((pair) => [pair.baseline.asked, pair.candidate.asked]))
  const pairs = shared.map((pair) => pairSums(pair, k))
  const before = addRuns(pairs.map((pair) => pair.baseline))
  const after = addRuns(pairs.map((pair) => pair.candidate))

  const complete = before.reaching
  const padded = [...pairs, ...oneChangeEachWay(pairs)]
  const plainErrors = bootstrapErrors(pairs, atOne, resamples, seededRandom(seed))
  const paddedErrors = bootstrapErrors(
    padded,
    { passAt1: atOne.passAt1, ...atK },
    resamples,
    seededRandom(seed),
  )
  const bessel = Math.sqrt(pairs.length / (pairs.length - 1))

  const differ = (of: Figure, error: number, tasks: number, limit: number): Difference | undefined => {
    const values = { baseline: of(before), candidate: of(after) }
    const difference = values.candidate - values.baseline
    if (!Number.isFinite(difference)) return undefined
    if (Number.isNaN(error)) return { ...values, difference, interval: undefined, withinNoise: true }
    const reach = studentQuantile(Math.max(1, tasks - 1)) * error
    const interval = {
      low: Math.max(-limit, difference - reach),
      high: Math.min(limit, difference + reach),
    }
    return { ...values, difference, interval, withinNoise: interval.low <= 0 && interval.high >= 0 }
  }

  return {
    shared,
    baselineOnly,
    candidateOnly,
    k,
    complete,
    passAt1: differ(
      atOne.passAt1,
      plainErrors.passAt1 > roundingError ? plainErrors.passAt1 * bessel : paddedErrors.passAt1,
      pairs.length,
      1,
    ),
    everPassed: differ(atK.everPassed, paddedErrors.everPassed, complete, 1),
    allPassed: differ(atK.allPassed, paddedErrors.allPassed, complete, 1),
    retention: differ(atK.retention, paddedErrors.retention, complete, 1),
    costPerSuccess: differ(
      atOne.costPerSuccess,
      // With one task, no error × an infinite correction: not a number, so no interval.
      plainErrors.costPerSuccess * bessel,
      pairs.length,
      Number.POSITIVE_INFINITY,
    ),
    onlyOneEver: {
      baseline: shared.filter((pair) => pair.baseline.passed > 0 && isNeverSolved(pair.candidate)),
      candidate: shared.filter((pair) => pair.candidate.passed > 0 && isNeverSolved(pair.baseline)),
    },
    onlyOneAlways: {
      baseline: shared.filter((pair) => isAlwaysSolved(pair.baseline) && pair.candidate.failed > 0),
      candidate: shared.filter((pair) => isAlwaysSolved(pair.candidate) && pair.baseline.failed > 0),
    },
  }
}
