import { defineSandbox } from 'vitest-thinkingbox/sandbox'
import { tables } from './schema.ts'
import { tools } from './tools/index.ts'

export const depot = defineSandbox({
  name: 'depot',
  tables,
  tools,
  instructions: 'You run the night desk of a depot. Move a pallet only when its owner asks for it.',
  baseline: {
    pallets: [
      { id: 'P-1', owner: 'Hale & Daughters', bay: 'inbound' },
      { id: 'P-2', owner: 'Hale Brothers', bay: 'inbound' },
    ],
  },
  now: '2025-10-01T13:00:00Z',
})
