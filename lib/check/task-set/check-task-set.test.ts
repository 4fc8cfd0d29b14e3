import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineSandbox } from '../../define/define-sandbox.ts'
import type { TaskDefinition } from '../../define/define-task.ts'
import { defineTool } from '../../define/define-tool.ts'
import { anyOf, inserted, oneOf, updated } from '../../grading/index.ts'
import { checkTaskSet, type PlannedTask, type TaskPlan } from './index.ts'

const tickets = pgTable('tickets', {
  id: text().primaryKey(),
  status: text({ enum: ['open', 'hold', 'solved'] })
    .notNull()
    .default('open'),
})
const refunds = pgTable('refunds', {
  id: text().primaryKey(),
  reason: text({ enum: ['late', 'lost'] }).notNull(),
})
const shelves = pgTable('shelves', { id: text().primaryKey() })

const tool = <const Name extends string>(name: Name, readOnly = false) =>
  defineTool({
    name,
    description: 'Does it.',
    readOnly,
    input: z.strictObject({}),
    output: z.strictObject({}),
    handler: async () => ({}),
  })

const shop = defineSandbox({
  name: 'shop',
  tables: { tickets, refunds, shelves },
  tools: [tool('look', true), tool('refund'), tool('close'), tool('erase')],
  instructions: 'Sell.',
  knowledge: { policies: [{ id: 'P-1', title: 'Money', body: '## Late\nPay.\n\n## Lost\nPay more.' }] },
  baseline: { tickets: ['1', '2'].map((id) => ({ id })) },
  now: '2025-10-01T13:00:00Z',
})

const closed = updated(shop.tables.tickets, '1', { status: 'solved' })
const closedToo = updated(shop.tables.tickets, '2', { status: 'solved' })
const paid = inserted(shop.tables.refunds, { reason: 'late' })

type Changes = Partial<TaskDefinition> & { readonly number?: number }

let number = 0

/** A task that nothing is wrong with. */
function make(changes: Changes = {}): PlannedTask {
  number++
  return shop.task({
    id: `SH001_${String(number).padStart(4, '0')}`,
    title: 'a title',
    level: 'demanding',
    traits: ['time', 'undoing'],
    decidedBy: ['P-1 Late'],
    request: `Request ${number}.`,
    customer: `You are customer ${number}.`,
    solution: [['close', {}]],
    expected: [closed],
    ...(changes as object),
  })
}

function many(count: number, changes: (index: number) => Changes): PlannedTask[] {
  return Array.from({ length: count }, (_, index) => make(changes(index)))
}

/** The problems of the one requirement whose name has these words. */
function problems(words: string, tasks: readonly PlannedTask[], plan: TaskPlan = {}): readonly string[] {
  const named = checkTaskSet(shop, tasks, plan).filter(({ name }) => name.includes(words))
  expect(named.map(({ name }) => name)).toHaveLength(1)
  return named[0]?.problems ?? []
}

describe('what each task says of itself', () => {
  const rule = 'every task has a level'
  test.for([
    [{}, undefined],
    [{ level: 'routine', traits: [] }, undefined],
    [{ level: undefined }, 'has no level'],
    [{ traits: undefined }, 'has no list of traits'],
    [{ traits: ['time'] }, 'is demanding and has 1 of 2 traits'],
    [{ level: 'severe' }, 'is severe and has 2 of 3 traits'],
    [{ decidedBy: [] }, 'has no policy section that decides it'],
  ] as const)('%j', ([changes, problem]) => {
    const task = make(changes as Changes)
    expect(problems(rule, [task])).toEqual(problem === undefined ? [] : [`${task.id} ${problem}`])
  })

  test.for([
    [{ expected: [] }, 'is passed by doing nothing: say idlePasses: true, or expect an effect'],
    [
      { expected: oneOf([closed], []) },
      'is passed by doing nothing: say idlePasses: true, or expect an effect',
    ],
    [{ idlePasses: true }, 'says idlePasses, but expects effects'],
    [{ expected: [], idlePasses: true }, undefined],
  ] as const)('an idle agent, %j', ([changes, problem]) => {
    const task = make(changes)
    expect(problems('does nothing', [task])).toEqual(problem === undefined ? [] : [`${task.id} ${problem}`])
  })
})

describe('variety', () => {
  const rule = 'share a run of 9 words'
  const words = 'one two three four five six seven eight nine'

  test.for([
    [words, `Well, ONE two, three; four five six seven eight "nine"!`, true],
    [`${words} ten`, `zero ${words}`, true],
    [words, 'one two three four five six seven eight, ten nine', false],
    ['one two three four five six seven eight', 'one two three four five six seven eight', false],
  ] as const)('%s / %s', ([request, customer, shared]) => {
    const tasks = [make({ request }), make({ customer })]
    const pair = tasks.map(({ id }) => id).join(' and ')
    expect(problems(rule, tasks)).toEqual(shared ? [`${pair}: "${words}"`] : [])
  })

  test('a task may repeat itself', () => {
    expect(problems(rule, [make({ request: words, customer: `${words} ${words}` })])).toEqual([])
  })

  test('the same plot twice', () => {
    const first = make({ expected: [closed, paid] })
    const again = make({
      traits: ['undoing', 'time'],
      expected: [
        inserted(shop.tables.refunds, { reason: 'lost' }),
        updated(shop.tables.tickets, '2', { status: 'hold' }),
      ],
    })
    const others = [
      make({ expected: [closed] }),
      make({ traits: ['time', 'who-may'], expected: [closed, paid] }),
      make({ decidedBy: ['P-1 Lost'], expected: [closed, paid] }),
      make({ expected: oneOf([closed, paid], [closed]) }),
    ]
    expect(problems('the same shape of effects', [first, ...others, again])).toEqual([
      `${first.id}, ${again.id}`,
    ])
  })
})

