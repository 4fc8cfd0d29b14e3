import { normalQuantile } from './quantile.ts'

/** A 95 % interval, ends included. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/**
 * The Wilson score interval of a proportion: never outside [0, 1], never of zero width.
 *
 * Source: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", Journal of the
 * American Statistical Association 22, 1927.
 *
 * @param proportion - what was observed, 0 to 1
 * @param observations - how many independent observations it is worth; need not be whole
 * @param quantile - half-width in standard errors; that of a 95 % interval by default
 *
 * @example
 * ```ts
 * import { wilsonInterval } from './index.ts'
 *
 * wilsonInterval(68 / 507, 507) // { low: 0.107…, high: 0.166… }
 * ```
 */
export function wilsonInterval(
  proportion: number,
  observations: number,
  quantile: number = normalQuantile,
): Interval {
  const weight = quantile ** 2 / observations
  const centre = (proportion + weight / 2) / (1 + weight)
  const reach = Math.sqrt(proportion * (1 - proportion) * weight + weight ** 2 / 4) / (1 + weight)
  // The ends never cross the proportion or leave [0, 1], except by rounding.
  return {
    low: proportion === 0 ? 0 : Math.max(0, Math.min(proportion, centre - reach)),
    high: proportion === 1 ? 1 : Math.min(1, Math.max(proportion, centre + reach)),
  }
}
