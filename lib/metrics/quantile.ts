/** The 97.5 % point of the standard normal distribution: the half-width of a 95 % interval in standard errors. */
export const normalQuantile = 1.959963984540054

const known = new Map<number, number>()

/**
 * The 97.5 % point of Student's t distribution: what takes the normal quantile's place when the standard error
 * itself is estimated from few tasks.
 *
 * Source: the finite sums for whole degrees of freedom in Abramowitz and Stegun, Handbook of Mathematical
 * Functions, 26.7.3 and 26.7.4, inverted by bisection.
 *
 * @param degrees - degrees of freedom, a whole number from 1 up
 *
 * @example
 * ```ts
 * import { studentQuantile } from './index.ts'
 *
 * studentQuantile(11) // 2.20098…
 * ```
 */
export function studentQuantile(degrees: number): number {
  const cached = known.get(degrees)
  if (cached !== undefined) return cached
  let low = normalQuantile
  let high = 12.8 // the widest case, one degree of freedom, is 12.706
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (centralProbability(middle, degrees) < 0.95) low = middle
    else high = middle
  }
  known.set(degrees, high)
  return high
}

/** The probability that a t variable lies between −t and t. */
function centralProbability(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees))
  const cosine = Math.cos(angle)
  const odd = degrees % 2 === 1
  let term = odd ? cosine : 1
  let sum = degrees === 1 ? 0 : term
  for (let power = odd ? 3 : 2; power <= degrees - 2; power += 2) {
    term *= (cosine * cosine * (power - 1)) / power
    sum += term
  }
  return odd ? ((angle + Math.sin(angle) * sum) * 2) / Math.PI : Math.sin(angle) * sum
}
