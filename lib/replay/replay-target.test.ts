import { numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { defineSandbox } from '../define/define-sandbox.ts'
import { toTrialRecords } from './replay-target.ts'

const fares = pgTable('rail_fares', {
  id: text('id').primaryKey(),
  price: numeric('price', { mode: 'number' }),
  written: numeric('written'),
})

const sandbox = defineSandbox({
  name: 'rail',
  tables: { fares },
  tools: [],
  instructions: '',
  now: '2025-10-01T13:00:00Z',
})

test('recorded rows are read as their tables have them: numbers, or the digits as they were written', () => {
  const row = { id: '1', price: '450.00', written: '450.00', colour: 'red' }
  expect(toTrialRecords(sandbox, { rail_fares: [row] })).toEqual({
    fares: [{ id: '1', price: 450, written: '450.00' }],
  })
  expect(() => toTrialRecords(sandbox, { tracks: [] })).toThrow('has no table tracks')
})
