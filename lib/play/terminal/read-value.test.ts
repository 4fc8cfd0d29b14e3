import { describe, expect, test } from 'vitest'
import { readAssignments, readValue, UnfitValue } from './read-value.ts'
import { toolFields } from './tool-fields.ts'

const fields = toolFields({
  type: 'object',
  properties: {
    id: { type: 'string' },
    note: { type: ['string', 'null'] },
    amount: { type: 'number' },
    count: { type: 'integer' },
    urgent: { type: 'boolean' },
    status: { type: 'string', enum: ['open', 'on hold'] },
    tags: { type: 'array', items: { type: 'string' } },
    item: { type: 'object', properties: { status: { type: 'string' }, lines: { type: 'array' } } },
    any: {},
  },
})

describe('a typed value', () => {
  test.each([
    ['id', 'ORD-1', 'ORD-1'],
    ['id', ' 25 ', '25'],
    ['id', '"two words"', 'two words'],
    ['id', '""', ''],
    ['id', 'null', 'null'],
    ['note', 'null', null],
    ['amount', '-3.50', -3.5],
    ['count', '3', 3],
    ['urgent', 'yes', true],
    ['urgent', 'False', false],
    ['status', 'on hold', 'on hold'],
    ['status', '"on hold"', 'on hold'],
    ['tags', 'a, b', ['a', 'b']],
    ['tags', '["a, b"]', ['a, b']],
    ['item', '{"status": "open"}', { status: 'open' }],
    ['item', 'status=open lines=[1,2]', { status: 'open', lines: [1, 2] }],
    ['any', '{"a":1}', { a: 1 }],
    ['any', 'plain', 'plain'],
  ])('%s: %s', (name, typed, value) => {
    const field = fields.find((each) => each.name === name)
    expect(field && readValue(field, typed)).toEqual(value)
  })

  test.each([
    ['amount', '3,50', 'amount: expected number, and not 3,50'],
    ['count', '1.5', 'count: expected whole number, and not 1.5'],
    ['count', '', 'count: expected whole number, and not nothing'],
    ['urgent', 'maybe', 'urgent: expected yes or no, and not maybe'],
    ['status', 'hold', 'status: expected one of open, on hold, and not hold'],
    ['tags', '["a"', 'tags: this is not JSON: ["a"'],
  ])('%s is not %s', (name, typed, message) => {
    const field = fields.find((each) => each.name === name)
    expect(() => field && readValue(field, typed)).toThrow(new UnfitValue(message))
  })
})

describe('fields on one line', () => {
  test('have blanks only in quotes and brackets', () => {
    expect(
      readAssignments(fields, `id=ORD-1 note="it's \\"due\\" = now"  any={"a": [1, "x } y"]} amount=3`),
    ).toEqual({ id: 'ORD-1', note: `it's "due" = now`, any: { a: [1, 'x } y'] }, amount: 3 })
  })

  test('reach into objects', () => {
    expect(readAssignments(fields, 'item.status=open item.lines=[] id=1')).toEqual({
      item: { status: 'open', lines: [] },
      id: '1',
    })
  })

  test.each([
    ['order 7', 'Write field=value, or one JSON object, and not: order 7'],
    ['nota=x', 'There is no field nota. Did you mean note?'],
    ['item.state=x', 'There is no field state. Did you mean status?'],
  ])('%s is refused', (typed, message) => {
    expect(() => readAssignments(fields, typed)).toThrow(new UnfitValue(message))
  })
})
