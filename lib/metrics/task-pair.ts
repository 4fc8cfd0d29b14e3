import { passAtK, passHatK } from './pass-at-k.ts'
import { type TaskTally, taskKey, validTrials } from './task-tally.ts'

/** A task that both runs tried. */
export interface TaskPair {
  readonly baseline: TaskTally
  readonly candidate: TaskTally
}

/** What the compared figures are made of, for one task or summed over many. */
export interface RunSums {
  readonly passed: number
  readonly valid: number
  /** Tasks with at least k valid trials in both runs; the next two count those only. */
  readonly reaching: number
  readonly passAtK: number
  readonly passHatK: number
  /** US dollars; NaN when unknown. */
  readonly cost: number
}

export interface PairSums {
  readonly baseline: RunSums
  readonly candidate: RunSums
}

/** The tasks with valid trials in both runs and those with valid trials in one, each in the order of their names. */
export function pairTasks(
  baseline: readonly TaskTally[],
  candidate: readonly TaskTally[],
): { shared: TaskPair[]; baselineOnly: TaskTally[]; candidateOnly: TaskTally[] } {
  const others = new Map(inOrder(candidate).map((tally) => [taskKey(tally), tally]))
  const shared: TaskPair[] = []
  const baselineOnly: TaskTally[] = []
  for (const tally of inOrder(baseline)) {
    const other = others.get(taskKey(tally))
    if (other) shared.push({ baseline: tally, candidate: other })
    else baselineOnly.push(tally)
    others.delete(taskKey(tally))
  }
  return { shared, baselineOnly, candidateOnly: [...others.values()] }
}

export function pairSums({ baseline, candidate }: TaskPair, k: number): PairSums {
  const reaching = validTrials(baseline) >= k && validTrials(candidate) >= k
  const sums = (tally: TaskTally): RunSums => ({
    passed: tally.passed,
    valid: validTrials(tally),
    reaching: reaching ? 1 : 0,
    passAtK: reaching ? passAtK(validTrials(tally), tally.passed, k) : 0,
    passHatK: reaching ? passHatK(validTrials(tally), tally.passed, k) : 0,
    cost: tally.cost ?? Number.NaN,
  })
  return { baseline: sums(baseline), candidate: sums(candidate) }
}

export function addRuns(runs: readonly RunSums[]): RunSums {
  const sum = { passed: 0, valid: 0, reaching: 0, passAtK: 0, passHatK: 0, cost: 0 }
  for (const run of runs) {
    sum.passed += run.passed
    sum.valid += run.valid
    sum.reaching += run.reaching
    sum.passAtK += run.passAtK
    sum.passHatK += run.passHatK
    sum.cost += run.cost
  }
  return sum
}

/** Two made-up tasks of average size: one that only the baseline always passes, one that only the candidate does. */
export function oneChangeEachWay(pairs: readonly PairSums[]): PairSums[] {
  const average = (runs: readonly RunSums[], passes: boolean): RunSums => {
    const sum = addRuns(runs)
    const valid = sum.valid / runs.length
    const share = passes ? 1 : 0
    return {
      passed: share * valid,
      valid,
      reaching: 1,
      passAtK: share,
      passHatK: share,
      cost: sum.cost / runs.length,
    }
  }
  const baselines = pairs.map((pair) => pair.baseline)
  const candidates = pairs.map((pair) => pair.candidate)
  return [
    { baseline: average(baselines, true), candidate: average(candidates, false) },
    { baseline: average(baselines, false), candidate: average(candidates, true) },
  ]
}

function inOrder(tallies: readonly TaskTally[]): TaskTally[] {
  return tallies.filter((tally) => validTrials(tally) > 0).sort((a, b) => (taskKey(a) < taskKey(b) ? -1 : 1))
}
