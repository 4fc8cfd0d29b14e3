import { eq } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineSandbox, defineTool, type OpenSandbox, openSandbox, ToolError } from '../sandbox/index.ts'
import type { TrialRecord } from '../trial/trial.ts'
import { agrees, describeReport, type LineReport } from './difference.ts'
import { journalRecording } from './journal-recording.ts'
import { replayLines } from './replay-lines.ts'
import { replayRecording } from './replay-recording.ts'
import type { ReplayTarget } from './replay-target.ts'

const pallets = pgTable('depot_pallets', {
  id: text('id').primaryKey(),
  bay: text('bay').notNull(),
  weight: integer('weight').notNull().default(0),
  note: text('note'),
  moved_at: text('moved_at'),
})

const movePallet = defineTool({
  name: 'move_pallet',
  description: 'Move a pallet to another bay.',
  readOnly: false,
  input: z.strictObject({ id: z.string(), bay: z.string() }),
  output: z.strictObject({ id: z.string(), bay: z.string() }),
  async handler({ id, bay }, { db, now }) {
    const moved = await db
      .update(pallets)
      .set({ bay, moved_at: now.toISOString(), note: `to ${bay}` })
      .where(eq(pallets.id, id))
      .returning()
    if (moved.length === 0) throw new ToolError(`There is no pallet ${id}.`)
    return { id, bay }
  },
})

const depot = defineSandbox({
  name: 'depot',
  tables: { pallets },
  tools: [movePallet],
  instructions: '',
  baseline: { pallets: [{ id: 'P-1', bay: 'A1' }] },
  now: '2025-10-01T13:00:00Z',
  ungraded: { pallets: ['note'] },
  stamps: { pallets: ['moved_at'] },
})

const ships = pgTable('harbour_ships', { id: text('id').primaryKey() })

const harbour = defineSandbox({
  name: 'harbour',
  tables: { ships },
  tools: [],
  instructions: '',
  now: '2025-10-01T13:00:00Z',
})

// One handle stays open, so that the database is started once and not for every replay.
let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(depot, { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

const targets: readonly ReplayTarget[] = [{ sandbox: depot }, { sandbox: harbour }]

const call = { tool: 'move_pallet', parameters: { id: 'P-1', bay: 'B2' }, result: { id: 'P-1', bay: 'B2' } }
const effect = {
  table: 'depot_pallets',
  key: 'P-1',
  op: 'update',
  changes: { bay: ['A1', 'B2'], note: [null, 'text'], moved_at: [null, '2025-10-01T13:00:00Z'] },
}
const line = { id: 'AB001_001', records: {}, calls: [call], effects: [effect] }

async function replay(lines: readonly unknown[], on: readonly ReplayTarget[] = targets, domain?: string) {
  const texts = lines.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))
  const reports: LineReport[] = []
  for await (const report of replayLines(on, texts, domain === undefined ? {} : { domain }))
    reports.push(report)
  return reports
}

async function differences(recording: object, on?: readonly ReplayTarget[]): Promise<string[]> {
  const [report] = await replay([recording], on)
  return report ? describeReport(report) : ['no report']
}

test('a line that happens again as recorded agrees, every time', async () => {
  const reports = await replay([line, line])
  expect(reports).toEqual([
    { line: 1, id: 'AB001_001', domain: 'depot', differences: [] },
    { line: 2, id: 'AB001_001', domain: 'depot', differences: [] },
  ])
  expect(reports.every(agrees)).toBe(true)
})

test('records are laid over the base records, and columns that the table does not have are dropped', async () => {
  const records = { depot_pallets: [{ id: 'P-1', bay: 'C3', colour: 'red' }] }
  const changes = { bay: ['C3', 'B2'] }
  expect(await differences({ ...line, records, effects: [{ ...effect, changes }] })).toEqual([])
})

test('a number written as text is read as a number, other text in its place is a fault of the line', async () => {
  const lineWith = (weight: string) => {
    const records = { depot_pallets: [{ id: 'P-1', bay: 'C3', weight }] }
    return { ...line, records, effects: [{ ...effect, changes: { bay: ['C3', 'B2'] } }] }
  }
  expect(await differences(lineWith('12'))).toEqual([])
  expect(await differences(lineWith('heavy'))).toEqual([expect.stringContaining('column weight')])
})

