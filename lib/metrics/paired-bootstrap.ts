import type { PairSums, RunSums } from './task-pair.ts'

/** A figure of one run, from its sums over tasks: NaN or infinite where it does not exist. */
export type Figure = (run: RunSums) => number

/**
 * The standard errors of figures' differences between two runs, candidate − baseline, from resampling whole tasks
 * with replacement. Both runs' results of a drawn task stay together, so that what the runs share, easy tasks and
 * hard ones, cancels out.
 *
 * Source: B. Efron and R. Tibshirani, "An Introduction to the Bootstrap", 1993, chapter 6.
 *
 * @returns one per figure; NaN when more than 1 % of the resamples leave it undefined
 */
export function bootstrapErrors<Name extends string>(
  pairs: readonly PairSums[],
  figures: Readonly<Record<Name, Figure>>,
  resamples: number,
  random: () => number,
): Record<Name, number> {
  const baseline = pairs.map((pair) => pair.baseline)
  const candidate = pairs.map((pair) => pair.candidate)
  const drawn = new Uint32Array(pairs.length)
  const draws: { baseline: RunSums; candidate: RunSums }[] = []
  for (let r = 0; r < resamples; r++) {
    for (let i = 0; i < drawn.length; i++) drawn[i] = Math.floor(random() * drawn.length)
    draws.push({ baseline: addDrawn(baseline, drawn), candidate: addDrawn(candidate, drawn) })
  }
  const errors = {} as Record<Name, number>
  for (const name in figures) {
    const differences = draws
      .map((draw) => figures[name](draw.candidate) - figures[name](draw.baseline))
      .filter(Number.isFinite)
    errors[name] = differences.length >= 0.99 * resamples ? standardDeviation(differences) : Number.NaN
  }
  return errors
}

function addDrawn(runs: readonly RunSums[], drawn: Uint32Array): RunSums {
  let passed = 0
  let valid = 0
  let reaching = 0
  let passAtK = 0
  let passHatK = 0
  let cost = 0
  for (const index of drawn) {
    const run = runs[index]
    if (!run) continue
    passed += run.passed
    valid += run.valid
    reaching += run.reaching
    passAtK += run.passAtK
    passHatK += run.passHatK
    cost += run.cost
  }
  return { passed, valid, reaching, passAtK, passHatK, cost }
}

/** By Welford's running sums, which give exactly 0 for equal values. */
function standardDeviation(values: readonly number[]): number {
  let mean = 0
  let squares = 0
  values.forEach((value, i) => {
    const step = value - mean
    mean += step / (i + 1)
    squares += step * (value - mean)
  })
  return Math.sqrt(squares / (values.length - 1))
}
