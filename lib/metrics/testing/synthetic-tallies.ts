import type { TaskTally } from '../task-tally.ts'

/**
 * Made-up runs whose true figures are known, for testing intervals: every task has its own pass rate, drawn from a
 * Beta(a, b) distribution, so its passes out of `attempts` follow the beta-binomial distribution.
 */
export interface SyntheticAgent {
  readonly passAt1: number
  readonly everPassed: number
  readonly allPassed: number
  readonly retention: number
  /** Draws the passes of one task. */
  readonly draw: (random: () => number) => number
}

/** An agent whose pass rates follow Beta(a, b), with the true figures of runs of so many attempts a task. */
export function syntheticAgent(a: number, b: number, attempts: number): SyntheticAgent {
  // P(c + 1) / P(c) = (n − c)(c + a) / ((c + 1)(n − c − 1 + b))
  const weights = [1]
  for (let c = 0; c < attempts; c++) {
    const ratio = ((attempts - c) * (c + a)) / ((c + 1) * (attempts - c - 1 + b))
    weights.push((weights[c] ?? 0) * ratio)
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  const cumulative = weights.map((weight) => {
    sum += weight / total
    return sum
  })
  const passAt1 = a / (a + b)
  const allPassed = (weights[attempts] ?? 0) / total
  return {
    passAt1,
    everPassed: 1 - (weights[0] ?? 0) / total,
    allPassed,
    retention: allPassed / passAt1,
    draw: (random) => {
      const u = random()
      const passes = cumulative.findIndex((share) => u < share)
      return passes < 0 ? attempts : passes
    },
  }
}

/** The tally of a complete task. */
export function tallyOf(task: number, passed: number, attempts: number): TaskTally {
  return { task: `task ${task}`, passed, failed: attempts - passed, invalid: 0, asked: attempts }
}
