import { eq } from 'drizzle-orm'
import { integer, type PgTable, pgTable, text } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineSandbox } from '../define/define-sandbox.ts'
import { defineTool } from '../define/define-tool.ts'
import { openSandbox } from './open-sandbox.ts'

/** Aliases, functions, types and keywords of our own SQL, and names that must be quoted. */
const known = [
  ...['t', 'T', 'row', 'rows', 'key', 'slot', 'name', 'id', 'count', 'tables', 'counted', 'wiped_0'],
  ...['json_agg', 'coalesce', 'to_json', 'max', 'now', 'setval', 'text', 'json', 'regclass'],
  ...['order', 'user', 'select', 'table', 'from', 'default', 'null', 'true', 'current_user', 'values'],
  ...['Upper', 'two words', 'a"b', "a'b", 'a;b', 'a.b', '$1', '%', '\\', 'straße', '名前', '🧺', 'e\u0301'],
  ...['ctid_', 'constructor', 'toString', 'length', 'op', 'changes', 'table_name'],
]
const generated = fc.sample(
  fc.string({
    unit: fc.oneof(
      fc.constantFrom('t', '"', ' ', "'", '.'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    minLength: 1,
    maxLength: 8,
  }),
  { numRuns: 40, seed: 7 },
)
const names = [...new Set([...known, ...generated])].filter(
  (name) => !name.includes('\0') && name.isWellFormed() && Buffer.byteLength(name) < 64,
)

function otherThan(name: string): string {
  return name === 't' ? 'u' : 't'
}

/** Tables of these names, too; not of the names of types, which would be theirs then. */
const tableNames = known.filter((name) => !['text', 'json', 'regclass'].includes(name))

/** One table with all of these columns, and for each of the names of tables one with that column. */
const wide = pgTable('wide', {
  number: integer('number').primaryKey(),
  ...Object.fromEntries(names.map((name) => [name, text(name)])),
})
const narrow = tableNames.map((name) =>
  pgTable(name, { [name]: text(name).primaryKey(), [otherThan(name)]: text(otherThan(name)) }),
)
const tables: Record<string, PgTable> = {
  wide,
  ...Object.fromEntries(narrow.map((table, index) => [`narrow${index}`, table])),
}

const sandbox = defineSandbox({
  name: 'column-names',
  tables,
  instructions: '',
  baseline: { wide: [Object.fromEntries([['number', 1], ...names.map((name) => [name, `was ${name}`])])] },
  now: '2025-10-01T13:00:00Z',
  tools: [
    defineTool({
      name: 'write_all',
      description: 'Write something everywhere.',
      readOnly: false,
      input: z.strictObject({}),
      output: z.strictObject({}),
      async handler(_, { db }) {
        await db
          .update(wide)
          .set(Object.fromEntries(names.map((name) => [name, `is ${name}`])))
          .where(eq(wide.number, 1))
        for (const [index, name] of tableNames.entries()) {
          await db.insert(narrow[index] as PgTable).values({ [name]: 'new', [otherThan(name)]: 'x' })
        }
        return {}
      },
    }),
  ],
})

test('every column and table is graded whatever its name', async () => {
  await using open = await openSandbox(sandbox, { slots: 1 })
  for (const _ of ['first', 'again, from a state that was reset']) {
    await using state = await open.begin({})
    await state.client.callTool({ name: 'write_all', arguments: {} })
    expect(state.calls[0]?.result).toEqual({})
    const { effects } = await state.end()
    const [update, ...inserts] = effects
    expect(update).toMatchObject({
      table: 'wide',
      key: '1',
      changes: Object.fromEntries(names.map((name) => [name, [`was ${name}`, `is ${name}`]])),
    })
    expect(new Set(inserts.map(({ table }) => table)).size).toBe(tableNames.length)
    expect(inserts).toEqual(
      expect.arrayContaining(
        tableNames.map((name, index) =>
          expect.objectContaining({
            op: 'insert',
            table: `narrow${index}`,
            key: 'new',
            row: { [name]: 'new', [otherThan(name)]: 'x' },
          }),
        ),
      ),
    )
  }
})
