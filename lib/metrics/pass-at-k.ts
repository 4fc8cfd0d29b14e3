import { PassCountError } from './pass-count-error.ts'

/**
 * pass@k: the chance that at least one of `k` trials passes, estimated without bias from `c` passes in `n`
 * valid trials of one task, as 1 − C(n−c, k) / C(n, k).
 *
 * The binomials are never formed: the quotient is a product of `k` factors in [0, 1].
 *
 * Source: M. Chen et al., "Evaluating Large Language Models Trained on Code", 2021, equation 1.
 *
 * @param n - valid trials
 * @param c - how many of them passed
 * @param k - trials drawn, 1 to n
 * @throws PassCountError unless they are whole numbers with 0 ≤ c ≤ n and 1 ≤ k ≤ n
 *
 * @example
 * ```ts
 * import { passAtK } from './index.ts'
 *
 * passAtK(20, 5, 2) // 0.447…: 1 − (15/20)(14/19)
 * ```
 */
export function passAtK(n: number, c: number, k: number): number {
  return 1 - shareOfDraws(n, c, k, n - c)
}

/**
 * pass^k: the chance that all of `k` trials pass, estimated without bias from `c` passes in `n` valid trials
 * of one task, as C(c, k) / C(n, k).
 *
 * Source: S. Yao et al., "τ-bench: A Benchmark for Tool-Agent-User Interaction in Real-World Domains", 2024.
 *
 * @param n - valid trials
 * @param c - how many of them passed
 * @param k - trials drawn, 1 to n
 * @throws PassCountError unless they are whole numbers with 0 ≤ c ≤ n and 1 ≤ k ≤ n
 *
 * @example
 * ```ts
 * import { passHatK } from './index.ts'
 *
 * passHatK(20, 19, 20) // 0: one failure in 20 is not 20 out of 20
 * passHatK(20, 19, 10) // 0.5
 * ```
 */
export function passHatK(n: number, c: number, k: number): number {
  return shareOfDraws(n, c, k, c)
}

/**
 * The plug-in estimate of pass^k, (c/n)^k: what the published benchmark's harness prints. It is biased upwards,
 * because a power of an average is at most the average of the powers: 19 of 20 passes give 0.36 at k = 20, where
 * not one set of 20 trials passed. Shown for comparison only, and labelled as plug-in.
 *
 * @param n - valid trials
 * @param c - how many of them passed
 * @param k - trials drawn, 1 to n
 * @throws PassCountError unless they are whole numbers with 0 ≤ c ≤ n and 1 ≤ k ≤ n
 *
 * @example
 * ```ts
 * import { plugInPassHatK } from './index.ts'
 *
 * plugInPassHatK(20, 19, 20) // 0.358…
 * ```
 */
export function plugInPassHatK(n: number, c: number, k: number): number {
  assertPassCount(n, c, k)
  return (c / n) ** k
}

/** C(marked, k) / C(n, k): the share of all draws of k trials that take marked ones only. */
function shareOfDraws(n: number, c: number, k: number, marked: number): number {
  assertPassCount(n, c, k)
  if (marked < k) return 0
  let share = 1
  for (let i = 0; i < k; i++) share *= (marked - i) / (n - i)
  return share
}

function assertPassCount(n: number, c: number, k: number): void {
  const whole = Number.isSafeInteger(n) && Number.isSafeInteger(c) && Number.isSafeInteger(k)
  if (!whole || c < 0 || c > n || k < 1 || k > n) throw new PassCountError(n, c, k)
}