describe('coverage', () => {
  test('tools that too few solutions call', () => {
    const tasks = [
      ...many(3, () => ({})),
      ...many(2, () => ({
        solution: [
          ['refund', {}],
          ['refund', {}],
        ],
      })),
    ]
    expect(problems('every state-changing tool', tasks, { forbiddenTools: ['erase'] })).toEqual(['refund: 2'])
  })

  test('policy sections that decide no task', () => {
    expect(problems('every policy section', [make()])).toEqual(['P-1 Lost'])
  })

  test('values that occur nowhere', () => {
    const rule = "every value of a column's list"
    expect(
      problems(rule, [make({ expected: [updated(tickets, '1', { status: anyOf('hold', 'open') })] })]),
    ).toEqual(['tickets.status: solved', 'refunds.reason: late', 'refunds.reason: lost'])
    const records = { tickets: [{ id: '3', status: 'hold' }] }
    expect(problems(rule, [make({ records, expected: [closed, paid] } as Changes)])).toEqual([
      'refunds.reason: lost',
    ])
    expect(problems(rule, [make()], { rareValues: ['refunds.reason'] }).join()).not.toContain(
      'refunds.reason',
    )
  })

  test('tables that are graded nowhere', () => {
    const rule = 'every table that tools can change'
    expect(problems(rule, [make()], { unchangedTables: ['shelves'] })).toEqual(['refunds'])
  })
})

describe('difficulty', () => {
  test('levels', () => {
    const levels = (routine: number, severe: number) =>
      many(20, (index) => ({
        level: index < routine ? 'routine' : index < routine + severe ? 'severe' : 'demanding',
      }))
    const rule = 'about a fifth'
    expect(problems(rule, levels(4, 4))).toEqual([])
    expect(problems(rule, levels(6, 2))).toEqual(['routine: 6 of 20', 'severe: 2 of 20'])
  })

  const calls = (count: number): Changes => ({ solution: Array(count).fill(['close', {}]) })

  test.for([
    ['the median solution', () => calls(9), [], (index: number) => calls(index < 5 ? 8 : 9), ['it has 8.5']],
    [
      '15 calls',
      (index: number) => calls(index < 1 ? 15 : 1),
      [],
      () => calls(14),
      ['0 of 10, where 1 are wanted'],
    ],
    [
      'four effects',
      (index: number) =>
        index < 3 ? { expected: [closed, closedToo, paid, inserted(shop.tables.shelves, {})] } : {},
      [],
      (index: number) =>
        index < 2 ? { expected: [closed, closedToo, paid, inserted(shop.tables.shelves, {})] } : {},
      ['2 of 10, where 3 are wanted'],
    ],
    [
      'a change of tickets',
      (index: number) => (index > 0 ? { expected: [paid] } : {}),
      [],
      () => ({ expected: [closed, paid] }),
      ['0 of 10, where 1 are wanted'],
    ],
    [
      'several end states',
      (index: number) => (index < 1 ? { expected: oneOf([closed], [paid]) } : {}),
      [],
      () => ({}),
      ['0 of 10, where 1 are wanted'],
    ],
    [
      'two matters',
      (index: number) => (index < 1 ? { expected: [closed, closedToo] } : {}),
      [],
      () => ({ expected: [closed, paid] }),
      ['0 of 10, where 1 are wanted'],
    ],
    [
      'customer-moves',
      (index: number) => (index < 2 ? { traits: ['customer-moves'] } : {}),
      [],
      (index: number) => (index < 1 ? { traits: ['customer-moves'] } : {}),
      ['1 of 10, where 2 are wanted'],
    ],
  ] as const)('%s', ([rule, good, none, bad, some]) => {
    expect(problems(rule, many(10, good as (index: number) => Changes))).toEqual(none)
    expect(problems(rule, many(10, bad as (index: number) => Changes))).toEqual(some)
  })

  describe('length', () => {
    let directory: string
    beforeAll(() => {
      directory = mkdtempSync(join(tmpdir(), 'task-lines-'))
    })
    afterAll(() => rmSync(directory, { recursive: true }))

    test.for([
      [[95, 95, 200], []],
      [[90, 101, 101], ['it has 101']],
    ] as const)('%j lines', ([lines, some]) => {
      const tasks = lines.map((count, index) => {
        const file = join(directory, `${index}.ts`)
        writeFileSync(file, 'x\n'.repeat(count))
        return { ...make(), file }
      })
      expect(problems('95 lines', tasks)).toEqual(some)
    })
  })
})

test('families are neither too large nor, in the end, too small', () => {
  expect(
    problems(
      'more than 12',
      many(13, () => ({ family: 'one' })),
    ),
  ).toEqual(['one: 13'])
  expect(
    problems(
      'fewer than 5',
      many(5, (index) => ({ family: index < 4 ? 'one' : 'two' })),
    ),
  ).toEqual(['one: 4', 'two: 1'])
})

test('what only a complete set can show binds when the set is as large as planned', () => {
  const tasks = many(2, () => ({}))
  const binding = (plan?: TaskPlan) => checkTaskSet(shop, tasks, plan).filter(({ binds }) => binds).length
  const all = checkTaskSet(shop, tasks).length
  expect([binding(), binding({ size: 3 }), binding({ size: 2 })]).toEqual([5, 5, all])
})
