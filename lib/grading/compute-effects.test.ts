import { describe, expect, test } from 'vitest'
import type { Row, Snapshot } from '../core/effect.ts'
import { attributeEffects } from './attribute-effects.ts'
import { computeEffects } from './compute-effects.ts'
import { depot } from './fixtures/depot.ts'

const { shapes } = depot

function pallet(id: string, columns: Row = {}): Row {
  return { id, bay: 'A1', owner: 'Hale', weight: 10, tags: [], note: null, updated_at: null, ...columns }
}

function effectsBetween(before: Snapshot, after: Snapshot) {
  return computeEffects(before, after, shapes)
}

describe('computeEffects', () => {
  test('nothing changed', () => {
    const state = { pallets: [pallet('P-1'), pallet('P-2')] }
    expect(effectsBetween(state, structuredClone(state))).toEqual([])
    expect(effectsBetween({}, {})).toEqual([])
  })

  test('a row inserted, updated and deleted', () => {
    const before = { pallets: [pallet('P-1'), pallet('P-2'), pallet('P-4')] }
    const after = { pallets: [pallet('P-1', { bay: 'B1' }), pallet('P-3'), pallet('P-4')] }
    expect(effectsBetween(before, after)).toEqual([
      {
        op: 'update',
        table: 'pallets',
        key: 'P-1',
        changes: { bay: ['A1', 'B1'] },
        unchanged: { id: 'P-1', owner: 'Hale', weight: 10, tags: [] },
      },
      { op: 'delete', table: 'pallets', key: 'P-2', row: pallet('P-2') },
      { op: 'insert', table: 'pallets', key: 'P-3', row: pallet('P-3') },
    ])
  })

  test('another spelling of the same value is no change', () => {
    const before = {
      pallets: [pallet('P-1', { weight: '10.00', tags: ['x', 'y'], due_at: '2025-10-01T13:00:00Z' })],
    }
    const after = {
      pallets: [pallet('P-1', { weight: 10, tags: ['y', 'x'], due_at: '2025-10-01 15:00:00+02' })],
    }
    expect(effectsBetween(before, after)).toEqual([])
  })

  test('a stamp is a change', () => {
    const after = { pallets: [pallet('P-1', { updated_at: '2025-10-01T13:00:10Z' })] }
    expect(effectsBetween({ pallets: [pallet('P-1')] }, after)).toMatchObject([
      { op: 'update', changes: { updated_at: [null, '2025-10-01T13:00:10Z'] } },
    ])
  })

  test('composite keys with separators in their values stay apart', () => {
    const before = { permits: [{ holder_email: 'a|b', zone: 'c', level: 'free' }] }
    const after = { permits: [{ holder_email: 'a', zone: 'b|c', level: 'free' }] }
    expect(effectsBetween(before, after)).toMatchObject([
      { op: 'delete', key: 'a\\|b|c' },
      { op: 'insert', key: 'a|b\\|c' },
    ])
  })
})

describe('attributeEffects', () => {
  test('the last call that touched the row, and the last that wrote each column', () => {
    const states: Snapshot[] = [
      { pallets: [pallet('P-1')] },
      { pallets: [pallet('P-1', { bay: 'B1', owner: 'Osei' })] },
      { pallets: [pallet('P-1', { bay: 'B1', owner: 'Hale' })] },
      { pallets: [pallet('P-1', { bay: 'B1', note: 'moved' }), pallet('P-2')] },
      { pallets: [pallet('P-1', { bay: 'B1', note: 'moved' }), pallet('P-2', { bay: 'C1' })] },
    ]
    const perCall = states.slice(1).map((state, index) => effectsBetween(states[index] ?? {}, state))
    const net = attributeEffects(effectsBetween(states[0] ?? {}, states[4] ?? {}), perCall)
    expect(net).toMatchObject([
      { op: 'update', key: 'P-1', call: 2, columnCalls: { bay: 0, owner: 1, note: 2 } },
      { op: 'insert', key: 'P-2', call: 3, columnCalls: { id: 2, bay: 3 } },
    ])
  })

  test('one writer of an inserted row is said once', () => {
    const perCall = [[], effectsBetween({}, { pallets: [pallet('P-1')] })]
    const [effect] = attributeEffects(effectsBetween({}, { pallets: [pallet('P-1')] }), perCall)
    expect(effect).toEqual({ op: 'insert', table: 'pallets', key: 'P-1', row: pallet('P-1'), call: 1 })
  })

  test('a row deleted and made again belongs to the call that made it', () => {
    const perCall = [
      effectsBetween({ pallets: [pallet('P-1', { bay: 'A1' })] }, {}),
      effectsBetween({}, { pallets: [pallet('P-1', { bay: 'Z9' })] }),
    ]
    const net = effectsBetween({ pallets: [pallet('P-1')] }, { pallets: [pallet('P-1', { bay: 'Z9' })] })
    expect(attributeEffects(net, perCall)).toMatchObject([{ op: 'update', call: 1, columnCalls: { bay: 1 } }])
  })

  test('an effect that no call explains stays unattributed', () => {
    const net = effectsBetween({}, { pallets: [pallet('P-1')] })
    expect(attributeEffects(net, [[]])).toEqual(net)
  })
})
