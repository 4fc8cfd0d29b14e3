import { expect, test } from 'vitest'
import { describeField, describeKind, toolFields } from './tool-fields.ts'

const schema = {
  type: 'object',
  properties: {
    note: { type: ['string', 'null'], description: 'Anything' },
    table: { type: 'string', enum: ['tickets', 'users'], description: 'Which' },
    count: { anyOf: [{ type: 'integer' }, { type: 'null' }], description: 'How many' },
    item: {
      anyOf: [
        {
          type: 'object',
          properties: { status: { type: 'string', enum: ['open'] }, name: { type: 'string' } },
          required: ['status', 'name'],
        },
        { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      ],
    },
    tags: { type: 'array', items: { type: 'string' } },
    extra: { type: 'object', additionalProperties: {} },
    when: { anyOf: [{ type: 'string' }, { type: 'number' }] },
  },
  required: ['table', 'item'],
}

test('required fields come first, and each says what it takes', () => {
  expect(toolFields(schema).map((field) => [field.name, field.isRequired, describeKind(field)])).toEqual([
    ['table', true, 'one of tickets, users'],
    ['item', true, 'object'],
    ['note', false, 'text, or null'],
    ['count', false, 'whole number, or null'],
    ['tags', false, 'list of text'],
    ['extra', false, 'JSON'],
    ['when', false, 'JSON'],
  ])
})

test('an object of several forms has the fields of all, required where all require them', () => {
  const item = toolFields(schema).find(({ name }) => name === 'item')
  expect(item?.fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['status', false],
    ['name', true],
  ])
})

test('a description comes before the kind', () => {
  const [table, item] = toolFields(schema)
  expect(table && describeField(table)).toBe('Which; one of tickets, users')
  expect(item && describeField(item)).toBe('object')
})
