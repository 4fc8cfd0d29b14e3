import { describe, expect, test } from 'vitest'
import { normalQuantile, studentQuantile } from './quantile.ts'

describe('studentQuantile', () => {
  test.for([
    [1, 12.7062],
    [2, 4.302653],
    [3, 3.182446],
    [4, 2.776445],
    [5, 2.570582],
    [10, 2.228139],
    [11, 2.200985],
    [29, 2.04523],
    [30, 2.042272],
    [100, 1.983972],
    [506, 1.964673],
  ] as const)('with %d degrees of freedom is the tabulated %d', ([degrees, tabulated]) => {
    expect(studentQuantile(degrees)).toBeCloseTo(tabulated, 4)
  })

  test('inverts closed forms: the tangent at one degree, an algebraic one at two', () => {
    expect(studentQuantile(1)).toBeCloseTo(Math.tan(Math.PI * 0.475), 10)
    expect(studentQuantile(2)).toBeCloseTo(0.95 / Math.sqrt(2 * 0.975 * 0.025), 10)
  })

  test('falls towards the normal quantile', () => {
    for (let degrees = 1; degrees < 300; degrees++) {
      expect(studentQuantile(degrees + 1)).toBeLessThan(studentQuantile(degrees))
    }
    expect(studentQuantile(100_000) - normalQuantile).toBeGreaterThan(0)
    expect(studentQuantile(100_000) - normalQuantile).toBeLessThan(3e-5)
  })
})
