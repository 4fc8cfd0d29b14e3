import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { bigint, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runSql, workshop, workshopTools, workshopWith } from './fixtures/workshop.ts'
import { defineSandbox, type OpenSandbox, openSandbox } from './index.ts'

const options = { slots: 3, note: () => {} }

describe('a trial', () => {
  let open: OpenSandbox

  beforeAll(async () => {
    open = await openSandbox(workshop, options)
  })

  afterAll(() => open[Symbol.asyncDispose]())

  test('starts with the baseline, with defaults, in the order of the keys', async () => {
    await using trial = await open.begin({})
    expect(trial.initial).toEqual({
      bikes: [
        { id: 'B-1', owner: 'Otto Brandt', brand: 'Harrow', electric: false, notes: "Owner's spare" },
        { id: 'B-2', owner: 'Ines Falk', brand: 'Tern', electric: true, notes: null },
      ],
      jobs: [
        {
          id: 3,
          bike_id: 'B-2',
          state: 'open',
          price: 0,
          labels: [],
          details: null,
          booked_at: '2025-09-30T06:00:00+00:00',
        },
        {
          id: 7,
          bike_id: 'B-1',
          state: 'booked',
          price: 45.5,
          labels: ['brakes', 'urgent'],
          details: { hours: 1.5, parts: [] },
          booked_at: '2025-10-01T13:00:00+00:00',
        },
      ],
      fittings: [
        { bike_id: 'B-1', part: 'a|b', count: 2 },
        { bike_id: 'B-1', part: 'bell', count: 1 },
      ],
    })
  })

  test("a record takes the place of the baseline's row with the same key", async () => {
    await using trial = await open.begin({
      bikes: [
        { id: 'B-2', owner: 'Mara Lind', brand: 'Quill' },
        { id: 'B-0', owner: 'Zoe', brand: 'Quill' },
      ],
      fittings: [{ bike_id: 'B-1', part: 'a|b', count: 5 }],
    })
    expect(trial.initial.bikes?.map(({ id, owner, electric }) => [id, owner, electric])).toEqual([
      ['B-0', 'Zoe', false],
      ['B-1', 'Otto Brandt', false],
      ['B-2', 'Mara Lind', false],
    ])
    expect(trial.initial.fittings?.map((row) => row.count)).toEqual([5, 1])
  })

  test('attributes every effect, and every column, to its call', async () => {
    await using trial = await open.begin({})
    const call = (name: string, given: Record<string, unknown>) =>
      trial.client.callTool({ name, arguments: given })
    await call('get_bike', { bike_id: 'B-1' })
    await call('note_on_bike', { bike_id: 'B-1', note: 'one' })
    // Not awaited: what is asked for meanwhile waits for the call.
    const booking = call('book_job', { bike_id: 'B-1', price: 12.5 })
    await setImmediate()
    const soFar = await trial.effects()
    expect(soFar).toMatchObject([
      { op: 'update', table: 'bikes', key: 'B-1', call: 1 },
      { op: 'insert', table: 'jobs', key: '8', row: { price: 12.5 }, call: 2 },
    ])
    await booking
    await call('update_job', { id: 8, change: { price: 13 } })
    await call('set_fitting', { bike_id: 'B-1', part: 'bell', count: 0 })
    await call('note_on_bike', { bike_id: 'B-1', note: "Owner's spare" })
    const { effects, terminal } = await trial.end()
    expect(effects).toMatchObject([
      {
        op: 'insert',
        table: 'jobs',
        key: '8',
        call: 3,
        row: { price: 13, state: 'booked' },
        columnCalls: { price: 3, state: 2 },
      },
      { op: 'delete', table: 'fittings', key: 'B-1|bell', call: 4 },
    ])
    expect(
      trial.calls.map(({ tool, writes, isError, effects: own }) => [tool, writes, isError, own.length]),
    ).toEqual([
      ['get_bike', false, false, 0],
      ['note_on_bike', true, false, 1],
      ['book_job', true, false, 1],
      ['update_job', true, false, 1],
      ['set_fitting', true, false, 1],
      ['note_on_bike', true, false, 1],
    ])
    expect(terminal.bikes).toEqual(trial.initial.bikes)
    expect(trial.calls[2]).toMatchObject({
      arguments: { bike_id: 'B-1', price: 12.5 },
      result: { id: 8, state: 'booked' },
    })
  })

  test('runs calls one at a time in the order in which they were sent', async () => {
    await using trial = await open.begin({})
    const notes = Array.from({ length: 30 }, (_, index) => `note ${index}`)
    await Promise.all(
      notes.map((note) =>
        trial.client.callTool({ name: 'note_on_bike', arguments: { bike_id: 'B-2', note } }),
      ),
    )
    expect(trial.calls.map((call) => call.arguments)).toEqual(notes.map((note) => ({ bike_id: 'B-2', note })))
    const changes = trial.calls.map((call) => call.effects[0])
    expect(changes[29]).toMatchObject({ changes: { notes: ['note 28', 'note 29'] } })
  })

  test('ends once, after the calls that were sent, and then answers no more', async () => {
    const trial = await open.begin({})
    const sent = trial.client.callTool({ name: 'note_on_bike', arguments: { bike_id: 'B-2', note: 'last' } })
    const settled = Promise.allSettled([sent])
    await Promise.resolve()
    const [first, second] = await Promise.all([trial.end(), trial.end()])
    expect(first).toBe(second)
    await settled
    expect(trial.calls).toHaveLength(1)
    expect(first.effects).toHaveLength(1)
    await expect(trial.client.callTool({ name: 'get_bike', arguments: { bike_id: 'B-1' } })).rejects.toThrow(
      'Not connected',
    )
    expect(trial.calls).toHaveLength(1)
  })

  test('what an agent does to a result or its arguments does not reach the record', async () => {
    await using trial = await open.begin({})
    const given = { bike_id: 'B-1', details: { a: 1 } as Record<string, unknown> }
    const answer = await trial.client.callTool({ name: 'book_job', arguments: given })
    given.details.a = 'changed'
    Object.assign(answer.structuredContent as object, { state: 'changed' })
    expect(trial.calls[0]).toMatchObject({ arguments: { details: { a: 1 } }, result: { state: 'booked' } })
    expect(() => Object.assign(trial.initial.bikes?.[0] ?? {}, { owner: 'x' })).toThrow(TypeError)
  })

  test('keeps a call that never reached the server in its place', async () => {
    await using trial = await open.begin({})
    await trial.client.callTool({ name: 'get_bike', arguments: { bike_id: 'B-1' } })
    trial.recordRefusedCall('get_bike', '{"bike_id": ', 'not JSON')
    expect(trial.calls[1]).toMatchObject({
      tool: 'get_bike',
      arguments: '{"bike_id": ',
      result: 'not JSON',
      isError: true,
      effects: [],
    })
  })

  test('announces tools with strict schemas and what they do', async () => {
    await using trial = await open.begin({})
    const { tools } = await trial.client.listTools()
    expect(tools.find((tool) => tool.name === 'get_bike')).toMatchObject({
      annotations: { readOnlyHint: true },
      inputSchema: { type: 'object', required: ['bike_id'], additionalProperties: false },
      outputSchema: { type: 'object', required: ['id', 'owner', 'jobs'] },
    })
    expect(tools.find((tool) => tool.name === 'book_job')?.annotations).toMatchObject({ readOnlyHint: false })
  })

  test.for([
    [{ bikes: [{ id: 'B-9', owner: 'x' }] }, 'records bikes[0]: column brand is missing'],
    [
      {
        bikes: [
          { id: 'B-9', owner: 'x', brand: 'Tern' },
          { id: 'B-9', owner: 'x', brand: 'Tern' },
        ],
      },
      'records bikes[1]: an earlier row has the same primary key B-9',
    ],
    [
      { bikes: [{ id: 'B-9', owner: 'x', brand: 'Trek' }] },
      'column brand is "Trek"; it takes "Harrow", "Tern", "Quill"',
    ],
    [
      { bikes: [{ id: 'B-9', owner: 'x', brand: 'Tern', electrc: true }] },
      'has no column electrc. Did you mean electric?',
    ],
    [{ bicycles: [] }, 'rows for bicycles, which is not a table'],
    [{ bikes: [{ id: 'B-9', owner: 'a\0', brand: 'Tern' }] }, 'column owner has a NUL character'],
    [{ bikes: [{ id: 'B-9', owner: null, brand: 'Tern' }] }, 'column owner is null; it must have a value'],
    [{ jobs: [{ bike_id: 'B-1', price: '12' }] }, 'column price is the text "12"; it takes a number'],
    [{ jobs: [{ bike_id: 'B-1', price: 12n }] }, 'column price is the bigint 12n; it takes a number'],
    [{ jobs: [{ bike_id: 'B-1', id: 1.5 }] }, 'column id is 1.5; it takes a whole number'],
    [{ jobs: [{ bike_id: 'B-1', labels: ['x', 7] }] }, 'column labels [1] is 7; it takes text'],
    [
      { jobs: [{ bike_id: 'B-1', booked_at: 'noon' }] },
      'column booked_at is "noon"; it takes a day of the cal',
    ],
    [
      { jobs: [{ bike_id: 'B-404' }] },
      'Sandbox workshop: the task\'s records do not fit: insert or update on table "workshop_jobs" violates foreign key',
    ],
  ] as const)('refuses records that do not fit: %#', async ([records, message]) => {
    await expect(open.begin(records)).rejects.toThrow(
      expect.objectContaining({ name: 'SandboxError', message: expect.stringContaining(message) }),
    )
    // The slot came back: all of them are there.
    const trials = await Promise.all([open.begin({}), open.begin({}), open.begin({})])
    await Promise.all(trials.map((trial) => trial.end()))
  })
})

