import { describe, expect, test } from 'vitest'
import type { Row, Snapshot } from '../core/effect.ts'
import type { ToolCall } from '../core/tool-call.ts'
import { computeEffects } from './compute-effects.ts'
import { inserted, updated } from './expected-effect.ts'
import { depot } from './fixtures/depot.ts'
import { grade, initial, trial, withCalls, withPallet } from './fixtures/two-pallets.ts'

const { shapes, tables } = depot
const { pallets, parcels, permits, shipments } = tables

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
