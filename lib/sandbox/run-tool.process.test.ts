import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { bikes, fittings, runSql, workshopTools, workshopWith } from './fixtures/workshop.ts'
import { defineTool, type OpenSandbox, openSandbox, type ToolDatabase, ToolError } from './index.ts'

describe('a tool', () => {
  const state: { db?: ToolDatabase } = {}
  const input = z.strictObject({})
  const output = z.strictObject({ done: z.boolean() })
  /** A tool that may write and takes nothing. */
  const writing = (name: string, run: (context: { db: ToolDatabase }) => Promise<{ done: boolean }>) =>
    defineTool({
      name,
      description: 'x',
      readOnly: false,
      input,
      output,
      handler: (_, context) => run(context),
    })
  const owner = (name: string) => sql`update ${bikes} set owner = ${name}`
  const faulty = workshopWith([
    ...workshopTools,
    runSql,
    writing('refuse_late', async ({ db }) => {
      await db.execute(owner('refused'))
      throw new ToolError('Not today.')
    }),
    writing('throw', async ({ db }) => {
      await db.execute(owner('thrown'))
      throw new TypeError('secret detail')
    }),
    writing('broken_sql', async ({ db }) => {
      await db.execute(owner('broken'))
      await db.execute(sql`select * from no_such_table`)
      return { done: true }
    }),
    writing('swallow', async ({ db }) => {
      await db.execute(owner('swallowed'))
      await db.execute(sql`select 1 / 0`).catch(() => {})
      return { done: true }
    }),
    writing('bad_output', async ({ db }) => {
      await db.execute(owner('bad'))
      return { done: 'yes' } as unknown as { done: boolean }
    }),
    defineTool({
      name: 'write_while_reading',
      description: 'x',
      readOnly: true,
      input,
      output,
      async handler(_, { db }) {
        await db.update(bikes).set({ owner: 'read' })
        return { done: true }
      },
    }),
    writing('hang', async ({ db }) => {
      await db.execute(owner('hung'))
      return await new Promise<never>(() => {})
    }),
    writing('leave_running', async ({ db }) => {
      state.db = db
      db.execute(owner('left running')).then(() => {})
      return { done: true }
    }),
    writing('everywhere_at_once', async ({ db }) => {
      await Promise.all(
        ['a', 'b', 'c'].map((part) => db.insert(fittings).values({ bike_id: 'B-2', part, count: 1 })),
      )
      const rows = await db.select().from(fittings).where(eq(fittings.bike_id, 'B-2'))
      return { done: rows.length === 3 }
    }),
  ])
  const notes: string[] = []
  let open: OpenSandbox

  beforeAll(async () => {
    open = await openSandbox(faulty, { slots: 2, callTimeoutMs: 200, note: (text) => notes.push(text) })
  })

  afterAll(() => open[Symbol.asyncDispose]())

  test.for([
    ['refuse_late', 'Not today.', undefined],
    ['throw', 'a fault of its own', 'secret detail'],
    ['broken_sql', 'a fault of its own', 'no_such_table'],
    ['swallow', 'a fault of its own', 'rolled back'],
    ['bad_output', 'a fault of its own', 'does not fit its schema'],
    ['write_while_reading', 'a fault of its own', 'read-only transaction'],
    ['hang', 'a fault of its own', 'took more than 200 ms'],
  ] as const)('that fails changes nothing and shows no inside: %s', async ([name, message, noted]) => {
    await using trial = await open.begin({})
    notes.length = 0
    const answer = await trial.client.callTool({ name, arguments: {} })
    expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringContaining(message) }] })
    expect(JSON.stringify(answer)).not.toMatch(/secret|select|update|no_such_table|\.ts/)
    expect(notes).toEqual(noted === undefined ? [] : [expect.stringContaining(noted)])
    const after = await trial.client.callTool({
      name: 'note_on_bike',
      arguments: { bike_id: 'B-1', note: 'on' },
    })
    expect(after.isError).not.toBe(true)
    expect((await trial.end()).effects).toMatchObject([
      { table: 'bikes', key: 'B-1', changes: { notes: [expect.anything(), 'on'] } },
    ])
  })

  test('has its queries finished before the call is over, and none let in afterwards', async () => {
    await using trial = await open.begin({})
    await trial.client.callTool({ name: 'leave_running', arguments: {} })
    await expect(state.db?.select().from(bikes)).rejects.toThrow()
    const { effects } = await trial.end()
    expect(effects.map((effect) => effect.key)).toEqual(['B-1', 'B-2'])
    expect(effects).toMatchObject([{ call: 0 }, { call: 0 }])
  })

  test('may send queries at once', async () => {
    await using trial = await open.begin({})
    const answer = await trial.client.callTool({ name: 'everywhere_at_once', arguments: {} })
    expect(answer.structuredContent).toEqual({ done: true })
  })

  test.for([
    ['set_fitting', { bike_id: 'B-1', part: 'x', count: 2 ** 31 }, 'out of the range'],
    ['book_job', { bike_id: 'B-1', price: 1e12 }, 'out of the range'],
  ] as const)(
    'answers a value that cannot be stored with what to correct: %s',
    async ([name, given, message]) => {
      await using trial = await open.begin({})
      const answer = await trial.client.callTool({ name, arguments: given })
      expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringContaining(message) }] })
    },
  )
})

test('a debugger that pauses in a handler fails no call', async () => {
  vi.stubEnv('VSCODE_INSPECTOR_OPTIONS', '{}')
  onTestFinished(() => void vi.unstubAllEnvs())
  const paused = workshopWith([
    defineTool({
      name: 'paused',
      description: 'Takes its time.',
      readOnly: true,
      input: z.strictObject({}),
      output: z.strictObject({ done: z.boolean() }),
      async handler() {
        await new Promise((resolve) => setTimeout(resolve, 300))
        return { done: true }
      },
    }),
  ])
  await using open = await openSandbox(paused, { slots: 1, callTimeoutMs: 50, note: () => {} })
  await using trial = await open.begin({})
  const answer = await trial.client.callTool({ name: 'paused', arguments: {} })
  expect(answer.structuredContent).toEqual({ done: true })
})
