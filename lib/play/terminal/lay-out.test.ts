import { expect, test } from 'vitest'
import { layOut } from './lay-out.ts'

const show = (value: unknown, width = 80) => layOut(value, width).join('\n')

test('fields stand under each other, with objects and lists indented', () => {
  const order = {
    id: 'ORD-1',
    note: 'first\nsecond',
    paid: null,
    name: '',
    address: { city: 'Reno', zip: '89501' },
    tags: ['late', 'vip'],
    lines: [],
  }
  expect(show(order)).toMatchInlineSnapshot(`
    "id:      ORD-1
    note:
      first
      second
    paid:    null
    name:    ""
    address:
      city: Reno
      zip:  89501
    tags:
      - late
      - vip
    lines:   (none)"
  `)
})

const rows = [
  { id: '7', subject: 'Late parcel', tags: ['late'], open: true },
  { id: '12', subject: 'Refund', tags: [], due: '2025-10-01' },
]

test('rows are a table', () => {
  expect(show(rows)).toMatchInlineSnapshot(`
    "id  subject      tags    open  due
    7   Late parcel  [late]  true  –
    12  Refund       (none)  –     2025-10-01"
  `)
})

test('rows that do not fit are listed one after another', () => {
  expect(show(rows, 30)).toMatchInlineSnapshot(`
    "1. id:      7
       subject: Late parcel
       tags:
         - late
       open:    true
    2. id:      12
       subject: Refund
       tags:    (none)
       due:     2025-10-01"
  `)
})

test('so are rows with a text of several lines', () => {
  expect(show([{ body: 'a\nb' }, { body: 'c' }])).toMatchInlineSnapshot(`
    "1. body:
         a
         b
    2. body: c"
  `)
})

test.each([
  ['plain', 'plain'],
  [3, '3'],
  [null, 'null'],
  [[], '(none)'],
  [{}, '(nothing)'],
])('%j is %s', (value, text) => {
  expect(show(value)).toBe(text)
})
