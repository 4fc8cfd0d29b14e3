import { describe, expect, test, vi } from 'vitest'
import { depot } from '../grading/fixtures/depot.ts'
import { computeEffects, ExpectationError, oneOf, type Snapshot, updated } from '../grading/index.ts'
import './to-have-effects.ts'

const { pallets } = depot.tables
const pallet = {
  id: 'P-1',
  bay: 'A1',
  owner: 'Hale',
  weight: 310.5,
  status: 'stored',
  fragile: false,
  tags: [],
}
const initial: Snapshot = { pallets: [pallet] }

function trial(columns: object) {
  const effects = computeEffects(initial, { pallets: [{ ...pallet, ...columns }] }, depot.shapes)
  return { effects, calls: [], shapes: depot.shapes, onGraded: vi.fn() }
}

function failure(assert: () => void): unknown {
  try {
    assert()
  } catch (error) {
    return error
  }
  throw new Error('the assertion passed')
}

const held = [updated(pallets, 'P-1', { status: 'held' })]

describe('toHaveEffects', () => {
  test('passes and reports the grade', () => {
    const done = trial({ status: 'held' })
    expect(done).toHaveEffects(held)
    expect(done.onGraded).toHaveBeenCalledExactlyOnceWith({
      passed: true,
      deviations: [],
      endState: 0,
      endStates: 1,
    })
  })

  test('fails with what a test runner and an editor show', () => {
    const done = trial({ status: 'shipped' })
    const error = failure(() => expect(done).toHaveEffects(held))
    const deviations = [
      {
        kind: 'wrong field',
        table: 'pallets',
        key: 'P-1',
        column: 'status',
        expected: 'held',
        received: 'shipped',
      },
    ]
    expect(error).toMatchObject({
      message: expect.stringContaining('pallets.status of P-1'),
      actual: { 'pallets P-1': { status: 'shipped' } },
      expected: { 'pallets P-1': { status: 'held' } },
      __vitest_error_context__: { assertionName: 'toHaveEffects', meta: { deviations } },
    })
    expect(done.onGraded).toHaveBeenCalledExactlyOnceWith({
      passed: false,
      deviations,
      endState: 0,
      endStates: 1,
    })
  })

  test('names the end state that was compared', () => {
    const either = oneOf(held, [updated(pallets, 'P-1', { status: 'shipped', bay: 'B1' })])
    expect(
      failure(() => expect(trial({ status: 'shipped', bay: 'C2' })).toHaveEffects(either)),
    ).toMatchObject({
      message: expect.stringContaining('differs from the closest one, number 2, in 1 place:'),
    })
  })

  test.for([
    [{ end: 'agent error', error: 'boom\n\u001b[2Jat' }, /^agent error: boom \\u001b\[2Jat$/],
    [{ end: 'agent error', error: '' }, /^agent error: no message$/],
    [{ end: 'step limit' }, /^step limit: the agent was stopped before it came to an end\nThe end/],
    [{ end: 'turn limit' }, /^turn limit: the conversation was stopped .*\nThe end/],
    [{ end: 'output limit' }, /^output limit: an answer of the model was cut off\nThe end/],
    [{ end: 'agent stopped' }, /^The end state differs/],
    [{ end: 'customer finished' }, /^The end state differs/],
  ] as const)('says first how a trial ended that did not end by itself: %o', ([ended, message]) => {
    expect(() => expect({ ...trial({}), ...ended }).toHaveEffects(held)).toThrow(message)
  })

  test('can be negated, which grades nothing', () => {
    const wrong = trial({ status: 'shipped' })
    expect(wrong).not.toHaveEffects(held)
    expect(wrong.onGraded).not.toHaveBeenCalled()
    expect(() => expect(trial({ status: 'held' })).not.toHaveEffects(held)).toThrow(
      'although it should not have',
    )
  })

  test('keeps a message of the author in front', () => {
    const assert = () => expect(trial({}), 'attempt 3').toHaveEffects(held)
    expect(assert).toThrow(/^attempt 3: The end state differs/)
  })

  test('works inside other assertions', () => {
    expect([trial({ status: 'held' })]).toEqual([expect.toHaveEffects(held)])
    expect([trial({})]).not.toEqual([expect.toHaveEffects(held)])
  })

  test('a wrong expectation is an error of its own', () => {
    const done = trial({ status: 'held' })
    const twice = [...held, ...held]
    expect(failure(() => expect(done).toHaveEffects(twice))).toBeInstanceOf(ExpectationError)
    expect(done.onGraded).not.toHaveBeenCalled()
  })

  test.each([null, undefined, 'trial', {}, { effects: [], calls: [] }])(
    'refuses what is no trial: %o',
    (value) => {
      expect(() => expect(value).toHaveEffects(held)).toThrow('toHaveEffects compares a trial')
    },
  )

  test('says that an await is missing', () => {
    expect(() => expect(Promise.resolve(trial({}))).toHaveEffects(held)).toThrow(
      'It was given a promise: write',
    )
  })
})
