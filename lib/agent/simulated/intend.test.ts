import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulatedNames } from '../../settings/model-name.ts'
import { depotTasks } from '../testing/depot-sandbox.ts'
import { intend } from './intend.ts'

const tasks = depotTasks(300)
const attempts = Array.from({ length: 20 }, (_, index) => index + 1)

/** Of each task, how many of its 20 attempts follow the solution; invalid ones left out. */
function solved(name: (typeof simulatedNames)[number], seed = '1') {
  return tasks.map((task) => {
    const valid = attempts.map((attempt) => intend(name, seed, task, attempt)).filter(({ outage }) => !outage)
    const passes = valid.filter(({ steps }) => steps === task.solution).length
    return { passes, of: valid.length }
  })
}

const share = (counts: readonly boolean[]) => counts.filter(Boolean).length / counts.length

describe('simulated agents', () => {
  it('decide each attempt by itself: order and repetition change nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...simulatedNames),
        fc.array(fc.record({ task: fc.constantFrom(...tasks), attempt: fc.integer({ min: 1, max: 20 }) }), {
          minLength: 1,
          maxLength: 20,
        }),
        (name, trials) => {
          const there = trials.map(({ task, attempt }) => intend(name, 'seed', task, attempt))
          const back = trials.toReversed().map(({ task, attempt }) => intend(name, 'seed', task, attempt))
          expect(JSON.stringify(back.toReversed())).toBe(JSON.stringify(there))
        },
      ),
      { numRuns: 50 },
    )
  })

  it('do otherwise under another seed', () => {
    for (const name of simulatedNames) expect(solved(name, '2')).not.toEqual(solved(name, '1'))
  })

  it('erratic: solves nearly every task sometimes, hardly any always', () => {
    const counts = solved('simulated/erratic')
    expect(share(counts.map(({ passes }) => passes > 0))).toBeGreaterThan(0.85)
    expect(share(counts.map(({ passes }) => passes === 20))).toBeLessThan(0.15)
  })

  it('dependable: solves fewer tasks, and each always or never', () => {
    const counts = solved('simulated/dependable')
    expect(counts.every(({ passes, of }) => passes === 0 || passes === of)).toBe(true)
    const always = share(counts.map(({ passes }) => passes === 20))
    expect(always).toBeGreaterThan(0.5)
    expect(always).toBeLessThan(0.75)
  })

  it('unlucky: has invalid trials now and then, of every cause', () => {
    const outages = tasks.flatMap((task) =>
      attempts.flatMap((attempt) => intend('simulated/unlucky', '1', task, attempt).outage ?? []),
    )
    expect(outages.length / (tasks.length * attempts.length)).toBeCloseTo(0.12, 1)
    expect([...new Set(outages.map(({ invalidCause }) => invalidCause))].sort()).toEqual([
      'customer simulator',
      'network',
      'provider error',
      'provider timeout',
      'rate limit',
    ])
  })

  it('go wrong in every way there is', () => {
    const plans = tasks.flatMap((task) =>
      attempts.map((attempt) => ({ task, ...intend('simulated/erratic', '1', task, attempt) })),
    )
    const wrong = plans.filter(({ steps, task }) => steps !== task.solution)
    const writes = (steps: readonly (readonly [string, unknown])[]) =>
      steps.filter(([tool]) => tool !== 'get_pallet')
    const text = (steps: readonly unknown[]) => JSON.stringify(steps)
    expect(new Set(wrong.map(({ ending }) => ending))).toEqual(new Set(['answer', 'leave', 'step limit']))
    expect(wrong.some(({ steps }) => writes(steps).length < 3)).toBe(true)
    expect(wrong.some(({ steps }) => writes(steps).length > 3)).toBe(true)
    expect(wrong.some(({ steps }) => /"status":"(stored|missing)"/.test(text(steps)))).toBe(true)
    expect(wrong.some(({ steps }) => /P-[23]/.test(text(steps)))).toBe(true)
    expect(wrong.some(({ steps }) => text(steps).includes('not_an_argument'))).toBe(true)
    // Free text is not graded, so changing it would be no fault.
    expect(wrong.every(({ steps }) => !/"note":"(?!Left at night)/.test(text(steps)))).toBe(true)
  })
})
