import { describe, expect, test } from 'vitest'
import { allPassed, alwaysSolved, everPassed, neverSolved, passAt1 } from './rates.ts'
import type { TaskTally } from './task-tally.ts'

let next = 0
const task = (passed: number, failed: number, invalid = 0): TaskTally => ({
  task: `T${next++}`,
  passed,
  failed,
  invalid,
  asked: 20,
})
const tasks = (count: number, passed: number): TaskTally[] =>
  Array.from({ length: count }, () => task(passed, 20 - passed))
const percent = (value: number | undefined): string => `${(100 * (value ?? Number.NaN)).toFixed(2)} %`

describe('the published figures of 507 tasks', () => {
  test('241 always solved are 47.53 %, 476 ever solved are 93.89 %', () => {
    const run = [...tasks(241, 20), ...tasks(235, 7), ...tasks(31, 0)]
    expect(percent(allPassed(run)?.value)).toBe('47.53 %')
    expect(percent(everPassed(run)?.value)).toBe('93.89 %')
    expect(alwaysSolved(run)).toHaveLength(241)
    expect(neverSolved(run)).toHaveLength(31)
  })

  test('68 always solved are 13.41 %', () => {
    expect(percent(allPassed([...tasks(68, 20), ...tasks(439, 11)])?.value)).toBe('13.41 %')
  })

  test('241 of 507 single attempts are a pass@1 of 47.53 %', () => {
    const one = (passed: number): TaskTally => ({ ...task(passed, 1 - passed), asked: 1 })
    const run = Array.from({ length: 507 }, (_, i) => one(i < 241 ? 1 : 0))
    expect(percent(passAt1(run)?.value)).toBe('47.53 %')
    expect(passAt1(run)).toMatchObject({ hits: 241, of: 507 })
  })
})

describe('invalid trials', () => {
  test('enter no rate: pass@1 weighs each valid trial the same', () => {
    expect(passAt1([task(17, 3), task(9, 1, 10)])).toMatchObject({ hits: 26, of: 30, value: 26 / 30 })
  })

  test('make a task incomplete: neither 20/20 nor less', () => {
    const almost = task(19, 0, 1)
    expect(allPassed([almost])).toBeUndefined()
    expect(allPassed([task(20, 0), task(19, 1), almost])).toMatchObject({ hits: 1, of: 2 })
    expect(alwaysSolved([almost])).toEqual([])
  })

  test('leave it open whether a task is ever solved, whatever the other trials said', () => {
    const unlucky = task(0, 12, 8)
    const lucky = task(1, 11, 8)
    expect(everPassed([unlucky, lucky])).toBeUndefined()
    expect(everPassed([task(3, 17), unlucky, lucky])).toMatchObject({ hits: 1, of: 1 })
    expect(neverSolved([unlucky])).toEqual([])
  })

  test('that were run again until valid do not count against a task', () => {
    expect(allPassed([task(20, 0, 4)])).toMatchObject({ hits: 1, of: 1 })
  })

  test('alone leave no figure', () => {
    for (const figure of [passAt1, everPassed, allPassed]) {
      expect(figure([task(0, 0, 20)])).toBeUndefined()
      expect(figure([])).toBeUndefined()
    }
  })
})

test('a task listed twice is refused', () => {
  const twice = [task(1, 0), task(1, 0)].map((tally) => ({ ...tally, task: 'T' }))
  for (const figure of [passAt1, everPassed, allPassed, neverSolved, alwaysSolved]) {
    expect(() => figure(twice)).toThrow(expect.objectContaining({ code: 'DUPLICATE_TASK' }))
  }
})
