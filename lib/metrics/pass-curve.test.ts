import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passAtK, passHatK, plugInPassHatK } from './pass-at-k.ts'
import { passCurve } from './pass-curve.ts'
import { allPassed, everPassed, passAt1 } from './rates.ts'
import type { TaskTally } from './task-tally.ts'
import { tallyOf } from './testing/synthetic-tallies.ts'

const completeRun = fc
  .array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 30 })
  .map((counts) => counts.map((passed, i) => tallyOf(i, passed, 20)))

describe('passCurve', () => {
  test('starts at pass@1 and ends at the observed figures, intervals included', () => {
    fc.assert(
      fc.property(completeRun, (run) => {
        const curve = passCurve(run)
        expect(curve.map((point) => point.k)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
        const [first] = curve
        const last = curve.at(-1)
        const pairs = [
          [first?.passAtK, passAt1(run)],
          [first?.passHatK, passAt1(run)],
          [last?.passAtK, everPassed(run)],
          [last?.passHatK, allPassed(run)],
        ] as const
        for (const [point, rate] of pairs) {
          expect(point?.value).toBeCloseTo(rate?.value ?? Number.NaN, 12)
          expect(point?.interval.low).toBeCloseTo(rate?.interval.low ?? Number.NaN, 9)
          expect(point?.interval.high).toBeCloseTo(rate?.interval.high ?? Number.NaN, 9)
        }
      }),
    )
  })

  test('parts as k grows: pass@k never falls, pass^k never rises, the plug-in lies above pass^k', () => {
    fc.assert(
      fc.property(completeRun, (run) => {
        const curve = passCurve(run)
        curve.forEach((point, i) => {
          const before = curve[i - 1]
          expect(point.plugInPassHatK).toBeGreaterThanOrEqual(point.passHatK.value - 1e-12)
          if (!before) return
          expect(point.passAtK.value).toBeGreaterThanOrEqual(before.passAtK.value - 1e-12)
          expect(point.passHatK.value).toBeLessThanOrEqual(before.passHatK.value + 1e-12)
        })
      }),
    )
  })

  test('averages over the tasks that have k valid trials', () => {
    const run: TaskTally[] = [
      { task: 'A', passed: 2, failed: 1, invalid: 0, asked: 3 },
      { task: 'B', passed: 1, failed: 0, invalid: 2, asked: 3 },
      { task: 'C', passed: 0, failed: 0, invalid: 3, asked: 3 },
    ]
    expect(passCurve(run).map((point) => [point.k, point.tasks])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ])
    expect(passCurve(run)[0]?.passHatK.value).toBeCloseTo((2 / 3 + 1) / 2, 15)
    expect(passCurve(run)[1]?.passHatK.value).toBeCloseTo(passHatK(3, 2, 2), 15)
    expect(passCurve(run)[1]?.passAtK.value).toBe(passAtK(3, 2, 2))
    expect(passCurve(run)[1]?.plugInPassHatK).toBe(plugInPassHatK(3, 2, 2))
  })

  test('has no point without a valid trial', () => {
    expect(passCurve([])).toEqual([])
    expect(passCurve([{ task: 'A', passed: 0, failed: 0, invalid: 3, asked: 3 }])).toEqual([])
  })
})
