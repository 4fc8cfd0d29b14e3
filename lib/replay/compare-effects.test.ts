import { integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import type { Effect } from '../core/effect.ts'
import { defineSandbox } from '../define/define-sandbox.ts'
import { compareEffects } from './compare-effects.ts'
import type { RecordedEffect } from './recording.ts'

const fares = pgTable('fares', {
  id: text('id').primaryKey(),
  price: numeric('price'),
  seats: integer('seats'),
  note: text('note'),
})

const sandbox = defineSandbox({
  name: 'rail',
  tables: { fares },
  tools: [],
  instructions: '',
  now: '2025-10-01T13:00:00Z',
})

const compare = (expected: RecordedEffect[], received: Effect[]) =>
  compareEffects(expected, received, { sandbox }).map(({ path }) => path)

const place = { table: 'fares', key: 'F-1' }
const row = { id: 'F-1', price: '50.00', seats: 2, note: '1.0' }

test('decimals that were recorded as text are compared by value', () => {
  const inserted = (price: number): Effect => ({ ...place, op: 'insert', row: { ...row, price } })
  expect(compare([{ ...place, op: 'insert', row }], [inserted(50)])).toEqual([])
  expect(compare([{ ...place, op: 'insert', row }], [inserted(50.01)])).toEqual(['effects.fares.F-1.price'])
  const changed = (price: [number, number]): Effect => ({ ...place, op: 'update', changes: { price } })
  const changes: Record<string, [string, string]> = { price: ['50.00', '60.5'] }
  expect(compare([{ ...place, op: 'update', changes }], [changed([50, 60.5])])).toEqual([])
  expect(compare([{ ...place, op: 'update', changes }], [changed([50, 60])])).toEqual([
    'effects.fares.F-1.price',
  ])
})

test('another spelling of a decimal is no effect, another text is one', () => {
  const update = (changes: Record<string, [string, string]>): RecordedEffect[] => [
    { ...place, op: 'update', changes },
  ]
  expect(compare(update({ price: ['457.5', '457.50'] }), [])).toEqual([])
  expect(compare(update({ price: ['457.5', '457.51'] }), [])).toEqual(['effects.fares.F-1'])
  expect(compare(update({ note: ['1.0', '1.00'] }), [])).toEqual(['effects.fares.F-1'])
  expect(compare(update({ price: ['1.0', '1.00'], note: ['a', 'b'] }), [])).toEqual(['effects.fares.F-1'])
})
