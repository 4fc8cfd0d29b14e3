import { describe, expect, test } from 'vitest'
import { bootstrapErrors } from './paired-bootstrap.ts'
import { seededRandom } from './seeded-random.ts'
import { pairSums } from './task-pair.ts'
import { tallyOf } from './testing/synthetic-tallies.ts'

const passes = [
  [0, 3],
  [20, 20],
  [11, 9],
  [4, 12],
  [17, 18],
  [8, 8],
] as const
const pairs = passes.map(([before, after], i) =>
  pairSums({ baseline: tallyOf(i, before, 20), candidate: tallyOf(i, after, 20) }, 20),
)

describe('bootstrapErrors', () => {
  test('comes to the standard error that a mean of differences has by formula', () => {
    const differences = passes.map(([before, after]) => (after - before) / 20)
    const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length
    const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0)
    const { passAt1 } = bootstrapErrors(
      pairs,
      { passAt1: (run) => run.passed / run.valid },
      20_000,
      seededRandom('formula'),
    )
    expect(passAt1 / (Math.sqrt(squares) / differences.length)).toBeCloseTo(1, 1.7)
  })

  test('is exactly 0 where every resample gives the same', () => {
    const alike = pairs.map((_, i) =>
      pairSums({ baseline: tallyOf(i, 5, 20), candidate: tallyOf(i, 9, 20) }, 20),
    )
    const figure = bootstrapErrors(alike, { rate: (run) => run.passed / run.valid }, 200, seededRandom(1))
    expect(figure.rate).toBe(0)
  })

  test('is not a number where more than one resample in a hundred has no value', () => {
    const figures = { cost: (): number => Number.POSITIVE_INFINITY, unknown: (): number => Number.NaN }
    expect(bootstrapErrors(pairs, figures, 200, seededRandom(1))).toEqual({
      cost: Number.NaN,
      unknown: Number.NaN,
    })
  })
})
