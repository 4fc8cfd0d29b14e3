import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clusteredShare } from './clustered-share.ts'
import { studentQuantile } from './quantile.ts'
import { wilsonInterval } from './wilson-interval.ts'

describe('clusteredShare', () => {
  test('is the pooled share, its interval around it and in [0, 1]', () => {
    const part = fc
      .integer({ min: 0, max: 20 })
      .chain((of) => fc.record({ hits: fc.integer({ min: 0, max: of }), of: fc.constant(of) }))
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 30 }), (parts) => {
        const hits = parts.reduce((sum, one) => sum + one.hits, 0)
        const of = parts.reduce((sum, one) => sum + one.of, 0)
        const share = clusteredShare(parts)
        if (of === 0) {
          expect(share).toBeUndefined()
          return
        }
        expect(share).toMatchObject({ hits, of, value: hits / of })
        if (parts.filter((one) => one.of > 0).length < 2) {
          expect(share?.interval).toBeUndefined()
          return
        }
        const { low, high } = share?.interval ?? { low: Number.NaN, high: Number.NaN }
        expect(low).toBeGreaterThanOrEqual(0)
        expect(low).toBeLessThanOrEqual(hits / of)
        expect(high).toBeGreaterThanOrEqual(hits / of)
        expect(high).toBeLessThanOrEqual(1)
        expect(high).toBeGreaterThan(low)
      }),
    )
  })

  test('takes the linearised variance, worked out by hand for two tasks', () => {
    // R = 12/17; deviations ±(12 − 15 R)/17; variance = 2 × 2 d².
    const deviation = (12 - (15 * 12) / 17) / 17
    const size = Math.min(17, ((12 / 17) * (5 / 17)) / (4 * deviation ** 2))
    const share = clusteredShare([
      { hits: 12, of: 15 },
      { hits: 0, of: 2 },
    ])
    const expected = wilsonInterval(12 / 17, size, studentQuantile(1))
    expect(share?.interval?.low).toBeCloseTo(expected.low, 12)
    expect(share?.interval?.high).toBeCloseTo(expected.high, 12)
  })

  test('counts agreeing tasks as one observation each', () => {
    const all = Array.from({ length: 9 }, () => ({ hits: 7, of: 7 }))
    expect(clusteredShare(all)?.interval).toEqual(wilsonInterval(1, 9, studentQuantile(8)))
  })

  test('gives no interval to one task and nothing to none', () => {
    expect(clusteredShare([{ hits: 1, of: 3 }])).toEqual({
      value: 1 / 3,
      interval: undefined,
      hits: 1,
      of: 3,
    })
    expect(clusteredShare([{ hits: 0, of: 0 }])).toBeUndefined()
  })
})
