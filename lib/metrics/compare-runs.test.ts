import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareRuns } from './compare-runs.ts'
import { costPerSuccess } from './cost-per-success.ts'
import { allPassed, everPassed, passAt1 } from './rates.ts'
import { retention } from './retention.ts'
import { seededRandom } from './seeded-random.ts'
import type { TaskTally } from './task-tally.ts'
import { syntheticAgent, tallyOf } from './testing/synthetic-tallies.ts'

const rates = ['passAt1', 'everPassed', 'allPassed', 'retention'] as const
const run = (passes: readonly number[]): TaskTally[] => passes.map((passed, i) => tallyOf(i, passed, 20))
const repeat = (count: number, passed: number): TaskTally[] => run(new Array<number>(count).fill(passed))
const drawn = (a: number, b: number, tasks: number, seed: string): TaskTally[] => {
  const random = seededRandom(seed)
  const agent = syntheticAgent(a, b, 20)
  return run(Array.from({ length: tasks }, () => agent.draw(random)))
}

describe('compareRuns', () => {
  test('shows the figures that each run has by itself, and their difference', () => {
    const passes = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 })), {
      minLength: 1,
      maxLength: 20,
    })
    fc.assert(
      fc.property(passes, (pairs) => {
        const before = run(pairs.map(([passed]) => passed)).map((tally) => ({ ...tally, cost: 2 }))
        const after = run(pairs.map(([, passed]) => passed)).map((tally) => ({ ...tally, cost: 3 }))
        const comparison = compareRuns(before, after, { resamples: 100 })
        const figures = { passAt1, everPassed, allPassed, retention, costPerSuccess }
        for (const name of [...rates, 'costPerSuccess'] as const) {
          const own = [figures[name](before)?.value, figures[name](after)?.value] as const
          const difference = comparison[name]
          if (own[0] === undefined || own[1] === undefined || !Number.isFinite(own[0] + own[1])) {
            expect(difference).toBeUndefined()
            continue
          }
          expect(difference?.baseline).toBeCloseTo(own[0], 12)
          expect(difference?.candidate).toBeCloseTo(own[1], 12)
          expect(difference?.difference).toBeCloseTo(own[1] - own[0], 12)
          const { low, high } = difference?.interval ?? { low: -Infinity, high: Infinity }
          expect(low).toBeLessThanOrEqual(difference?.difference ?? Number.NaN)
          expect(high).toBeGreaterThanOrEqual(difference?.difference ?? Number.NaN)
          if (name !== 'costPerSuccess' && difference?.interval) {
            expect(low).toBeGreaterThanOrEqual(-1)
            expect(high).toBeLessThanOrEqual(1)
            expect(high).toBeGreaterThan(low)
          }
          expect(difference?.withinNoise).toBe(low <= 0 && high >= 0)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('gives the same intervals for the same seed, whatever the order of the tasks', () => {
    const before = drawn(0.3, 0.3, 40, 'before')
    const after = drawn(0.4, 0.3, 40, 'after')
    const first = compareRuns(before, after)
    expect(compareRuns(before, after)).toEqual(first)
    expect(compareRuns(before.toReversed(), after.toReversed())).toEqual(first)
    expect(compareRuns(before, after, { seed: 'other' }).passAt1?.interval).not.toEqual(
      first.passAt1?.interval,
    )
  })

  test('finds a run within noise of itself and of another draw of the same agent', () => {
    const before = drawn(0.3, 0.3, 100, 'one draw')
    const self = compareRuns(before, before)
    for (const name of rates) expect(self[name]).toMatchObject({ difference: 0, withinNoise: true })
    const again = compareRuns(before, drawn(0.3, 0.3, 100, 'another draw'))
    for (const name of rates) expect(again[name]?.withinNoise).toBe(true)
  })

  test('tells runs apart that differ in the same tasks by more than chance', () => {
    const before = drawn(0.5, 0.5, 60, 'base')
    const better = run(before.map(({ passed }) => Math.min(20, passed + 4)))
    expect(compareRuns(before, better).passAt1).toMatchObject({ withinNoise: false })
    expect(compareRuns(before, better).passAt1?.interval?.low).toBeGreaterThan(0)
    expect(compareRuns(better, before).passAt1?.interval?.high).toBeLessThan(0)
  })

  test('pairs tasks: a shift that two unpaired intervals would hide is seen', () => {
    const before = drawn(0.4, 0.4, 40, 'paired')
    const after = run(before.map(({ passed }, i) => Math.min(20, passed + (i % 2) + 1)))
    expect(passAt1(before)?.interval.high).toBeGreaterThan(passAt1(after)?.value ?? Number.NaN)
    expect(compareRuns(before, after).passAt1?.withinNoise).toBe(false)
  })

  test('claims nothing from one or two tasks, however far apart', () => {
    for (const tasks of [1, 2]) {
      const comparison = compareRuns(repeat(tasks, 0), repeat(tasks, 20))
      expect(comparison.passAt1).toMatchObject({ difference: 1, withinNoise: true })
      expect(comparison.allPassed).toMatchObject({ difference: 1, withinNoise: true })
    }
    const all = compareRuns(repeat(12, 0), repeat(12, 20)).passAt1
    expect(all?.withinNoise).toBe(false)
    expect(all?.interval?.low).toBeLessThan(1)
  })

  test('rests on the tasks that both runs have valid trials of', () => {
    const nothing: TaskTally = { task: 'task 2', passed: 0, failed: 0, invalid: 20, asked: 20 }
    const comparison = compareRuns(
      [tallyOf(0, 20, 20), tallyOf(1, 20, 20), nothing],
      [tallyOf(1, 0, 20), tallyOf(2, 20, 20)],
    )
    expect(comparison.shared.map((pair) => pair.baseline.task)).toEqual(['task 1'])
    expect(comparison.baselineOnly.map((tally) => tally.task)).toEqual(['task 0'])
    expect(comparison.candidateOnly.map((tally) => tally.task)).toEqual(['task 2'])
    expect(comparison.passAt1).toMatchObject({ baseline: 1, candidate: 0 })
  })

  test('has no figure without a shared task, and keeps domains apart', () => {
    const retail = { ...tallyOf(0, 20, 20), domain: 'retail' }
    const comparison = compareRuns([retail], [{ ...retail, domain: 'travel' }])
    expect(comparison).toMatchObject({ shared: [], k: 0, complete: 0 })
    for (const name of [...rates, 'costPerSuccess'] as const) expect(comparison[name]).toBeUndefined()
  })

  test('compares figures at k over the tasks complete in both runs', () => {
    const incomplete: TaskTally = { task: 'task 1', passed: 19, failed: 0, invalid: 1, asked: 20 }
    const comparison = compareRuns(
      [tallyOf(0, 20, 20), tallyOf(1, 20, 20), tallyOf(2, 3, 20)],
      [tallyOf(0, 20, 20), incomplete, tallyOf(2, 20, 20)],
    )
    expect(comparison).toMatchObject({ k: 20, complete: 2 })
    expect(comparison.allPassed).toMatchObject({ baseline: 0.5, candidate: 1 })
  })

  test('compares runs of 20 and of 5 attempts at k = 5, by the unbiased estimate', () => {
    const comparison = compareRuns([tallyOf(0, 19, 20)], [tallyOf(0, 5, 5)])
    expect(comparison.k).toBe(5)
    expect(comparison.allPassed).toMatchObject({ baseline: expect.closeTo(0.75, 12), candidate: 1 })
  })

  test('names the tasks that only one run ever or always solves, and none that is undecided', () => {
    const open = (task: string, passed: number, failed: number): TaskTally => ({
      task,
      passed,
      failed,
      invalid: 20 - passed - failed,
      asked: 20,
    })
    const names = (pairs: readonly { baseline: TaskTally }[]): string[] =>
      pairs.map((pair) => pair.baseline.task)
    const { onlyOneEver, onlyOneAlways } = compareRuns(
      [open('A', 20, 0), open('B', 0, 20), open('C', 3, 17), open('D', 20, 0), open('E', 1, 0)],
      [open('A', 19, 1), open('B', 1, 0), open('C', 0, 12), open('D', 19, 0), open('E', 0, 20)],
    )
    expect(names(onlyOneEver.baseline)).toEqual(['E'])
    expect(names(onlyOneEver.candidate)).toEqual(['B'])
    expect(names(onlyOneAlways.baseline)).toEqual(['A'])
    expect(names(onlyOneAlways.candidate)).toEqual([])
  })

  test('compares cost per success, unless a price or every success is missing', () => {
    const priced = (tallies: TaskTally[], cost: number): TaskTally[] =>
      tallies.map((tally, i) => ({ ...tally, cost: cost * (1 + (i % 3) / 10) }))
    const base = drawn(0.6, 0.4, 60, 'cost')
    const dearer = compareRuns(priced(base, 1), priced(base, 2)).costPerSuccess
    expect(dearer).toMatchObject({ withinNoise: false })
    expect(dearer?.candidate).toBeCloseTo(2 * (dearer?.baseline ?? 0), 12)
    expect(compareRuns(priced(base, 1), base).costPerSuccess).toBeUndefined()
    expect(compareRuns(priced(base, 1), priced(repeat(60, 0), 1)).costPerSuccess).toBeUndefined()
    const single = compareRuns(priced(repeat(1, 5), 1), priced(repeat(1, 9), 1)).costPerSuccess
    expect(single).toMatchObject({ interval: undefined, withinNoise: true })
  })

  test('gives no interval to a cost that some resamples make infinite', () => {
    const rare = run([20, 0, 0, 0, 0, 0, 0, 0]).map((tally) => ({ ...tally, cost: 1 }))
    expect(compareRuns(rare, rare).costPerSuccess).toMatchObject({ interval: undefined, withinNoise: true })
  })

  test('refuses wrong counts and too few resamples', () => {
    const twice = [tallyOf(1, 1, 20), tallyOf(1, 1, 20)]
    expect(() => compareRuns(twice, [])).toThrow(expect.objectContaining({ code: 'DUPLICATE_TASK' }))
    expect(() => compareRuns([], twice)).toThrow(expect.objectContaining({ code: 'DUPLICATE_TASK' }))
    expect(() => compareRuns([], [], { resamples: 99 })).toThrow('with 99 resamples')
    expect(() => compareRuns([], [], { resamples: 1000.5 })).toThrow(
      expect.objectContaining({ code: 'BAD_RESAMPLES', resamples: 1000.5 }),
    )
  })
})
