import { describe, expect, test } from 'vitest'
import { TallyError } from './tally-error.ts'
import { assertTallies, isComplete, type TaskTally, taskKey, validTrials } from './task-tally.ts'

const tally: TaskTally = { task: 'ST003_006', domain: 'retail', passed: 15, failed: 4, invalid: 1, asked: 20 }

describe('a tally', () => {
  test('counts passed and failed trials as valid', () => {
    expect(validTrials(tally)).toBe(19)
    expect(isComplete(tally)).toBe(false)
    expect(isComplete({ ...tally, failed: 5 })).toBe(true)
    expect(isComplete({ ...tally, failed: 5, invalid: 3 })).toBe(true)
  })

  test('is named across domains', () => {
    expect(taskKey(tally)).toBe('retail/ST003_006')
    expect(taskKey({ task: 'ST003_006' })).toBe('ST003_006')
    expect(() => assertTallies([tally, { ...tally, domain: 'travel' }])).not.toThrow()
  })

  test.for([
    [{ passed: -1 }, 'BAD_COUNT', 'passed is -1'],
    [{ failed: 1.5 }, 'BAD_COUNT', 'failed is 1.5'],
    [{ invalid: Number.NaN }, 'BAD_COUNT', 'invalid is NaN'],
    [{ asked: 0 }, 'BAD_COUNT', 'asked is 0. Give a whole number from 1 up'],
    [{ cost: -0.1 }, 'BAD_COUNT', 'cost is -0.1'],
    [{ cost: Number.POSITIVE_INFINITY }, 'BAD_COUNT', 'cost is Infinity'],
    [{ passed: 20 }, 'TOO_MANY_TRIALS', '24 valid trials where 20 were asked for'],
  ] as const)('is refused with %o', ([change, code, message]) => {
    const refused = () => assertTallies([{ ...tally, ...change }])
    expect(refused).toThrow(TallyError)
    expect(refused).toThrow(expect.objectContaining({ code, task: 'retail/ST003_006' }))
    expect(refused).toThrow(message)
  })

  test('is refused when its task is listed twice', () => {
    expect(() => assertTallies([tally, tally])).toThrow(expect.objectContaining({ code: 'DUPLICATE_TASK' }))
  })
})
