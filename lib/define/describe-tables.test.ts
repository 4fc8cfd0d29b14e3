import { bigint, doublePrecision, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { describeTables } from './describe-tables.ts'

test('a column whose every digit counts is a decimal', () => {
  const sizes = pgTable('sizes', {
    id: text().primaryKey(),
    price: numeric({ precision: 10, scale: 2 }),
    count: bigint({ mode: 'bigint' }),
    share: numeric(),
    weight: doublePrecision(),
    prices: numeric({ precision: 10, scale: 2 }).array(),
  })
  const columns = describeTables('shop', { sizes }, {}, {}).sizes?.columns ?? {}
  expect(Object.values(columns).map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    'id: text',
    'price: decimal',
    'count: decimal',
    'share: number',
    'weight: number',
    'prices: numbers',
  ])
})
