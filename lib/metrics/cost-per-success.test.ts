import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costPerSuccess, costPerSuccessOf } from './cost-per-success.ts'
import { passAt1 } from './rates.ts'
import { tallyOf } from './testing/synthetic-tallies.ts'

describe('cost per success', () => {
  test('is the cost of one pass over the tasks ÷ (tasks × pass@1), and so total cost ÷ passes', () => {
    const task = fc.record({
      passed: fc.integer({ min: 0, max: 20 }),
      cost: fc.integer({ min: 0, max: 50_000_000 }).map((millionths) => millionths / 1e6),
    })
    fc.assert(
      fc.property(fc.array(task, { minLength: 1, maxLength: 60 }), (tasks) => {
        const run = tasks.map(({ passed, cost }, i) => ({ ...tallyOf(i, passed, 20), cost }))
        const total = tasks.reduce((sum, { cost }) => sum + cost, 0)
        const passes = tasks.reduce((sum, { passed }) => sum + passed, 0)
        const value = costPerSuccess(run)?.value ?? Number.NaN
        expect(value).toBe(passes === 0 ? Number.POSITIVE_INFINITY : total / passes)
        if (passes === 0) return
        const byDefinition = costPerSuccessOf(total / 20, run.length, passAt1(run)?.value ?? Number.NaN)
        expect(Math.abs(value - byDefinition)).toBeLessThanOrEqual(1e-9 * value)
      }),
    )
  })

  test('of 507 tasks at 10 cents an attempt and a pass@1 of 47.53 % is 21 cents', () => {
    expect(costPerSuccessOf(50.7, 507, 241 / 507)).toBeCloseTo(0.2104, 4)
  })

  test('is unknown when any valid trial has no price, whatever invalid ones cost', () => {
    const priced = { ...tallyOf(1, 10, 20), cost: 2 }
    expect(costPerSuccess([priced, tallyOf(2, 10, 20)])).toBeUndefined()
    const invalid = { task: 'T', passed: 0, failed: 0, invalid: 20, asked: 20 }
    expect(costPerSuccess([priced, invalid])?.value).toBe(0.2)
    expect(costPerSuccess([invalid])).toBeUndefined()
    expect(costPerSuccess([])).toBeUndefined()
  })

  test('is infinite without a success, even when nothing was paid', () => {
    for (const cost of [3, 0]) {
      expect(costPerSuccess([{ ...tallyOf(1, 0, 20), cost }])).toEqual({
        value: Number.POSITIVE_INFINITY,
        interval: undefined,
      })
    }
    expect(costPerSuccessOf(3, 1, 0)).toBe(Number.POSITIVE_INFINITY)
  })

  test('has an interval around it, positive, in the unit of the cost', () => {
    const run = [4, 17, 20, 9].map((passed, i) => ({ ...tallyOf(i, passed, 20), cost: 1 + i }))
    const dollars = costPerSuccess(run)
    const cents = costPerSuccess(run.map((tally) => ({ ...tally, cost: 100 * tally.cost })))
    expect(dollars?.interval?.low).toBeGreaterThan(0)
    expect(dollars?.interval?.low).toBeLessThan(dollars?.value ?? 0)
    expect(dollars?.interval?.high).toBeGreaterThan(dollars?.value ?? 0)
    expect(cents?.interval?.high).toBeCloseTo(100 * (dollars?.interval?.high ?? 0), 9)
    expect(costPerSuccess(run.map((tally) => ({ ...tally, cost: 0 })))?.interval).toEqual({ low: 0, high: 0 })
    expect(costPerSuccess(run.slice(0, 1))?.interval).toBeUndefined()
  })
})