test('base records replace the baseline', async () => {
  const initial = { depot_pallets: [{ id: 'P-1', bay: 'Z9' }] }
  const changes = { bay: ['Z9', 'B2'] }
  expect(
    await differences({ ...line, effects: [{ ...effect, changes }] }, [{ sandbox: depot, initial }]),
  ).toEqual([])
})

describe('a difference is named with line, call, path and both values', () => {
  test('another answer', async () => {
    expect(await differences({ ...line, calls: [{ ...call, result: { id: 'P-1', bay: 'B3' } }] })).toEqual([
      'line 1 AB001_001, call 0 move_pallet, result.bay: expected "B3", received "B2"',
    ])
  })

  test('an error where there was an answer', async () => {
    const parameters = { id: 'P-9', bay: 'B2' }
    const [first, second] = await differences({ ...line, calls: [{ ...call, parameters }] })
    expect(first).toMatch(/call 0 move_pallet, error: expected nothing, received .*no pallet P-9/)
    expect(second).toMatch(
      /^line 1 AB001_001, effects\.pallets\.P-1: expected .*"update".*, received nothing$/,
    )
  })

  test('an answer where there was an error', async () => {
    const error = { tool: 'move_pallet', parameters: call.parameters, error: true }
    const [first, second] = await differences({ ...line, calls: [error] })
    expect(first).toMatch(/call 0 move_pallet, error: expected true, received \{"id":"P-1"/)
    expect(second).toMatch(/call 0 move_pallet, effects: expected \[\], received \[/)
  })

  test.for([
    ['another value', { ...effect, changes: { bay: ['A1', 'B3'] } }, 'effects.pallets.P-1.bay'],
    [
      'a change the other way round',
      { ...effect, changes: { bay: ['B2', 'A1'] } },
      'effects.pallets.P-1.bay',
    ],
    ['a change of nothing', { ...effect, changes: {} }, 'effects.pallets.P-1.bay'],
    [
      'a further column',
      { ...effect, changes: { bay: ['A1', 'B2'], weight: [0, 5] } },
      'effects.pallets.P-1.weight',
    ],
    ['another operation', { ...effect, op: 'delete' }, 'effects.pallets.P-1'],
    ['another table', { ...effect, table: 'depot_bays' }, undefined],
  ] as const)('%s', async ([, changed, path]) => {
    const [report] = await replay([{ ...line, effects: [changed] }])
    expect(report?.differences.map((difference) => difference.path)).toEqual(path === undefined ? [] : [path])
    expect(report && agrees(report)).toBe(false)
  })

  test('an effect that was not recorded', async () => {
    expect(await differences({ ...line, effects: [] })).toEqual([
      expect.stringMatching(
        /^line 1 AB001_001, effects\.pallets\.P-1: expected nothing, received .*"bay":\["A1","B2"\]/,
      ),
    ])
  })
})

test('ungraded columns and stamps are not compared, unless the target says which are not', async () => {
  const changes = { bay: ['A1', 'B2'], note: [null, 'other'], moved_at: [null, 'other'] }
  const other = { ...line, effects: [{ ...effect, changes }] }
  expect(await differences(other)).toEqual([])
  expect(await differences(other, [{ sandbox: depot, ungraded: { pallets: ['note'] } }])).toEqual([
    'line 1 AB001_001, effects.pallets.P-1.moved_at: expected [null,"other"], received [null,"2025-10-01T13:00:00.000Z"]',
  ])
})

test('what was answered but not recorded is called and not compared', async () => {
  const unrecorded = { tool: 'move_pallet', parameters: call.parameters, unrecorded: true }
  expect(await differences({ ...line, calls: [unrecorded] })).toEqual([])
  expect(await differences({ ...line, calls: [unrecorded], effects: [] })).toHaveLength(1)
})

test('lines that cannot be replayed are reported and do not stop the rest', async () => {
  const reports = await replay([
    '{"id": ',
    '',
    { ...line, calls: 7 },
    line,
    { ...line, records: { unheard_of: [] } },
    { ...line, records: { depot_pallets: [{ id: 'P-2' }] } },
    `${JSON.stringify(line)}\r`,
  ])
  expect(reports.map((report) => [report.line, report.id, report.domain, agrees(report)])).toEqual([
    [1, undefined, undefined, false],
    [3, undefined, undefined, false],
    [4, 'AB001_001', 'depot', true],
    [5, 'AB001_001', undefined, false],
    [6, 'AB001_001', 'depot', false],
    [7, 'AB001_001', 'depot', true],
  ])
  expect(reports.flatMap(describeReport)).toEqual([
    expect.stringMatching(/^line 1: not valid JSON/),
    expect.stringMatching(/^line 3: not a recorded trajectory: .*calls/),
    'line 5 AB001_001: no domain has a table unheard_of; the domains are depot, harbour',
    expect.stringMatching(/^line 6 AB001_001: .*bay/),
  ])
})

describe('the domain', () => {
  const nothing = { id: 'AB001_002', records: {}, calls: [], effects: [] }

  test('follows from the tables, and from the tools where the tables say nothing', async () => {
    const ship = { ...nothing, records: { harbour_ships: [{ id: 'S-1' }] } }
    const move = { ...line, effects: [] }
    expect((await replay([ship, move])).map((report) => report.domain)).toEqual(['harbour', 'depot'])
  })

  test('is asked for when nothing decides', async () => {
    expect(await differences(nothing)).toEqual([
      'line 1 AB001_002: its tables and tools fit several domains; name one of depot, harbour',
    ])
    expect((await replay([nothing], targets, 'harbour')).every(agrees)).toBe(true)
  })

  test('must exist and have the tables', async () => {
    expect((await replay([line], targets, 'attic')).flatMap(describeReport)).toEqual([
      'line 1 AB001_001: there is no domain attic; the domains are depot, harbour',
    ])
    const records = { depot_pallets: [] }
    expect((await replay([{ ...nothing, records }], targets, 'harbour')).flatMap(describeReport)).toEqual([
      'line 1 AB001_002: the domain harbour has no table depot_pallets',
    ])
  })
})

test('a signal stops between two lines', async () => {
  const controller = new AbortController()
  const reports = replayLines(targets, [JSON.stringify(line), JSON.stringify(line)], {
    signal: controller.signal,
  })
  expect((await reports.next()).done).toBe(false)
  controller.abort(new Error('enough'))
  await expect(reports.next()).rejects.toThrow('enough')
})

test('a trial from a journal is replayed from its calls', async () => {
  await using state = await open.begin({ pallets: [{ id: 'P-2', bay: 'A2' }] })
  await state.client.callTool({ name: 'move_pallet', arguments: { id: 'P-2', bay: 'B2' } })
  await state.client.callTool({ name: 'move_pallet', arguments: { id: 'P-9', bay: 'B2' } })
  const { effects } = await state.end()
  const invalidJson = {
    tool: 'move_pallet',
    arguments: '{"id":',
    result: 'not JSON',
    isError: true,
    writes: true,
    effects: [],
    durationMs: 1,
  }
  const trial: TrialRecord = {
    verdict: 'passed',
    deviations: [],
    task: 'AB001_001',
    domain: 'depot',
    agent: 'reference',
    attempt: 3,
    startedAt: '2025-10-01T13:00:00.000Z',
    durationMs: 5,
    end: 'customer finished',
    conversation: [],
    calls: [...state.calls, invalidJson],
    effects: [...effects],
    usage: [],
  }
  const target = { sandbox: depot, ungraded: {} }
  const recording = journalRecording(trial, { pallets: [{ id: 'P-2', bay: 'A2' }] })
  expect(recording).toMatchObject({ id: 'AB001_001 attempt 3', calls: [{}, { outcome: { kind: 'error' } }] })
  expect(await replayRecording(open, target, recording)).toEqual([])
  const elsewhere = journalRecording(trial, { pallets: [{ id: 'P-2', bay: 'A3' }] })
  expect(await replayRecording(open, target, elsewhere)).toEqual([
    { path: 'effects.pallets.P-2.bay', expected: ['A2', 'B2'], received: ['A3', 'B2'] },
  ])
})
