import { expect, expectTypeOf, test } from 'vitest'
import { joinRecords } from './join-records.ts'

test('each table has the rows of all parts, in their order', () => {
  const first = { orders: [{ id: 'A' }], lines: [{ of: 'A' }] }
  const second = { orders: [{ id: 'B' }], tickets: [] as { subject: string }[] }
  const joined = joinRecords(first, second, { lines: [{ of: 'B' }] })
  expect(joined).toEqual({
    orders: [{ id: 'A' }, { id: 'B' }],
    lines: [{ of: 'A' }, { of: 'B' }],
    tickets: [],
  })
  expectTypeOf(joined.orders).toExtend<readonly { readonly id: string }[]>()
  expectTypeOf(joined.tickets).toExtend<readonly { readonly subject: string }[]>()
  // @ts-expect-error no part has such a table
  expect(joined.parcels).toBeUndefined()
})
