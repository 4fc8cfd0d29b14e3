import { describe, expect, test } from 'vitest'
import type { ToolCall } from '../trial/trial.ts'
import { attributeEffects } from './attribute-effects.ts'
import { computeEffects } from './compute-effects.ts'
import type { Row, Snapshot } from './effect.ts'
import { deleted, type ExpectedEffects, inserted, oneOf, updated } from './expected-effect.ts'
import { depot } from './fixtures/depot.ts'
import { gradeEffects } from './grade-effects.ts'

const { shapes, tables } = depot
const { pallets, parcels, permits, shipments } = tables

const hale: Row = {
  id: 'P-1',
  bay: 'A1',
  owner: 'Hale',
  weight: 310.5,
  status: 'stored',
  fragile: false,
  tags: ['cold'],
  due_at: '2025-10-04T08:00:00+00:00',
  note: null,
  updated_at: null,
}
const osei: Row = { ...hale, id: 'P-3', owner: 'Osei', status: 'held', tags: [] }
const initial: Snapshot = { pallets: [hale, osei] }

/** The trial in which call after call led to these states. */
function trial(...states: readonly [Snapshot, ...Snapshot[]]) {
  const calls = states.map((state, index): ToolCall => {
    const effects = computeEffects(states[index - 1] ?? initial, state, shapes)
    return {
      tool: 'some_tool',
      arguments: {},
      result: {},
      isError: false,
      writes: true,
      effects,
      durationMs: 1,
    }
  })
  return withCalls(calls, states.at(-1) ?? initial)
}

function withCalls(calls: readonly ToolCall[], terminal: Snapshot) {
  const net = computeEffects(initial, terminal, shapes)
  return {
    calls,
    effects: attributeEffects(
      net,
      calls.map(({ effects }) => effects),
    ),
  }
}

function grade({ effects, calls }: ReturnType<typeof trial>, expected: ExpectedEffects) {
  return gradeEffects(effects, expected, shapes, calls)
}

function withPallet(columns: Row, of = hale): Snapshot {
  return { pallets: [hale, osei].map((row) => (row.id === of.id ? { ...row, ...columns } : row)) }
}

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

