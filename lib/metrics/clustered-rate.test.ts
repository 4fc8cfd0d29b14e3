import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clusteredRate, type RatePart } from './clustered-rate.ts'
import { wilsonInterval } from './wilson-interval.ts'

const part = fc
  .integer({ min: 0, max: 20 })
  .chain((of) => fc.record({ hits: fc.integer({ min: 0, max: of }), of: fc.constant(of) }))
const parts = fc.array(part, { minLength: 1, maxLength: 40 })
const repeat = (count: number, value: RatePart): RatePart[] => Array.from({ length: count }, () => value)
const width = (of: { low: number; high: number } | undefined): number => (of ? of.high - of.low : Number.NaN)

describe('clusteredRate', () => {
  test('holds the rate, stays in [0, 1], has a width', () => {
    fc.assert(
      fc.property(parts, (some) => {
        const rate = clusteredRate(some)
        const of = some.reduce((sum, one) => sum + one.of, 0)
        if (of === 0) {
          expect(rate).toBeUndefined()
          return
        }
        const hits = some.reduce((sum, one) => sum + one.hits, 0)
        expect(rate).toMatchObject({ hits, of, value: hits / of })
        expect(rate?.interval.low).toBeGreaterThanOrEqual(0)
        expect(rate?.interval.low).toBeLessThanOrEqual(hits / of)
        expect(rate?.interval.high).toBeGreaterThanOrEqual(hits / of)
        expect(rate?.interval.high).toBeLessThanOrEqual(1)
        expect(width(rate?.interval)).toBeGreaterThan(0)
      }),
    )
  })

  test('is never narrower than if all trials were independent, nor wider than if each task were one trial', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 40 }), (passes) => {
        const rate = clusteredRate(passes.map((hits) => ({ hits, of: 20 })))
        if (!rate) throw new Error('no rate')
        expect(width(rate.interval)).toBeGreaterThanOrEqual(
          width(wilsonInterval(rate.value, 20 * passes.length)) - 1e-12,
        )
        expect(width(rate.interval)).toBeLessThanOrEqual(
          width(wilsonInterval(rate.value, passes.length)) + 1e-12,
        )
      }),
    )
  })

  test('is the plain Wilson interval over tasks when attempts at a task are all alike', () => {
    const rate = clusteredRate([...repeat(9, { hits: 20, of: 20 }), ...repeat(3, { hits: 0, of: 20 })])
    expect(rate?.interval.low).toBeCloseTo(wilsonInterval(0.75, 12).low, 12)
    expect(rate?.interval.high).toBeCloseTo(wilsonInterval(0.75, 12).high, 12)
  })

  test('comes close to the plain Wilson interval over trials when many tasks are all alike', () => {
    const rate = clusteredRate(repeat(507, { hits: 12, of: 20 }))
    const independent = width(wilsonInterval(0.6, 507 * 20))
    expect(width(rate?.interval)).toBeGreaterThan(independent)
    expect(width(rate?.interval)).toBeLessThan(1.1 * independent)
  })

  test('counts a task as one observation where all passed or all failed', () => {
    expect(clusteredRate(repeat(12, { hits: 20, of: 20 }))?.interval).toEqual(wilsonInterval(1, 12))
    expect(clusteredRate(repeat(12, { hits: 0, of: 20 }))?.interval).toEqual(wilsonInterval(0, 12))
  })

  test('gives one task the widest interval, as one observation', () => {
    expect(clusteredRate([{ hits: 12, of: 20 }])?.interval).toEqual(wilsonInterval(0.6, 1))
  })

  test('weighs tasks by their trials, and a task without any not at all', () => {
    const some = [
      { hits: 20, of: 20 },
      { hits: 0, of: 5 },
    ]
    expect(clusteredRate(some)?.value).toBe(0.8)
    expect(clusteredRate([...some, { hits: 0, of: 0 }])).toEqual(clusteredRate(some))
  })

  test('narrows by the square root of the number of tasks', () => {
    const mixed = [
      { hits: 20, of: 20 },
      { hits: 11, of: 20 },
      { hits: 2, of: 20 },
    ]
    const wide = width(clusteredRate(Array.from({ length: 40 }, () => mixed).flat())?.interval)
    const narrow = width(clusteredRate(Array.from({ length: 160 }, () => mixed).flat())?.interval)
    expect(wide / narrow).toBeGreaterThan(1.95)
    expect(wide / narrow).toBeLessThan(2.05)
  })
})