describe('slots', () => {
  test.each([
    ['all there from the start', {}],
    ['made when they are needed', { firstSlots: 1 }],
  ])('more trials than slots wait their turn: %s', async (_, more) => {
    await using open = await openSandbox(workshop, { ...options, ...more })
    let inFlight = 0
    let most = 0
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await using trial = await open.begin({})
        most = Math.max(most, ++inFlight)
        await trial.client.callTool({ name: 'note_on_bike', arguments: { bike_id: 'B-1', note: 'x' } })
        inFlight--
      }),
    )
    expect(most).toBe(3)
  })

  test("one that is made later starts as the others, also a variant's and one with a baseline that does not fit", async () => {
    const stranger = { id: 'B-9', owner: 'Nora Vance', brand: 'Quill' as const }
    const variant = workshop.with({ baseline: { bikes: [stranger] } })
    const unfit = workshop.with({ baseline: { jobs: [{ id: 1, bike_id: 'nowhere' }] } })
    for (const sandbox of [workshop, variant]) {
      await using open = await openSandbox(sandbox, { ...options, firstSlots: 1, leakCheck: true })
      const trials = await Promise.all([open.begin({}), open.begin({}), open.begin({})])
      const [first, ...others] = trials
      await first.client.callTool({ name: 'note_on_bike', arguments: { bike_id: 'B-1', note: 'x' } })
      for (const other of others) expect(other.initial).toEqual(first.initial)
      for (const other of others) expect((await other.end()).effects).toEqual([])
      await first.end()
    }
    await using open = await openSandbox(unfit, { ...options, firstSlots: 1 })
    const begun = await Promise.allSettled([open.begin({}), open.begin({}), open.begin({})])
    for (const each of begun) expect(each).toMatchObject({ reason: { code: 'BAD_RECORD' } })
    const records = { bikes: [{ id: 'nowhere', owner: 'Nora Vance', brand: 'Quill' }] }
    const trials = await Promise.all([open.begin(records), open.begin(records), open.begin(records)])
    await Promise.all(trials.map((trial) => trial.end()))
  })

  test('waiting for one ends when the signal is aborted, and nobody else loses a turn', async () => {
    await using open = await openSandbox(workshop, { ...options, slots: 1 })
    const first = await open.begin({})
    const giveUp = new AbortController()
    const second = open.begin({}, { signal: giveUp.signal })
    const third = open.begin({})
    giveUp.abort(new Error('given up'))
    await expect(second).rejects.toThrow('given up')
    await first.end()
    await (await third).end()
    await expect(open.begin({}, { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
      'too late',
    )
  })

  test('a trial that is given up gives its slot back by itself', async () => {
    await using open = await openSandbox(workshop, { ...options, slots: 1 })
    const cancel = new AbortController()
    const trial = await open.begin({}, { signal: cancel.signal })
    await trial.client.callTool({ name: 'note_on_bike', arguments: { bike_id: 'B-1', note: 'x' } })
    cancel.abort()
    await using next = await open.begin({})
    expect(next.initial).toEqual(trial.initial)
    expect((await trial.end()).effects).toHaveLength(1)
  })

  test('a row that was removed and entered again as it was is in its old place for the next trial', async () => {
    await using open = await openSandbox(workshopWith([runSql]), { ...options, slots: 1 })
    const records = {}
    const run = async (...statements: string[]) => {
      await using trial = await open.begin(records)
      const rows: unknown[] = []
      for (const statement of statements) {
        const answer = await trial.client.callTool({ name: 'run_sql', arguments: { statement } })
        rows.push((answer.structuredContent as { rows: number }).rows)
      }
      return [rows, (await trial.end()).effects]
    }
    const first = "select 1 from workshop_fittings where part = 'bell' and inserted_as = 1"
    const removed = "delete from workshop_fittings where part = 'bell'"
    const again = "insert into workshop_fittings (bike_id, part, count) values ('B-1', 'bell', 1)"
    expect(await run(first, removed, again, first)).toEqual([[1, 0, 0, 0], []])
    expect(await run(first)).toEqual([[1], []])
  })

  test('what a call did is known whatever it did to keys', async () => {
    await using open = await openSandbox(workshopWith([runSql]), { ...options, slots: 1 })
    await using trial = await open.begin({})
    const statements = [
      "update workshop_fittings set part = 'horn' where part = 'bell'",
      "with gone as (delete from workshop_fittings where part = 'horn') insert into workshop_fittings values ('B-1', 'lamp', 4)",
      'update workshop_fittings set count = count + 1',
      'with swept as (delete from workshop_bikes where false) select 1',
      'savepoint a',
    ]
    for (const statement of statements)
      await trial.client.callTool({ name: 'run_sql', arguments: { statement } })
    const did = ({ op, key }: { op: string; key: string }) => `${op} ${key}`
    expect(trial.calls.map(({ effects }) => effects.map(did))).toEqual([
      ['delete B-1|bell', 'insert B-1|horn'],
      ['delete B-1|horn', 'insert B-1|lamp'],
      ['update B-1|a\\|b', 'update B-1|lamp'],
      [],
      [],
    ])
    const { terminal, effects } = await trial.end()
    expect(terminal.fittings).toEqual([
      { bike_id: 'B-1', part: 'a|b', count: 3 },
      { bike_id: 'B-1', part: 'lamp', count: 5 },
    ])
    expect(effects.map((effect) => `${did(effect)} ${effect.call}`)).toEqual([
      'update B-1|a\\|b 2',
      'delete B-1|bell 0',
      'insert B-1|lamp 2',
    ])
  })

  test('closing waits for the trials in flight, and a closed sandbox begins no more', async () => {
    const open = await openSandbox(workshop, { ...options, slots: 1 })
    const trial = await open.begin({})
    const closed = vi.fn()
    const closing = open[Symbol.asyncDispose]().then(closed)
    await trial.client.callTool({ name: 'note_on_bike', arguments: { bike_id: 'B-1', note: 'x' } })
    expect(closed).not.toHaveBeenCalled()
    expect((await trial.end()).effects).toHaveLength(1)
    await closing
    await expect(open.begin({})).rejects.toThrow(expect.objectContaining({ code: 'CLOSED' }))
  })

  test.for([0, -1, 1.5, Number.NaN])('%s slots are refused', async (slots) => {
    for (const wrong of [{ slots }, { slots: 2, firstSlots: slots }]) {
      await expect(openSandbox(workshop, wrong)).rejects.toThrow(
        expect.objectContaining({ code: 'BAD_SLOTS' }),
      )
    }
  })
})

