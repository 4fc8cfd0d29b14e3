import { eq } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkMutations } from '../check/check-mutations.ts'
import { createStepPlayer } from '../check/step-player.ts'
import { defineSandbox, defineTool, openSandbox } from '../sandbox/index.ts'
import { inserted } from './expected-effect.ts'
import { gradeEffects } from './grade-effects.ts'

/** A club whose tools find people by address, so that no argument is the key of the row that they insert. */

const customers = pgTable('customers', { id: text().primaryKey(), email: text().notNull() })
const plans = pgTable('plans', { customer_id: text().primaryKey(), plan: text().notNull() })
const badges = pgTable('badges', { worn_by: text().primaryKey(), colour: text().notNull() })
const lockers = pgTable('lockers', { id: integer().primaryKey(), email: text().notNull() })
const keys = pgTable('keys', {
  opens: integer()
    .primaryKey()
    .references(() => lockers.id),
  colour: text().notNull(),
})
const fees = pgTable('fees', { locker_id: integer().primaryKey(), colour: text().notNull() })
const tables = { customers, plans, badges, lockers, keys, fees }

const input = z.strictObject({ email: z.string() })
const output = z.strictObject({})
const enroll = defineTool({
  name: 'enroll',
  description: 'Give a customer a plan and a badge.',
  readOnly: false,
  input,
  output,
  async handler({ email }, { db }) {
    for (const { id } of await db.select().from(customers).where(eq(customers.email, email))) {
      await db.insert(plans).values({ customer_id: id, plan: 'gold' })
      await db.insert(badges).values({ worn_by: id, colour: 'blue' })
    }
    return {}
  },
})
const lock = defineTool({
  name: 'lock',
  description: 'Charge a customer for the locker and hand out its key.',
  readOnly: false,
  input,
  output,
  async handler({ email }, { db }) {
    for (const { id } of await db.select().from(lockers).where(eq(lockers.email, email))) {
      await db.insert(keys).values({ opens: id, colour: 'blue' })
      await db.insert(fees).values({ locker_id: id, colour: 'blue' })
    }
    return {}
  },
})

const club = defineSandbox({
  name: 'club',
  tables,
  tools: [enroll, lock],
  instructions: 'You run a club.',
  baseline: {
    customers: [
      { id: 'CUS-1', email: 'ana@x.example' },
      { id: 'CUS-2', email: 'bo@x.example' },
    ],
    lockers: [
      { id: 1, email: 'ana@x.example' },
      { id: 2, email: 'bo@x.example' },
    ],
  },
  now: '2025-10-01T13:00:00Z',
})

const task = club.task({
  id: 'CL001_001',
  title: 'a member',
  request: 'Make me a member.',
  customer: 'You are Ana, ana@x.example. Bo, bo@x.example, is somebody else.',
  solution: [
    ['enroll', { email: 'ana@x.example' }],
    ['lock', { email: 'ana@x.example' }],
  ],
  expected: [
    inserted(plans, { customer_id: 'CUS-1', plan: 'gold' }),
    inserted(badges, { worn_by: 'CUS-1', colour: 'blue' }),
    inserted(keys, { opens: 1, colour: 'blue' }),
    inserted(fees, { locker_id: 1, colour: 'blue' }),
  ],
})

test('a row of somebody else, whom the tool looked up, is another row', { timeout: 60_000 }, async () => {
  await using sandbox = await openSandbox(club, { slots: 1 })
  const play = createStepPlayer(sandbox, task)
  const graded = async (email: string) => {
    const { effects, calls } = await play([
      ['enroll', { email }],
      ['lock', { email }],
    ])
    return gradeEffects(effects, task.expected, club.shapes, calls).deviations
  }
  expect(await graded('ana@x.example')).toEqual([])
  expect((await graded('bo@x.example')).map(({ kind, table, key }) => `${kind}: ${table} ${key}`)).toEqual([
    'missing effect: plans CUS-1',
    'missing effect: badges CUS-1',
    'missing effect: keys 1',
    'missing effect: fees 1',
    'extra effect: plans CUS-2',
    'extra effect: badges CUS-2',
    'extra effect: keys 2',
    'extra effect: fees 2',
  ])
  const report = await checkMutations(task, play)
  expect(report.problems).toEqual([])
  expect(
    report.outcomes.map(({ mutation, result }) => `${mutation.title}: ${result}`),
  ).toMatchInlineSnapshot(`
    [
      "step 1, enroll: dropped: detected",
      "step 1, enroll: repeated: neutral",
      "step 1, enroll: email bo@x.example instead of ana@x.example: detected",
      "step 2, lock: dropped: detected",
      "step 2, lock: repeated: neutral",
      "step 2, lock: email bo@x.example instead of ana@x.example: detected",
    ]
  `)
})

test('an argument in another case is the key all the same', () => {
  const effect = {
    op: 'insert',
    table: 'badges',
    key: 'CUS-9',
    row: { worn_by: 'CUS-9', colour: 'blue' },
  } as const
  const call = {
    tool: 'badge',
    arguments: { id: 'cus-9' },
    result: {},
    isError: false,
    writes: true,
    effects: [effect],
    durationMs: 1,
  }
  const expected = [inserted(badges, { worn_by: 'CUS-7', colour: 'blue' })]
  expect(gradeEffects([effect], expected, club.shapes, [call]).deviations).toMatchObject([
    { kind: 'missing effect', key: 'CUS-7' },
    { kind: 'extra effect', key: 'CUS-9' },
  ])
})

test('the plan of a customer who is new is matched through the customer', () => {
  const expected = [
    inserted(customers, { id: 'CUS-3', email: 'cy@x.example' }),
    inserted(plans, { customer_id: 'CUS-3', plan: 'gold' }),
  ]
  const made = (id: string, owner: string) =>
    gradeEffects(
      [
        { op: 'insert', table: 'customers', key: id, row: { id, email: 'cy@x.example' } },
        { op: 'insert', table: 'plans', key: owner, row: { customer_id: owner, plan: 'gold' } },
      ],
      expected,
      club.shapes,
    )
  expect(made('CUS-4', 'CUS-4').passed).toBe(true)
})
