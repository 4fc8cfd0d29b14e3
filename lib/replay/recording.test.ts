import { describe, expect, test } from 'vitest'
import { parseRecording } from './recording.ts'

const task = {
  id: 'AB001_001',
  source: 'a.py:test',
  records: { pallets: [{ id: 'P-1', bay: 'A1' }] },
  calls: [
    { tool: 'get_pallet', parameters: { id: 'P-1' }, result: { bay: 'A1' } },
    { tool: 'move_pallet', parameters: {}, error: true },
    { tool: 'search', parameters: { query: 'x' }, unrecorded: true },
  ],
  effects: [
    { table: 'pallets', key: 'P-1', op: 'update', changes: { bay: ['A1', 'A2'] } },
    { table: 'pallets', key: 'P-2', op: 'insert', row: { id: 'P-2', bay: null } },
    { table: 'pallets', key: 'P-3', op: 'delete' },
  ],
}

test('a trajectory is read', () => {
  const recording = parseRecording(JSON.stringify(task))
  expect(recording.id).toBe('AB001_001')
  expect(recording.calls.map((call) => call.outcome)).toEqual([
    { kind: 'result', result: { bay: 'A1' } },
    { kind: 'error' },
    { kind: 'unrecorded' },
  ])
  expect(recording.effects).toHaveLength(3)
})

test('a single call is read as a trajectory of one', () => {
  const { records, effects } = task
  const line = { tool: 'get_pallet', parameters: { id: 'P-1' }, result: null, records, effects }
  expect(parseRecording(JSON.stringify(line))).toEqual({
    id: 'get_pallet',
    records,
    effects,
    calls: [{ tool: 'get_pallet', arguments: { id: 'P-1' }, outcome: { kind: 'result', result: null } }],
  })
})

describe('what is wrong with a line is said', () => {
  test.for([
    ['{"id": "x"', /not valid JSON/],
    ['[]', /not a recorded trajectory/],
    ['"text"', /not a recorded trajectory/],
    ['{}', /records/],
    [JSON.stringify({ ...task, calls: 'none' }), /calls/],
    [JSON.stringify({ ...task, records: { pallets: ['P-1'] } }), /records\.pallets\[0\]/],
    [JSON.stringify({ ...task, calls: [{ tool: 't', parameters: {} }] }), /call 0 \(t\) has 0 of result/],
    [
      JSON.stringify({ ...task, calls: [{ tool: 't', parameters: {}, error: true, result: 1 }] }),
      /has 2 of result/,
    ],
    [
      JSON.stringify({ ...task, calls: [{ tool: 't', parameters: [], error: true }] }),
      /calls\[0\]\.parameters/,
    ],
    [JSON.stringify({ ...task, effects: [{ table: 't', key: 'k', op: 'move' }] }), /effects\[0\]\.op/],
    [JSON.stringify({ tool: 't', parameters: {}, records: {}, effects: [] }), /has 0 of result/],
  ] as const)('%s', ([line, message]) => {
    expect(() => parseRecording(line)).toThrowError(
      expect.objectContaining({ name: 'ReplayError', code: 'BAD_LINE' }),
    )
    expect(() => parseRecording(line)).toThrowError(message)
  })
})