describe("the worker's database", () => {
  test('is shared by handles and variants of a sandbox, and replaced for another sandbox', async () => {
    const create = vi.spyOn(PGlite, 'create')
    const variant = workshop.with({
      baseline: {},
      knowledge: { manual: [{ id: 'X', title: 'Punctures', body: 'Find the hole in water.' }] },
    })
    const other = workshopWith([...workshopTools]).with({ name: 'other' })
    await using first = await openSandbox(workshop, options)
    await using again = await openSandbox(workshop, options)
    await using varied = await openSandbox(variant, options)
    const titles = async (open: OpenSandbox) => {
      await using trial = await open.begin({})
      const answer = await trial.client.callTool({
        name: 'ask_manual',
        arguments: { question: 'brakes or punctures' },
      })
      return [trial.initial.bikes?.length, answer.structuredContent]
    }
    expect(await titles(first)).toEqual([2, { titles: ['Brakes'] }])
    expect(await titles(varied)).toEqual([0, { titles: ['Punctures'] }])
    expect(await titles(again)).toEqual([2, { titles: ['Brakes'] }])
    const booted = create.mock.calls.length
    // The same tables by another name: nothing needs another database.
    await using sameTables = await openSandbox(other, options)
    expect(await titles(sameTables)).toEqual([2, { titles: ['Brakes'] }])
    expect(create.mock.calls.length).toBe(booted)

    await using different = await openSandbox(unlike(), options)
    const trial = await first.begin({})
    const waiting = different.begin({})
    await trial.client.callTool({ name: 'note_on_bike', arguments: { bike_id: 'B-1', note: 'x' } })
    expect(create.mock.calls.length).toBe(booted)
    expect((await trial.end()).effects).toHaveLength(1)
    await (await waiting).end()
    expect(await titles(first)).toEqual([2, { titles: ['Brakes'] }])
    create.mockRestore()
  })

  test('that breaks down is reported as infrastructure, and replaced for the next trial', async () => {
    await using open = await openSandbox(workshop, options)
    const trial = await open.begin({})
    const broken = vi.spyOn(PGlite.prototype, 'execProtocolRawSync').mockImplementation(() => {
      throw new RangeError('memory access out of bounds')
    })
    const call = trial.client.callTool({ name: 'note_on_bike', arguments: { bike_id: 'B-1', note: 'x' } })
    await expect(call).rejects.toThrow('the database of the sandbox failed')
    broken.mockRestore()
    await expect(trial.end()).rejects.toThrow(
      expect.objectContaining({ code: 'INFRASTRUCTURE', invalidCause: 'sandbox' }),
    )
    await using next = await open.begin({})
    expect(next.initial.bikes).toHaveLength(2)
  })
})

