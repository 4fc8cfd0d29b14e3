import { effectiveTasks, type RatePart, robustVariance } from './clustered-rate.ts'
import { studentQuantile } from './quantile.ts'
import { type Interval, wilsonInterval } from './wilson-interval.ts'

/** A share of counted things, with an interval only when at least two tasks can tell how much it varies. */
export interface Share {
  readonly value: number
  readonly interval: Interval | undefined
  readonly hits: number
  readonly of: number
}

/**
 * A share whose whole is itself an outcome, such as the clean ones among the failures: tasks that fail more weigh
 * more. With a 95 % interval clustered by task.
 *
 * Method: the ratio estimator's linearised variance (delta method) by task, turned into an effective sample size for
 * the Wilson interval, with Student's t at one degree of freedom less than there are tasks. Where every task
 * agrees on 0 or 1, a task counts as one observation.
 *
 * Sources: W. G. Cochran, "Sampling Techniques", 3rd edition 1977, chapter 6, for the ratio estimator; Franco et al.
 * 2019 for the Wilson interval on an effective sample size (see `clusteredRate`).
 *
 * @param parts - one entry per task
 * @returns undefined when there is no whole to take a share of
 *
 * @example
 * ```ts
 * import { clusteredShare } from './index.ts'
 *
 * const failures = [{ clean: 12, all: 15 }, { clean: 0, all: 2 }]
 * clusteredShare(failures.map(({ clean, all }) => ({ hits: clean, of: all }))) // value 12/17
 * ```
 */
export function clusteredShare(parts: readonly RatePart[]): Share | undefined {
  const counted = parts.filter((part) => part.of > 0)
  let hits = 0
  let of = 0
  for (const part of counted) {
    hits += part.hits
    of += part.of
  }
  if (of === 0) return undefined
  const value = hits / of
  const deviations = counted.map((part) => (part.hits - value * part.of) / of)
  return { value, interval: shareInterval(value, deviations, counted), hits, of }
}

/**
 * @param value - the share, 0 to 1
 * @param deviations - how much each task pulls it
 * @param whole - what each task adds to the whole
 */
export function shareInterval(
  value: number,
  deviations: readonly number[],
  whole: readonly RatePart[],
): Interval | undefined {
  if (deviations.length < 2) return undefined
  const quantile = studentQuantile(deviations.length - 1)
  if (value === 0 || value === 1) return wilsonInterval(value, effectiveTasks(whole), quantile)
  let observations = 0
  for (const part of whole) observations += part.of
  const variance = robustVariance(deviations)
  const size = variance === 0 ? observations : Math.min(observations, (value * (1 - value)) / variance)
  return wilsonInterval(value, size, quantile)
}
