import { describe, expect, test } from 'vitest'
import { customerFigures } from './customer-figures.ts'
import { storedTrial } from './fixtures/stored-trial.ts'
import type { TrialMeta } from './trial-meta.ts'

/** Attempts of one task, played by the customers in turn; `P` passed, `F` failed, `I` invalid. */
function trials(task: string, letters: string, customers: readonly string[]): TrialMeta[] {
  const verdicts = { P: 'passed', F: 'failed', I: 'invalid' } as const
  return Array.from(letters, (letter, index) => {
    const customer = customers[index % customers.length]
    const verdict = verdicts[letter as keyof typeof verdicts]
    return storedTrial({
      task,
      attempt: index + 1,
      of: letters.length,
      verdict,
      ...(customer && { customer }),
    }).meta
  })
}

describe('the figures under several customers', () => {
  test('are those of each one’s attempts, with the difference from the first one’s', () => {
    const three = ['z/one', 'a/two', 'm/three']
    const all = [
      ...trials('T1', 'PFPPFP', three),
      ...trials('T2', 'PPPPPI', three),
      ...trials('T3', 'FFFPFF', three),
    ]
    const figures = customerFigures(all)
    expect(
      figures.map(({ customer, trials: { passed, failed, invalid } }) => [customer, passed, failed, invalid]),
    ).toEqual([
      ['z/one', 5, 1, 0],
      ['a/two', 2, 4, 0],
      ['m/three', 3, 2, 1],
    ])
    expect(figures.map(({ difference }) => difference?.value)).toEqual([
      undefined,
      expect.closeTo(2 / 6 - 5 / 6, 10),
      expect.closeTo(3 / 5 - 5 / 6, 10),
    ])
    for (const { difference } of figures.slice(1)) {
      const { value, interval, tasks } = difference ?? { value: 0, interval: null, tasks: 0 }
      expect(tasks).toBe(3)
      expect(interval?.[0]).toBeLessThan(value)
      expect(interval?.[1]).toBeGreaterThan(value)
    }
    expect(customerFigures(all.toReversed())).toEqual(figures)
  })

  test('are not compared where no task has valid trials under both', () => {
    const [, other] = customerFigures(trials('T1', 'PIPI', ['a/one', 'a/two']))
    expect(other).toMatchObject({
      customer: 'a/two',
      trials: { invalid: 2 },
      passAt1: null,
      difference: null,
    })
  })

  test('are none where one customer, or no model, played all attempts', () => {
    expect(customerFigures(trials('T1', 'PF', ['a/one']))).toEqual([])
    expect(customerFigures(trials('T1', 'PF', []))).toEqual([])
  })
})
