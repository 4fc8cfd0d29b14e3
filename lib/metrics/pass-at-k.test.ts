import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passAtK, passHatK, plugInPassHatK } from './pass-at-k.ts'
import { PassCountError } from './pass-count-error.ts'

/** Exact binomial coefficients by Pascal's rule. */
const rows: bigint[][] = [[1n]]
for (let n = 1; n <= 20; n++) {
  const above = rows[n - 1] ?? []
  rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)))
}
const choose = (n: number, k: number): bigint => rows[n]?.[k] ?? 0n

/** A fraction of big integers as a number, correct to 30 decimals before the one rounding. */
const toNumber = (top: bigint, bottom: bigint): number => Number((top * 10n ** 30n) / bottom) / 1e30

const counts = fc
  .integer({ min: 1, max: 400 })
  .chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 0, max: n }), fc.integer({ min: 1, max: n })))

describe('passAtK and passHatK', () => {
  test('equal exact rational arithmetic for every n up to 20, c and k', () => {
    let cases = 0
    for (let n = 1; n <= 20; n++) {
      for (let c = 0; c <= n; c++) {
        for (let k = 1; k <= n; k++) {
          const all = choose(n, k)
          expect(Math.abs(passHatK(n, c, k) - toNumber(choose(c, k), all))).toBeLessThan(1e-15)
          expect(Math.abs(passAtK(n, c, k) - toNumber(all - choose(n - c, k), all))).toBeLessThan(1e-15)
          cases += 1
        }
      }
    }
    expect(cases).toBe(3080)
  })

  test('at k = 1 are c/n, at k = n say whether all, or any, passed', () => {
    fc.assert(
      fc.property(counts, ([n, c]) => {
        expect(passHatK(n, c, 1)).toBe(c / n)
        expect(passAtK(n, c, 1)).toBeCloseTo(c / n, 14)
        expect(passHatK(n, c, n)).toBe(c === n ? 1 : 0)
        expect(passAtK(n, c, n)).toBe(c > 0 ? 1 : 0)
      }),
    )
  })

  test('stay in [0, 1]; pass@k never falls and pass^k never rises with k', () => {
    fc.assert(
      fc.property(counts, ([n, c, k]) => {
        for (const figure of [passAtK(n, c, k), passHatK(n, c, k)]) {
          expect(figure).toBeGreaterThanOrEqual(0)
          expect(figure).toBeLessThanOrEqual(1)
        }
        if (k === n) return
        expect(passAtK(n, c, k + 1)).toBeGreaterThanOrEqual(passAtK(n, c, k))
        expect(passHatK(n, c, k + 1)).toBeLessThanOrEqual(passHatK(n, c, k))
      }),
    )
  })

  test('mirror each other: some pass unless all fail', () => {
    fc.assert(
      fc.property(counts, ([n, c, k]) => {
        expect(passAtK(n, c, k)).toBeCloseTo(1 - passHatK(n, n - c, k), 14)
      }),
    )
  })

  test('are unbiased: averaged over the outcomes of n trials they give the true chance', () => {
    const n = 20
    for (const p of [0.1, 0.5, 0.93]) {
      for (const k of [1, 3, 10, 20]) {
        let hat = 0
        let at = 0
        for (let c = 0; c <= n; c++) {
          const chance = Number(choose(n, c)) * p ** c * (1 - p) ** (n - c)
          hat += chance * passHatK(n, c, k)
          at += chance * passAtK(n, c, k)
        }
        expect(hat).toBeCloseTo(p ** k, 12)
        expect(at).toBeCloseTo(1 - (1 - p) ** k, 12)
      }
    }
  })

  test('the plug-in estimate is never below the unbiased one', () => {
    fc.assert(
      fc.property(counts, ([n, c, k]) => {
        expect(plugInPassHatK(n, c, k)).toBeGreaterThanOrEqual(passHatK(n, c, k) - 1e-12)
      }),
    )
    expect(plugInPassHatK(20, 19, 20)).toBeCloseTo(0.95 ** 20, 15)
    expect(passHatK(20, 19, 20)).toBe(0)
  })

  test.for([
    [20, 21, 1],
    [20, -1, 1],
    [20, 5, 0],
    [20, 5, 21],
    [0, 0, 1],
    [20, 2.5, 1],
    [Number.NaN, 1, 1],
  ] as const)('refuse n = %d, c = %d, k = %d', ([n, c, k]) => {
    for (const figure of [passAtK, passHatK, plugInPassHatK]) {
      expect(() => figure(n, c, k)).toThrow(PassCountError)
    }
    expect(() => passAtK(n, c, k)).toThrow(`${c} passes in ${n} trials, drawing ${k}`)
  })
})
