import { describe, expect, test } from 'vitest'
import type { ToolCall } from '../core/tool-call.ts'
import { computeEffects } from './compute-effects.ts'
import { deleted, oneOf, updated } from './expected-effect.ts'
import { depot } from './fixtures/depot.ts'
import { grade, hale, initial, osei, trial, withCalls, withPallet } from './fixtures/two-pallets.ts'
import { gradeEffects } from './grade-effects.ts'

const { shapes, tables } = depot
const { pallets } = tables
const stamp = '2025-10-01T13:00:10+00:00'

describe('updates', () => {
  test('the expected columns, stamped, pass', () => {
    const done = trial(withPallet({ status: 'held', weight: 311, updated_at: stamp }))
    expect(grade(done, [updated(pallets, 'P-1', { status: 'held', weight: 311 })])).toEqual({
      passed: true,
      deviations: [],
      endState: 0,
      endStates: 1,
    })
  })

  test('a wrong value is a wrong field, written by the call that wrote this column', () => {
    const done = trial(withPallet({ status: 'shipped' }), withPallet({ status: 'shipped', bay: 'B1' }))
    expect(grade(done, [updated(pallets, 'P-1', { status: 'held', bay: 'B1' })]).deviations).toEqual([
      {
        kind: 'wrong field',
        table: 'pallets',
        key: 'P-1',
        call: 0,
        column: 'status',
        expected: 'held',
        received: 'shipped',
      },
    ])
  })

  test('a graded column that was not named must stay as it was', () => {
    const done = trial(withPallet({ status: 'held', owner: 'Osei' }))
    expect(grade(done, [updated(pallets, 'P-1', { status: 'held' })]).deviations).toEqual([
      {
        kind: 'wrong field',
        table: 'pallets',
        key: 'P-1',
        call: 0,
        column: 'owner',
        expected: 'Hale',
        received: 'Osei',
      },
    ])
  })

  test('an expected column that was left as it was says what it is', () => {
    const done = trial(withPallet({ bay: 'B1' }))
    expect(grade(done, [updated(pallets, 'P-1', { status: 'held', bay: 'B1' })]).deviations).toEqual([
      {
        kind: 'wrong field',
        table: 'pallets',
        key: 'P-1',
        column: 'status',
        expected: 'held',
        received: 'stored',
      },
    ])
  })

  test('a column that was changed and put back is blamed on the call that put it back', () => {
    const done = trial(
      withPallet({ status: 'held', updated_at: stamp }),
      withPallet({ status: 'held', updated_at: stamp, bay: 'B1' }),
      withPallet({ status: 'stored', updated_at: stamp, bay: 'B1' }),
    )
    expect(grade(done, [updated(pallets, 'P-1', { status: 'held', bay: 'B1' })]).deviations).toMatchObject([
      { kind: 'wrong field', column: 'status', received: 'stored', call: 2 },
    ])
  })

  test('writing the value that was there is blamed on the call that named it', () => {
    const after = withPallet({ note: 'all is well', updated_at: stamp })
    const call: ToolCall = {
      tool: 'update_pallet',
      arguments: { id: 'P-1', item: { status: 'stored', note: 'all is well' } },
      result: {},
      isError: false,
      writes: true,
      effects: computeEffects(initial, after, shapes),
      durationMs: 1,
    }
    const done = withCalls([call, { ...call, arguments: { status: 'stored' }, effects: [] }], after)
    expect(grade(done, [updated(pallets, 'P-1', { status: 'held' })]).deviations).toMatchObject([
      { kind: 'wrong field', column: 'status', expected: 'held', received: 'stored', call: 0 },
    ])
  })

  test('a row that was only stamped was the right row with the wrong value', () => {
    const done = trial(withPallet({ status: 'held', updated_at: stamp }), withPallet({ updated_at: stamp }))
    expect(grade(done, [updated(pallets, 'P-1', { status: 'held' })]).deviations).toMatchObject([
      { kind: 'wrong field', column: 'status', received: 'stored', call: 1 },
    ])
  })

  test('a row that was only stamped has not changed, whatever a matcher accepts', () => {
    const any = [updated(pallets, 'P-1', { bay: expect.any(String) })]
    expect(grade(trial(withPallet({ bay: 'B1' })), any).passed).toBe(true)
    expect(grade(trial(withPallet({ updated_at: stamp })), any).deviations).toMatchObject([
      { kind: 'missing effect', key: 'P-1', columns: { bay: { $matcher: 'Any<String>' } } },
    ])
  })

  test('a row that nobody touched is a missing effect', () => {
    expect(
      grade(trial(initial), [updated(pallets, 'P-1', { status: 'held', bay: 'B1' })]).deviations,
    ).toEqual([
      {
        kind: 'missing effect',
        table: 'pallets',
        key: 'P-1',
        op: 'update',
        columns: { status: 'held', bay: 'B1' },
      },
    ])
  })

  test('a change in the wrong row is an extra and a missing effect', () => {
    const done = trial(withPallet({ bay: 'B1' }, osei))
    expect(grade(done, [updated(pallets, 'P-1', { bay: 'B1' })]).deviations).toEqual([
      { kind: 'missing effect', table: 'pallets', key: 'P-1', op: 'update', columns: { bay: 'B1' } },
      {
        kind: 'extra effect',
        table: 'pallets',
        key: 'P-3',
        call: 0,
        op: 'update',
        columns: { bay: ['A1', 'B1'] },
      },
    ])
  })

  test('a deleted row was not updated', () => {
    const done = trial({ pallets: [osei] })
    expect(grade(done, [updated(pallets, 'P-1', { bay: 'B1' })]).deviations).toMatchObject([
      { kind: 'missing effect', op: 'update' },
      { kind: 'extra effect', op: 'delete', columns: { owner: 'Hale' } },
    ])
    expect(grade(done, [deleted(pallets, 'P-1')]).passed).toBe(true)
  })
})

