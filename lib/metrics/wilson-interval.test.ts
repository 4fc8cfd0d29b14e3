import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalQuantile } from './quantile.ts'
import { wilsonInterval } from './wilson-interval.ts'

describe('wilsonInterval', () => {
  test('ends where the observation is exactly z standard errors of the end away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, p) => {
        const { low, high } = wilsonInterval(p, n)
        for (const end of [low, high]) {
          expect(Math.abs(p - end)).toBeCloseTo(normalQuantile * Math.sqrt((end * (1 - end)) / n), 6)
        }
      }),
    )
  })

  test('holds the proportion, stays in [0, 1] and has a width', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, p) => {
          const { low, high } = wilsonInterval(p, n)
          expect(low).toBeGreaterThanOrEqual(0)
          expect(low).toBeLessThanOrEqual(p)
          expect(high).toBeGreaterThanOrEqual(p)
          expect(high).toBeLessThanOrEqual(1)
          expect(high).toBeGreaterThan(low)
        },
      ),
    )
  })

  test('nothing out of 12 leaves room up to z² / (12 + z²)', () => {
    const { low, high } = wilsonInterval(0, 12)
    expect(low).toBe(0)
    expect(high).toBeCloseTo(normalQuantile ** 2 / (12 + normalQuantile ** 2), 14)
    expect(wilsonInterval(1, 12)).toEqual({ low: expect.closeTo(1 - high, 14), high: 1 })
  })
})
