import type { PairSums, RunSums } from './task-pair.ts'

/** A figure of one run, from its sums over tasks: NaN or infinite where it does not exist. */
export type Figure = (run: RunSums) => number

const width = 6

/**
 * The standard error of a figure's difference between two runs, candidate − baseline, from resampling whole tasks with
 * replacement. Both runs' results of a drawn task stay together, so that what the runs share, easy tasks and hard
 * ones, cancels out.
 *
 * Source: B. Efron and R. Tibshirani, "An Introduction to the Bootstrap", 1993, chapter 6.
 *
 * @returns NaN when more than 1 % of the resamples leave the figure undefined
 */
export function bootstrapError(
  pairs: readonly PairSums[],
  figure: Figure,
  resamples: number,
  random: () => number,
): number {
  const baseline = toRows(pairs.map((pair) => pair.baseline))
  const candidate = toRows(pairs.map((pair) => pair.candidate))
  let defined = 0
  let mean = 0
  let squares = 0
  for (let r = 0; r < resamples; r++) {
    const drawn = Uint32Array.from(pairs, () => Math.floor(random() * pairs.length))
    const difference = figure(sumRows(candidate, drawn)) - figure(sumRows(baseline, drawn))
    if (!Number.isFinite(difference)) continue
    // Welford's running variance: exact when the differences are equal.
    defined += 1
    const step = difference - mean
    mean += step / defined
    squares += step * (difference - mean)
  }
  return defined >= 0.99 * resamples ? Math.sqrt(squares / (defined - 1)) : Number.NaN
}

function toRows(runs: readonly RunSums[]): Float64Array {
  const rows = new Float64Array(runs.length * width)
  runs.forEach((run, i) => {
    rows.set([run.passed, run.valid, run.reaching, run.passAtK, run.passHatK, run.cost], i * width)
  })
  return rows
}

function sumRows(rows: Float64Array, drawn: Uint32Array): RunSums {
  const sums = new Float64Array(width)
  for (const task of drawn) {
    for (let column = 0; column < width; column++) {
      sums[column] = (sums[column] ?? 0) + (rows[task * width + column] ?? 0)
    }
  }
  const [passed = 0, valid = 0, reaching = 0, passAtK = 0, passHatK = 0, cost = 0] = sums
  return { passed, valid, reaching, passAtK, passHatK, cost }
}