describe('what counts as a change', () => {
  test('a row changed and changed back is none', () => {
    const done = trial(withPallet({ bay: 'B1' }), initial)
    expect(grade(done, []).passed).toBe(true)
  })

  test('a stamp alone is none', () => {
    expect(grade(trial(withPallet({ updated_at: stamp })), []).passed).toBe(true)
  })

  test('an ungraded column alone is one', () => {
    const done = trial(withPallet({ note: 'belongs to somebody else', updated_at: stamp }))
    expect(grade(done, []).deviations).toEqual([
      {
        kind: 'extra effect',
        table: 'pallets',
        key: 'P-1',
        call: 0,
        op: 'update',
        columns: { note: [null, 'belongs to somebody else'] },
      },
    ])
  })

  test('an ungraded column of an expected row is compared where it is named, and only there', () => {
    const done = trial(withPallet({ bay: 'B1', note: 'Moved for Hale.' }))
    expect(grade(done, [updated(pallets, 'P-1', { bay: 'B1' })]).passed).toBe(true)
    const named = { bay: 'B1', note: expect.stringContaining('Hale') }
    expect(grade(done, [updated(pallets, 'P-1', named)]).passed).toBe(true)
    const otherwise = { bay: 'B1', note: expect.stringContaining('Osei') }
    expect(grade(done, [updated(pallets, 'P-1', otherwise)]).deviations).toMatchObject([
      { kind: 'wrong field', column: 'note', expected: { $matcher: 'StringContaining "Osei"' } },
    ])
  })

  test('an effect in a table that the sandbox does not have is extra, never lost', () => {
    const effect = { op: 'insert', table: 'somewhere', key: '1', row: { id: '1' } } as const
    expect(gradeEffects([effect], [], shapes).deviations).toMatchObject([
      { kind: 'extra effect', table: 'somewhere' },
    ])
  })
})

describe('several end states', () => {
  const either = oneOf(
    [updated(pallets, 'P-1', { status: 'held', bay: 'B1' })],
    [updated(pallets, 'P-1', { status: 'shipped' }), updated(pallets, 'P-3', { bay: 'B1' })],
  )

  test('any of them passes', () => {
    expect(grade(trial(withPallet({ status: 'held', bay: 'B1' })), either)).toMatchObject({
      passed: true,
      endState: 0,
    })
    const second = {
      pallets: [
        { ...hale, status: 'shipped' },
        { ...osei, bay: 'B1' },
      ],
    }
    expect(grade(trial(second), either)).toMatchObject({ passed: true, endState: 1, endStates: 2 })
  })

  test('a matcher that throws in one of them does not keep another from passing', () => {
    const throwing = { asymmetricMatch: (value: unknown) => (value as string).at(0) === 'B' }
    const states = oneOf(
      [updated(pallets, 'P-1', { note: throwing })],
      [updated(pallets, 'P-1', { weight: 311 })],
    )
    expect(grade(trial(withPallet({ weight: 311 })), states)).toMatchObject({ passed: true, endState: 1 })
    expect(() => grade(trial(withPallet({ weight: 312 })), states)).toThrow('null')
    expect(grade(trial(withPallet({ note: 'B1' })), states)).toMatchObject({ passed: true, endState: 0 })
  })

  test('the closest one explains a failure, the first one among equals', () => {
    expect(grade(trial(withPallet({ status: 'held' })), either)).toMatchObject({
      endState: 0,
      deviations: [{ kind: 'wrong field', column: 'bay', received: 'A1' }],
    })
    expect(grade(trial(withPallet({ status: 'shipped' })), either)).toMatchObject({
      endState: 1,
      deviations: [{ kind: 'missing effect', key: 'P-3' }],
    })
    expect(grade(trial(initial), either)).toMatchObject({
      endState: 0,
      deviations: [{ kind: 'missing effect' }],
    })
  })
})