describe('inserts', () => {
  const shipment = { id: 'SHP-101', carrier: 'Quayside', fee: 12.5 } as const

  test('columns that are not stated must hold their default', () => {
    const done = trial({ ...initial, shipments: [shipment] })
    expect(grade(done, [inserted(shipments, shipment)]).passed).toBe(true)
    expect(
      grade(done, [inserted(shipments, { id: 'SHP-101', carrier: 'Quayside' })]).deviations,
    ).toMatchObject([{ kind: 'wrong field', column: 'fee', expected: 0, received: 12.5, call: 0 }])
  })

  test('a row that was not inserted is missing, one that nobody expected is extra', () => {
    expect(grade(trial(initial), [inserted(shipments, shipment)]).deviations).toEqual([
      { kind: 'missing effect', table: 'shipments', key: 'SHP-101', op: 'insert', columns: shipment },
    ])
    expect(grade(trial({ ...initial, shipments: [shipment] }), []).deviations).toEqual([
      { kind: 'extra effect', table: 'shipments', key: 'SHP-101', call: 0, op: 'insert', columns: shipment },
    ])
  })

  test('a key that the task leaves to a matcher', () => {
    const done = trial({ ...initial, shipments: [shipment] })
    const like = (start: string) => [inserted(shipments, { ...shipment, id: expect.stringMatching(start) })]
    expect(grade(done, like('^SHP-')).passed).toBe(true)
    expect(grade(done, like('^ORD-')).deviations).toMatchObject([
      { kind: 'missing effect', key: '?', columns: { id: { $matcher: 'StringMatching /^ORD-/' } } },
      { kind: 'extra effect', key: 'SHP-101' },
    ])
  })

  test('the right row under another generated id passes, and the row before it is extra', () => {
    const expected = [inserted(shipments, shipment)]
    const other = { id: 'SHP-101', carrier: 'Blue Heron', fee: 40 }
    const both = trial({ ...initial, shipments: [other, { ...shipment, id: 'SHP-102' }] })
    expect(grade(both, expected).deviations).toMatchObject([
      { kind: 'extra effect', key: 'SHP-101', columns: { carrier: 'Blue Heron' } },
    ])
    expect(grade(trial({ ...initial, shipments: [{ ...shipment, id: 'SHP-102' }] }), expected).passed).toBe(
      true,
    )
  })

  test('a row that has little in common with the expected one does not stand for it', () => {
    const done = trial({ ...initial, shipments: [{ id: 'SHP-102', carrier: 'Blue Heron', fee: 40 }] })
    expect(grade(done, [inserted(shipments, shipment)]).deviations).toMatchObject([
      { kind: 'missing effect', key: 'SHP-101' },
      { kind: 'extra effect', key: 'SHP-102' },
    ])
  })

  test('two rows made in the other order swap their ids, and everything that refers to them follows', () => {
    const expected = [
      inserted(shipments, { id: 'SHP-101', carrier: 'Quayside' }),
      inserted(shipments, { id: 'SHP-102', carrier: 'Quayside' }),
      inserted(parcels, { id: 'PCL-1', shipment_id: 'SHP-101', pallet_id: 'P-1' }),
      inserted(parcels, { id: 'PCL-2', shipment_id: 'SHP-102', pallet_id: 'P-3' }),
      updated(pallets, 'P-1', { bay: 'SHP-101' }),
    ]
    const row = { carrier: 'Quayside', fee: 0 }
    const state = (first: string, second: string, bay: string): Snapshot => ({
      ...withPallet({ bay }),
      shipments: [
        { id: 'SHP-101', ...row },
        { id: 'SHP-102', ...row },
      ],
      parcels: [
        { id: 'PCL-1', shipment_id: 'SHP-101', pallet_id: first, quantity: 1 },
        { id: 'PCL-2', shipment_id: 'SHP-102', pallet_id: second, quantity: 1 },
      ],
    })
    expect(grade(trial(state('P-1', 'P-3', 'SHP-101')), expected).passed).toBe(true)
    expect(grade(trial(state('P-3', 'P-1', 'SHP-102')), expected).passed).toBe(true)
    expect(grade(trial(state('P-3', 'P-1', 'SHP-101')), expected).deviations).toMatchObject([
      { kind: 'wrong field', table: 'pallets', column: 'bay', expected: 'SHP-101', received: 'SHP-101' },
    ])
  })

  test('a parcel in the wrong shipment is a wrong field although both ids were expected', () => {
    const expected = [
      inserted(shipments, { id: 'SHP-101', carrier: 'Quayside' }),
      inserted(shipments, { id: 'SHP-102', carrier: 'Blue Heron' }),
      inserted(parcels, { id: 'PCL-1', shipment_id: 'SHP-101', pallet_id: 'P-1' }),
    ]
    const done = trial({
      ...initial,
      shipments: [
        { id: 'SHP-101', carrier: 'Blue Heron', fee: 0 },
        { id: 'SHP-102', carrier: 'Quayside', fee: 0 },
      ],
      parcels: [{ id: 'PCL-1', shipment_id: 'SHP-101', pallet_id: 'P-1', quantity: 1 }],
    })
    expect(grade(done, expected).deviations).toMatchObject([
      { kind: 'wrong field', table: 'parcels', column: 'shipment_id', received: 'SHP-101' },
    ])
  })
})

describe('keys that the agent chose', () => {
  const permit = { holder_email: 'ines@hale.example', zone: 'B', level: 'free' }
  const expected = [inserted(permits, permit)]

  function grant(row: Row, earlier: readonly Partial<ToolCall>[], args: Row) {
    const state = { ...initial, permits: [row] }
    const call: ToolCall = {
      tool: 'grant_permit',
      arguments: args,
      result: {},
      isError: false,
      writes: true,
      effects: [],
      durationMs: 1,
    }
    const calls = [
      ...earlier.map((part) => ({ ...call, ...part })),
      { ...call, effects: computeEffects(initial, state, shapes) },
    ]
    return grade(withCalls(calls, state), expected)
  }

  test('a permit for somebody else is not the expected one under another id', () => {
    const wrong = { ...permit, holder_email: 'tom@hale.example' }
    const apart = [
      { kind: 'missing effect', table: 'permits', key: 'ines@hale.example|B' },
      { kind: 'extra effect', table: 'permits', key: 'tom@hale.example|B' },
    ]
    expect(grant(permit, [], permit).passed).toBe(true)
    expect(grant(wrong, [], wrong).deviations).toMatchObject(apart)
    // The tool looked the address up: the agent had seen it before.
    const seen = { arguments: { person: 7 }, result: { email: 'tom@hale.example' } }
    expect(grant(wrong, [seen], { person: 7, zone: 'B', level: 'free' }).deviations).toMatchObject(apart)
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
