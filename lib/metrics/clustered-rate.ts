import { type Interval, wilsonInterval } from './wilson-interval.ts'

/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly interval: Interval
}

/** A share of counted things: `hits` of `of`. */
export interface Rate extends Estimate {
  readonly hits: number
  readonly of: number
}

/** What one task adds to a rate. */
export interface RatePart {
  readonly hits: number
  readonly of: number
}

/**
 * A rate over tasks with a 95 % interval that treats the tasks, not the trials, as the sample: 20 attempts at one
 * task tell less about other tasks than 20 tasks do.
 *
 * Method: the Wilson interval with the number of trials replaced by the effective sample size, p(1 − p) over the
 * cluster-robust variance of p, each task being a cluster. That size lies between the number of tasks (attempts at a
 * task all alike) and the number of trials (tasks all alike). A variance estimated from few tasks with skewed rates
 * tends to be too small, so the size is drawn towards its lower bound with the weight of two tasks; that weight was
 * chosen by simulation (docs/statistics.md has the measured coverage) and fades as tasks are added. At 0 and 1 the
 * tasks show no variance to estimate, and the lower bound itself is taken.
 *
 * Sources: clustering by question, E. Miller, "Adding Error Bars to Evals", 2024; Wilson interval on the effective
 * sample size, and the need to steady that size, C. Franco, R. Little, T. Louis and E. Slud, "Comparative Study of
 * Confidence Intervals for Proportions in Complex Sample Surveys", Journal of Survey Statistics and Methodology 7,
 * 2019; the number of tasks when they weigh differently, L. Kish, "Survey Sampling", 1965.
 *
 * @param parts - one entry per task; `of` must not depend on how well the task went (else see `clusteredShare`)
 * @returns undefined when nothing was counted
 *
 * @example
 * ```ts
 * import { clusteredRate } from './index.ts'
 *
 * clusteredRate([
 *   { hits: 20, of: 20 },
 *   { hits: 3, of: 20 },
 *   { hits: 0, of: 20 },
 * ]) // value 0.383…, interval about 0.08 to 0.82: three tasks, not sixty trials
 * ```
 */
export function clusteredRate(parts: readonly RatePart[]): Rate | undefined {
  const hits = total(parts, 'hits')
  const of = total(parts, 'of')
  const estimate = clusteredMean(parts, of)
  return estimate && { ...estimate, hits, of }
}

/** As `clusteredRate`, where the most that the sample can be worth is not the sum of the weights. */
export function clusteredMean(parts: readonly RatePart[], mostWorth: number): Estimate | undefined {
  const counted = parts.filter((part) => part.of > 0)
  const weight = total(counted, 'of')
  if (weight === 0) return undefined
  const value = Math.min(1, total(counted, 'hits') / weight)
  const tasks = counted.length
  const fewest = effectiveTasks(counted)
  if (value === 0 || value === 1) return { value, interval: wilsonInterval(value, fewest) }

  const variance = robustVariance(counted.map((part) => (part.hits - value * part.of) / weight))
  const estimated = variance === 0 ? mostWorth : (value * (1 - value)) / variance
  const size = Math.min(Math.max(estimated, fewest), Math.max(mostWorth, fewest))
  const steadied = (tasks + 1) / ((tasks - 1) / size + 2 / fewest)
  return { value, interval: wilsonInterval(value, steadied) }
}

/**
 * The cluster-robust variance of a figure from its deviations, one per task: how much each task pulls the figure.
 * With the usual correction for few clusters, m / (m − 1).
 */
export function robustVariance(deviations: readonly number[]): number {
  const tasks = deviations.length
  if (tasks < 2) return 0
  let squares = 0
  for (const deviation of deviations) squares += deviation ** 2
  return (squares * tasks) / (tasks - 1)
}

/** How many equally weighing tasks these are worth: their number, or less when some weigh more. */
export function effectiveTasks(parts: readonly RatePart[]): number {
  let squares = 0
  for (const part of parts) squares += part.of ** 2
  return total(parts, 'of') ** 2 / squares
}

function total(parts: readonly RatePart[], field: 'hits' | 'of'): number {
  let sum = 0
  for (const part of parts) sum += part[field]
  return sum
}
