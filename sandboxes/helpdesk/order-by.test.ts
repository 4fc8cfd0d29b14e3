import { expect, test } from 'vitest'
import { orderRows, selectColumns } from './order-by.ts'

const rows = [
  { id: '2', priority: 'urgent', due_at: null },
  { id: '15', priority: 'high', due_at: '2025-10-03' },
  { id: '1', priority: 'high', due_at: '2025-10-01' },
]

function ids(orderBy: string | null): unknown[] {
  return orderRows(rows, orderBy).map((row) => row.id)
}

test.for([
  [null, ['2', '15', '1']],
  ['', ['2', '15', '1']],
  ['id', ['1', '15', '2']],
  ['id asc', ['1', '15', '2']],
  ['id desc', ['2', '15', '1']],
  ['id DESC', ['2', '15', '1']],
  // Not by urgency: by the alphabet.
  ['priority asc', ['15', '1', '2']],
  ['priority desc', ['2', '15', '1']],
  ['priority asc, id asc', ['1', '15', '2']],
  ['due_at', ['2', '1', '15']],
  ['due_at desc', ['15', '1', '2']],
  ["'created_at_desc'", ['2', '15', '1']],
] as const)('$orderby %s', ([orderBy, expected]) => {
  expect(ids(orderBy)).toEqual(expected)
})

test('ordering leaves the given rows alone', () => {
  const before = [...rows]
  orderRows(rows, 'id')
  expect(rows).toEqual(before)
})

test('selecting keeps the named columns that there are', () => {
  const row = { id: '1', subject: 'x', status: 'open' }
  expect(selectColumns(row, null)).toEqual(row)
  expect(selectColumns(row, ' ')).toEqual(row)
  expect(selectColumns(row, 'status, id,id')).toEqual({ id: '1', status: 'open' })
  expect(selectColumns(row, 'ada@example.com')).toEqual({})
})
