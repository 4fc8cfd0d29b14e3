import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { workshopWith } from './fixtures/workshop.ts'
import { defineTool, type OpenSandbox, openSandbox, type ToolDatabase, type TrialState } from './index.ts'

const input = z.strictObject({ statements: z.array(z.string()) })
const output = z.strictObject({ rows: z.array(z.unknown()) })

/** Statements one after the other in one call; one that begins with a question mark may fail. */
async function run({ statements }: z.infer<typeof input>, { db }: { db: ToolDatabase }) {
  const rows: unknown[] = []
  for (const statement of statements) {
    const isTried = statement.startsWith('?')
    const running = db.execute(sql.raw(isTried ? statement.slice(1) : statement))
    const result = await (isTried ? running.catch(() => undefined) : running)
    rows.push((result as { rows: unknown[] } | undefined)?.rows)
  }
  return { rows }
}

const read = defineTool({
  name: 'read',
  description: 'x',
  readOnly: true,
  input,
  output,
  handler: run,
})
const write = defineTool({
  name: 'write',
  description: 'x',
  readOnly: false,
  input,
  output,
  handler: run,
})

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(workshopWith([read, write]), { slots: 2, note: () => {} })
})

afterAll(() => open[Symbol.asyncDispose]())

/** The rows of each statement of a call; undefined when the call was refused. */
async function call(trial: TrialState, name: 'read' | 'write', ...statements: string[]) {
  const answer = await trial.client.callTool({ name, arguments: { statements } })
  return answer.isError
    ? undefined
    : z.object({ rows: z.array(z.unknown()) }).parse(answer.structuredContent).rows
}

const owners = 'select owner from workshop_bikes order by id'
const initial = [{ owner: 'Otto Brandt' }, { owner: 'Ines Falk' }]

test('more statements than stay prepared give their own results, first and again', async () => {
  await using trial = await open.begin({})
  const numbers = Array.from({ length: 250 }, (_, index) => index)
  const statements = numbers.map((number) => `select ${number} as number`)
  const expected = numbers.map((number) => [{ number }])
  expect(await call(trial, 'read', ...statements)).toEqual(expected)
  expect(await call(trial, 'write', ...statements)).toEqual(expected)
  expect(await call(trial, 'read', ...statements.toReversed())).toEqual(expected.toReversed())
})

test('the same statement, prepared, reads its own slot', async () => {
  await using first = await open.begin({})
  await using second = await open.begin({})
  for (const round of ['one', 'two']) {
    await call(first, 'write', `update workshop_bikes set owner = '${round}' where id = 'B-1'`)
    expect(await call(first, 'read', owners)).toEqual([[{ owner: round }, { owner: 'Ines Falk' }]])
    expect(await call(second, 'read', owners)).toEqual([initial])
  }
  expect((await first.end()).effects).toHaveLength(1)
  expect((await second.end()).effects).toEqual([])
})

test('a call that only reads sees what the one before it wrote, and holds nothing back', async () => {
  await using trial = await open.begin({})
  expect(await call(trial, 'read', owners)).toEqual([initial])
  await call(trial, 'write', "update workshop_bikes set owner = 'Zoe'")
  expect(await call(trial, 'read', owners)).toEqual([[{ owner: 'Zoe' }, { owner: 'Zoe' }]])
  expect(await call(trial, 'read', "update workshop_bikes set owner = 'Ada'")).toBeUndefined()
  expect(await call(trial, 'read', owners)).toEqual([[{ owner: 'Zoe' }, { owner: 'Zoe' }]])
})

test('a call whose first statement fails is undone, and the next one works', async () => {
  await using trial = await open.begin({})
  for (const name of ['read', 'write'] as const) {
    expect(await call(trial, name, 'select 1 / 0')).toBeUndefined()
    // Not even when the tool goes on.
    expect(await call(trial, name, '?select 1 / 0')).toBeUndefined()
    expect(await call(trial, name, '?select nothing', '?select 1')).toBeUndefined()
    expect(await call(trial, name, owners)).toEqual([initial])
  }
})

test('trials that take turns each see their own slot, also after a call that failed in between', async () => {
  await using first = await open.begin({})
  await using second = await open.begin({})
  await call(first, 'write', "update workshop_bikes set owner = 'one'")
  await call(second, 'write', "update workshop_bikes set owner = 'two'")
  const failing = [
    ['select 1 / 0'],
    ['select 1', 'drop table workshop_bikes'],
    ['?select 1 / 0'],
    [owners, 'select 1 / 0'],
    [owners, '?select 1 / 0'],
  ]
  for (const name of ['read', 'write'] as const) {
    for (const statements of failing) {
      expect(await call(first, name, ...statements)).toBeUndefined()
      expect(await call(first, name, owners)).toEqual([[{ owner: 'one' }, { owner: 'one' }]])
      expect(await call(second, name, ...statements)).toBeUndefined()
      expect(await call(second, name, owners)).toEqual([[{ owner: 'two' }, { owner: 'two' }]])
    }
  }
  const scope = 'select current_user::text = current_schema as own'
  expect(await call(first, 'read', scope)).toEqual([[{ own: true }]])
  expect(await call(second, 'read', scope)).toEqual([[{ own: true }]])
  expect((await first.end()).effects).toHaveLength(2)
  expect((await second.end()).effects).toHaveLength(2)
})

test('records that the database refuses leave the other trials their slots', async () => {
  await using first = await open.begin({})
  await call(first, 'write', "update workshop_bikes set owner = 'one'")
  await expect(open.begin({ jobs: [{ bike_id: 'B-404' }] })).rejects.toThrow('workshop_jobs')
  await using second = await open.begin({})
  expect(await call(second, 'read', owners)).toEqual([initial])
  expect(await call(first, 'read', owners)).toEqual([[{ owner: 'one' }, { owner: 'one' }]])
  expect((await first.end()).effects).toHaveLength(2)
})

test('a tool that goes back to a savepoint after a failed statement keeps what it wrote before and after', async () => {
  await using trial = await open.begin({})
  const rows = await call(
    trial,
    'write',
    "update workshop_bikes set owner = 'Zoe' where id = 'B-1'",
    'savepoint tried',
    "?update workshop_bikes set owner = (1 / 0)::text where id = 'B-2'",
    'rollback to tried',
    "update workshop_bikes set notes = 'late' where id = 'B-2'",
  )
  expect(rows).toHaveLength(5)
  const { effects } = await trial.end()
  expect(effects).toMatchObject([
    { op: 'update', key: 'B-1', changes: { owner: ['Otto Brandt', 'Zoe'] } },
    { op: 'update', key: 'B-2', changes: { notes: [null, 'late'] } },
  ])
})

test('a call without a statement is over at once, whatever it says it does', async () => {
  await using trial = await open.begin({})
  expect(await call(trial, 'write')).toEqual([])
  expect(await call(trial, 'read')).toEqual([])
  await call(trial, 'write', "update workshop_bikes set owner = 'Zoe' where id = 'B-1'")
  expect(await call(trial, 'write')).toEqual([])
  expect((await trial.end()).effects).toHaveLength(1)
})
