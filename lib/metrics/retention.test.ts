import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clusteredShare } from './clustered-share.ts'
import { allPassed, passAt1 } from './rates.ts'
import { retention, retentionOf } from './retention.ts'
import { tallyOf } from './testing/synthetic-tallies.ts'

const passes = fc.array(fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom(0, 20)), {
  minLength: 1,
  maxLength: 40,
})

describe('retention', () => {
  test('of 47.53 % out of 66.50 % is 71 %', () => {
    expect(((retentionOf(47.53, 66.5) ?? 0) * 100).toFixed(0)).toBe('71')
    expect(retentionOf(0, 0)).toBeUndefined()
  })

  test('of a run is observed 20/20 divided by pass@1', () => {
    fc.assert(
      fc.property(passes, (counts) => {
        const run = counts.map((passed, i) => tallyOf(i, passed, 20))
        const figure = retention(run)
        const all = allPassed(run)?.value ?? Number.NaN
        const one = passAt1(run)?.value ?? Number.NaN
        if (one === 0) expect(figure).toBeUndefined()
        else expect(figure?.value).toBeCloseTo(all / one, 12)
      }),
    )
  })

  test('of a complete run is the share of passes that belong to always-solved tasks, interval included', () => {
    fc.assert(
      fc.property(passes, (counts) => {
        const run = counts.map((passed, i) => tallyOf(i, passed, 20))
        const figure = retention(run)
        const share = clusteredShare(counts.map((of) => ({ hits: of === 20 ? 20 : 0, of })))
        expect(figure?.value === undefined).toBe(share === undefined)
        // A task without a pass has no weight in the share, but is one more task for the figure's t quantile.
        if (!figure?.interval || !share?.interval || counts.includes(0)) return
        expect(figure.value).toBeCloseTo(share.value, 12)
        expect(figure.interval.low).toBeCloseTo(share.interval.low, 9)
        expect(figure.interval.high).toBeCloseTo(share.interval.high, 9)
      }),
    )
  })

  test('has an interval in [0, 1] that holds it, also with incomplete tasks', () => {
    const tally = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }))
    fc.assert(
      fc.property(fc.array(tally, { minLength: 2, maxLength: 30 }), (counts) => {
        const run = counts.map(([valid, failures], i) => {
          const failed = Math.min(valid, failures)
          return { task: `T${i}`, passed: valid - failed, failed, invalid: 20 - valid, asked: 20 }
        })
        const figure = retention(run)
        if (!figure?.interval) return
        expect(figure.value).toBeGreaterThanOrEqual(0)
        expect(figure.value).toBeLessThanOrEqual(1)
        expect(figure.interval.low).toBeGreaterThanOrEqual(0)
        expect(figure.interval.low).toBeLessThanOrEqual(figure.value)
        expect(figure.interval.high).toBeGreaterThanOrEqual(figure.value)
        expect(figure.interval.high).toBeLessThanOrEqual(1)
        expect(figure.interval.high).toBeGreaterThan(figure.interval.low)
      }),
    )
  })

  test('is cut at 1 where incomplete tasks alone pull pass@1 below observed 20/20', () => {
    const run = [
      { task: 'A', passed: 20, failed: 0, invalid: 0, asked: 20 },
      { task: 'B', passed: 0, failed: 19, invalid: 1, asked: 20 },
    ]
    expect(retention(run)?.value).toBe(1)
    expect(retention(run)?.interval?.high).toBe(1)
  })

  test('needs a passed trial and a complete task, and two tasks for an interval', () => {
    expect(retention([tallyOf(1, 0, 20)])).toBeUndefined()
    expect(retention([{ task: 'A', passed: 9, failed: 0, invalid: 11, asked: 20 }])).toBeUndefined()
    expect(retention([tallyOf(1, 20, 20)])).toEqual({ value: 1, interval: undefined })
  })
})
