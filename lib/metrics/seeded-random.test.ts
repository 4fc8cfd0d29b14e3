import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'

const draw = (seed: string | number, count: number): number[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, random)
}

describe('seededRandom', () => {
  test('is pinned: the same seed gives these numbers on every platform', () => {
    expect(draw('retail', 4).map((x) => x * 2 ** 32)).toMatchInlineSnapshot(`
      [
        3363807818,
        111510254,
        3589278276,
        231633869,
      ]
    `)
    expect(draw(20, 4).map((x) => x * 2 ** 32)).toMatchInlineSnapshot(`
      [
        2747368957,
        1088189472,
        666985533,
        3619281794,
      ]
    `)
  })

  test('follows the reference recurrence of sfc32, computed here with 64-bit integers', () => {
    const mask = 0xffffffffn
    const fnv = (text: string, basis: bigint): bigint => {
      let h = basis
      for (const char of text) h = ((h ^ BigInt(char.charCodeAt(0))) * 0x01000193n) & mask
      h = ((h ^ (h >> 16n)) * 0x85ebca6bn) & mask
      h = ((h ^ (h >> 13n)) * 0xc2b2ae35n) & mask
      return h ^ (h >> 16n)
    }
    let [a, b, c] = [0x811c9dc5n, 0x9e3779b9n, 0x7f4a7c15n].map((basis) => fnv('seed', basis)) as [
      bigint,
      bigint,
      bigint,
    ]
    let counter = fnv('seed', 0x2545f491n) | 1n
    const reference = Array.from({ length: 1015 }, () => {
      const mixed = (a + b + counter) & mask
      counter = (counter + 1n) & mask
      a = b ^ (b >> 9n)
      b = (c + (c << 3n)) & mask
      c = ((((c << 21n) | (c >> 11n)) & mask) + mixed) & mask
      return Number(mixed) / 2 ** 32
    })
    expect(draw('seed', 1000)).toEqual(reference.slice(15))
  })

  test('a number and its text are one seed; other seeds give other numbers', () => {
    expect(draw(7, 5)).toEqual(draw('7', 5))
    fc.assert(
      fc.property(fc.string(), fc.string(), (x, y) => {
        fc.pre(x !== y)
        expect(draw(x, 4)).not.toEqual(draw(y, 4))
      }),
    )
  })

  test('stays in [0, 1) and spreads evenly over 16 bins', () => {
    const bins = new Array<number>(16).fill(0)
    for (const x of draw('even', 160_000)) {
      const bin = Math.floor(x * 16)
      bins[bin] = (bins[bin] ?? 0) + 1
    }
    expect(bins).toHaveLength(16)
    const chiSquare = bins.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)
    // 15 degrees of freedom: 99.9 % of fair generators stay below 37.7, and 99.9 % above 3.5.
    expect(chiSquare).toBeGreaterThan(3.5)
    expect(chiSquare).toBeLessThan(37.7)
  })

  test('neighbouring seeds are not correlated', () => {
    const n = 4000
    const firsts = Array.from({ length: n + 1 }, (_, i) => seededRandom(`trial:${i}`)())
    const mean = firsts.reduce((sum, x) => sum + x, 0) / firsts.length
    let product = 0
    for (let i = 0; i < n; i++) product += ((firsts[i] ?? 0) - mean) * ((firsts[i + 1] ?? 0) - mean)
    // The correlation of independent draws has a standard deviation of 1/√n.
    expect(Math.abs(product / n / (1 / 12))).toBeLessThan(4 / Math.sqrt(n))
    expect(Math.abs(mean - 0.5)).toBeLessThan(4 / Math.sqrt(12 * n))
  })
})
