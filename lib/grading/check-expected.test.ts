import { describe, expect, test } from 'vitest'
import { checkExpected } from './check-expected.ts'
import { ExpectationError } from './expectation-error.ts'
import {
  deleted,
  type ExpectedEffect,
  type ExpectedEffects,
  inserted,
  oneOf,
  updated,
} from './expected-effect.ts'
import { depot } from './fixtures/depot.ts'

const { shapes, tables } = depot
const { pallets, permits, shipments } = tables
const initial = { pallets: [{ id: 'P-1', bay: 'A1', owner: 'Hale', weight: '10.00' }] }

function problem(expected: ExpectedEffects): ExpectationError {
  try {
    checkExpected(expected, shapes, initial)
  } catch (error) {
    if (error instanceof ExpectationError) return error
    throw error
  }
  throw new Error('these expected effects were accepted')
}

/** What a suite file without type check could hold. */
function untyped(effect: object): ExpectedEffect[] {
  return [effect as ExpectedEffect]
}

const shipment = { id: 'SHP-1', carrier: 'Quayside' } as const

describe('wrong expectations are errors that say what to correct', () => {
  test.each<[string, ExpectedEffects, object]>([
    ['NO_END_STATE', oneOf(), { endState: 0 }],
    [
      'NO_TABLE',
      untyped({ op: 'delete', sqlTable: 'crates', key: '1' }),
      { endState: 0, effect: 0, table: 'crates' },
    ],
    [
      'NO_COLUMN',
      oneOf([], untyped({ op: 'update', sqlTable: 'depot_pallets', key: 'P-1', changes: { bey: 'B1' } })),
      { endState: 1, effect: 0, table: 'pallets', column: 'bey' },
    ],
    ['BAD_KEY', [deleted(permits, 'ines@hale.example')], { endState: 0, effect: 0, table: 'permits' }],
    [
      'BAD_KEY',
      [deleted(permits, { holder_email: 'a@b.example', room: 'A' })],
      { endState: 0, effect: 0, table: 'permits' },
    ],
    [
      'STAMP_COLUMN',
      [updated(pallets, 'P-1', { bay: 'B1', updated_at: '2025-10-01T13:00:00Z' })],
      { endState: 0, effect: 0, table: 'pallets', column: 'updated_at' },
    ],
    ['EMPTY_UPDATE', [updated(pallets, 'P-1', {})], { endState: 0, effect: 0, table: 'pallets' }],
    [
      'UNSTATED_COLUMN',
      untyped({ op: 'insert', sqlTable: 'depot_shipments', row: { id: 'SHP-1' } }),
      { endState: 0, effect: 0, table: 'shipments', column: 'carrier' },
    ],
    [
      'SAME_ROW_TWICE',
      [updated(pallets, 'P-1', { bay: 'B1' }), deleted(pallets, 'P-1')],
      { endState: 0, effect: 1, table: 'pallets' },
    ],
    ['SAME_ROW_TWICE', [inserted(shipments, shipment), inserted(shipments, shipment)], { effect: 1 }],
    ['NO_ROW', [updated(pallets, 'P-9', { bay: 'B1' })], { endState: 0, effect: 0, table: 'pallets' }],
    ['NO_ROW', [deleted(pallets, 'P-9')], { endState: 0, effect: 0, table: 'pallets' }],
    [
      'ROW_EXISTS',
      [inserted(pallets, { id: 'P-1', bay: 'A1', owner: 'Hale', weight: 10 })],
      { table: 'pallets' },
    ],
    [
      'NO_CHANGE',
      [updated(pallets, 'P-1', { weight: 10, status: 'stored' })],
      { endState: 0, effect: 0, table: 'pallets' },
    ],
  ])('%s', (code, expected, place) => {
    const error = problem(expected)
    expect(error).toMatchObject({ code, place })
    expect(error.message).toMatchSnapshot()
  })

  test('what can be graded is accepted', () => {
    const anyId = { ...shipment, id: expect.any(String) }
    checkExpected([], shapes, initial)
    checkExpected([inserted(shipments, anyId), inserted(shipments, anyId)], shapes, initial)
    checkExpected([updated(pallets, 'P-1', { weight: 10, bay: 'B1' })], shapes, initial)
    checkExpected([updated(pallets, 'P-1', { weight: 10, bay: expect.any(String) })], shapes, initial)
    checkExpected([deleted(permits, { zone: 'A', holder_email: 'a@b.example' })], shapes)
  })
})
