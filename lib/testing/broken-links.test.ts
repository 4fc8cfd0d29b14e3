import { pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { defineSandbox } from '../sandbox/index.ts'
import { brokenLinks, type Links } from './broken-links.ts'

const tables = {
  owners: pgTable('owners', { id: text().primaryKey() }),
  bays: pgTable('bays', { id: text().primaryKey() }),
  pallets: pgTable('pallets', {
    id: text().primaryKey(),
    owner_id: text(),
    bays: text().array().notNull().default([]),
    party: text(),
  }),
}
const depot = defineSandbox({
  name: 'depot',
  tables,
  tools: [],
  instructions: 'Mind the bays.',
  baseline: {
    owners: [{ id: 'O-1' }],
    bays: [{ id: 'A1' }],
    pallets: [{ id: 'P-1', owner_id: 'O-1', bays: ['A1'], party: 'A1' }],
  },
  now: '2025-10-01T13:00:00Z',
})
const links: Links<typeof tables> = {
  'pallets.owner_id': 'owners.id',
  'pallets.bays': 'bays.id',
  'pallets.party': ['owners.id', 'bays.id'],
}

test('references that lead somewhere, or nowhere on purpose, are no problem', () => {
  expect(brokenLinks(depot, links)).toEqual([])
  expect(brokenLinks(depot, links, { pallets: [{ id: 'P-2', owner_id: null, party: 'O-1' }] })).toEqual([])
})

test("a task's records are followed into the baseline", () => {
  const records = { pallets: [{ id: 'P-2', owner_id: 'O-2', bays: ['A1', 'A9'], party: 'X' }] }
  expect(brokenLinks(depot, links, records)).toEqual([
    'pallets P-2: owner_id O-2 leads nowhere',
    'pallets P-2: bays A9 leads nowhere',
    'pallets P-2: party X leads nowhere',
  ])
})
