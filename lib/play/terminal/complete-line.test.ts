import { expect, test } from 'vitest'
import { completeLine } from './complete-line.ts'

const tools = [
  {
    name: 'get_order',
    description: 'Reads an order.',
    inputSchema: { type: 'object', properties: { order_id: { type: 'string' } }, required: ['order_id'] },
  },
  {
    name: 'set_status',
    description: 'Sets it.',
    inputSchema: {
      type: 'object',
      properties: { id: { type: 'string' }, status: { type: 'string', enum: ['open', 'hold', 'on hold'] } },
    },
  },
]

test.each([
  ['s', ['say', 'set_status'], 's'],
  ['get_order', [], 'get_order'],
  ['help g', ['get_order'], 'g'],
  ['call s', ['set_status'], 's'],
  ['get_order ', ['order_id='], ''],
  ['set_status id=1 st', ['status='], 'st'],
  ['set_status status=h', ['status=hold'], 'status=h'],
  ['call set_status status=', ['status=open', 'status=hold', 'status="on hold"'], 'status='],
  ['say get', [], 'get'],
  ['nothing ', [], ''],
])('%j offers %j', (line, words, replaced) => {
  expect(completeLine(line, ['say', 'end'], tools)).toEqual([words, replaced])
})