describe('the leak check', () => {
  test('names the table and what is different', async () => {
    const tokens = pgTable('leaky_tokens', {
      id: integer().primaryKey(),
      token: uuid().notNull().defaultRandom(),
    })
    const leaky = defineSandbox({
      name: 'leaky',
      tables: { tokens },
      tools: [runSql],
      instructions: 'x',
      baseline: { tokens: [{ id: 1 }] },
      now: '2025-10-01T13:00:00Z',
    })
    await using open = await openSandbox(leaky, { slots: 1, leakCheck: true })
    const records = {}
    const trial = await open.begin(records)
    await trial.client.callTool({ name: 'run_sql', arguments: { statement: 'delete from leaky_tokens' } })
    await trial.end()
    await expect(open.begin(records)).rejects.toThrow(
      expect.objectContaining({
        code: 'STATE_LEAK',
        message: expect.stringMatching(
          /table tokens does not start as it did .*"token":"[-0-9a-f]+.* was then, .* is now/,
        ),
      }),
    )
    await using other = await openSandbox(leaky, { slots: 1 })
    await (await other.begin(records)).end()
  })
})

test('numbers that JavaScript cannot hold keep their digits', async () => {
  const ledger = pgTable('ledger_entries', {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    amount: numeric({ precision: 30, scale: 10 }).notNull(),
    note: text(),
    data: jsonb(),
  })
  const sandbox = defineSandbox({
    name: 'ledger',
    tables: { ledger },
    tools: [runSql],
    instructions: 'x',
    baseline: {
      ledger: [
        { id: 9007199254740993n, amount: '12345678901234567890.1234567891', data: '1234567890123456789' },
        { id: 1n, amount: '25.0000000000', note: '1234567890123456789' },
      ],
    },
    now: '2025-10-01T13:00:00Z',
  })
  await using open = await openSandbox(sandbox, { slots: 1 })
  await using trial = await open.begin({})
  expect(trial.initial.ledger).toEqual([
    { id: 1, amount: 25, note: '1234567890123456789', data: null },
    {
      id: '9007199254740993',
      amount: '12345678901234567890.1234567891',
      note: null,
      data: '1234567890123456789',
    },
  ])
  const statement = `update ledger_entries set amount = amount + 0.0000000001, data = '1234567890123456789' where id > 1`
  await trial.client.callTool({ name: 'run_sql', arguments: { statement } })
  expect((await trial.end()).effects).toMatchObject([
    {
      changes: {
        amount: ['12345678901234567890.1234567891', '12345678901234567890.1234567892'],
        data: ['1234567890123456789', { $number: '1234567890123456789' }],
      },
    },
  ])
})

function unlike() {
  const pots = pgTable('pots', { id: text().primaryKey() })
  return defineSandbox({
    name: 'pots',
    tables: { pots },
    tools: [],
    instructions: 'x',
    now: '2025-10-01T13:00:00Z',
  })
}
