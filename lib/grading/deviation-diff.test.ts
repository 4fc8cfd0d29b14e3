import { expect, test } from 'vitest'
import { deviationDiff } from './deviation-diff.ts'

const wrongField = (expected: string, received: string) =>
  deviationDiff([
    {
      kind: 'wrong field',
      table: 'tickets',
      key: '20\u001b[2J',
      column: 'status',
      expected,
      received,
    },
  ])

test('a diff that a terminal prints holds nothing that it would act on', () => {
  const { actual, expected } = wrongField('hold', '\u001b]0;owned\u0007\u202ehold')
  expect(actual).toEqual({ 'tickets 20\\u001b[2J': { status: '\\u001b]0;owned\\u0007\\u202ehold' } })
  expect(expected).toEqual({ 'tickets 20\\u001b[2J': { status: 'hold' } })
  const extra = deviationDiff([
    {
      kind: 'extra effect',
      table: 'tickets',
      key: '1',
      op: 'insert',
      columns: { tags: ['a\u0000'], more: { 'k\u0007': 'v\u0007' } },
    },
  ])
  expect(extra.actual).toEqual({
    'tickets 1 insert': { tags: ['a\\u0000'], more: { 'k\\u0007': 'v\\u0007' } },
  })
})

test('values that look alike are shown so that they differ', () => {
  const { actual, expected } = wrongField('Zo\u00eb', 'Zoe\u0308')
  expect([Object.values(expected)[0], Object.values(actual)[0]]).toEqual([
    { status: 'Zo\\u00eb' },
    { status: 'Zoe\\u0308' },
  ])
})
