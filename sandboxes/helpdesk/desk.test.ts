import { pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineSandbox, openSandbox } from '../../lib/sandbox/index.ts'
import type { OpenSandbox, TrialRecords } from '../../lib/sandbox/trial-state.ts'
import {
  helpdeskStamps,
  helpdeskTables,
  helpdeskTools,
  helpdeskUngraded,
  newTicket,
  ticketChanges,
  ticketColumns,
} from './index.ts'

const tickets = pgTable('zendesk_tickets', ticketColumns())
const stamp = { created_at: '2025-09-01T08:00:00Z', updated_at: '2025-09-01T08:00:00Z' }

const desk = defineSandbox({
  name: 'desk',
  tables: helpdeskTables(tickets),
  tools: helpdeskTools({ tickets, newTicket, ticketChanges, nullEmptiesLists: true }),
  instructions: 'Answer the door.',
  knowledge: {
    articles: [
      { id: '7', title: 'Descaling a kettle', body: 'Boil vinegar, wait an hour, rinse twice.' },
      { id: '8', title: 'Opening hours', body: 'The shop is open from nine to six.' },
    ],
  },
  baseline: {
    tickets: [
      { id: '1', subject: 'Kettle', status: 'open', priority: 'high', tags: ['kettle', 'leak'], ...stamp },
      { id: '2', subject: 'Toaster', status: 'pending', requester_id: '7', due_at: 'next week', ...stamp },
      { id: '445566', subject: 'Fridge', status: 'solved', requester_id: '7', ...stamp },
    ],
    users: [{ id: '7', name: 'Ada Brook', email: 'ada@example.com', verified: true, ...stamp }],
    organizations: [{ id: '1', name: 'Brook & Sons', domain_names: ['brook.example'], ...stamp }],
    comments: [{ id: '1', ticket_id: '1', author_id: '7', body: 'It leaks.', created_at: stamp.created_at }],
    ticketComments: [
      { id: 501, ticket_id: 1, author_id: 7, body: 'It leaks.', key: '501', created_at: stamp.created_at },
    ],
    articles: [
      {
        id: 7,
        url: 'https://desk.example/7.json',
        html_url: 'https://desk.example/7',
        title: 'Descaling a kettle',
        body: '<p>Boil vinegar, wait an hour, rinse twice.</p>',
        author_id: 7,
        section_id: 20,
        locale: 'en-us',
        source_locale: 'en-us',
        label_names: ['kettle'],
        ...stamp,
      },
    ],
  },
  now: '2025-10-01T13:00:00Z',
  ungraded: helpdeskUngraded,
  stamps: helpdeskStamps,
})

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(desk, { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

type Call = readonly [tool: string, given: Record<string, unknown>]

async function play(records: TrialRecords, ...calls: readonly Call[]) {
  await using state = await open.begin(records)
  const answers: unknown[] = []
  for (const [name, given] of calls) {
    const answer = await state.client.callTool({ name, arguments: given })
    answers.push(answer.isError ? 'error' : answer.structuredContent)
  }
  const { effects } = await state.end()
  return { answers, effects: effects.map(({ op, table, key }) => `${op} ${table} ${key}`) }
}

async function answer(...call: Call): Promise<unknown> {
  const { answers } = await play({}, call)
  return answers[0]
}

const create = (table: string, item: unknown): Call => ['zendesk_create_item', { table, item }]
const update = (table: string, id: string, item: unknown): Call => [
  'zendesk_update_item',
  { table, id, item },
]
const list = (table: string, options: object = {}): Call => ['zendesk_get_items', { table, ...options }]

async function listed(table: string, options: object = {}, ...before: readonly Call[]): Promise<unknown[]> {
  const { answers } = await play({}, ...before, list(table, options))
  return (answers.at(-1) as { items: { id: unknown }[] }).items.map((item) => item.id)
}

describe('creating', () => {
  test('numbers rows by their count, fills defaults in, and stamps five seconds after the clock', async () => {
    const { answers, effects } = await play(
      {},
      create('tickets', { subject: 'Oven', status: null, tags: null }),
    )
    expect(answers[0]).toEqual({
      item: {
        id: '4',
        subject: 'Oven',
        description: null,
        status: 'new',
        priority: null,
        type: null,
        requester_id: null,
        assignee_id: null,
        organization_id: null,
        tags: [],
        created_at: '2025-10-01T13:00:05Z',
        updated_at: '2025-10-01T13:00:05Z',
        due_at: null,
      },
    })
    expect(effects).toEqual(['insert tickets 4'])
  })

  test('passes an id that is taken', async () => {
    const { answers } = await play(
      { tickets: [{ id: '5', subject: 'x', ...stamp }] },
      create('tickets', { subject: 'a' }),
      create('tickets', { subject: 'b' }),
    )
    expect(answers).toMatchObject([{ item: { id: '6' } }, { item: { id: '7' } }])
  })

  test('makes users, organizations and comments', async () => {
    const { answers } = await play(
      {},
      create('users', { name: 'Bo', email: 'bo@example.com' }),
      create('organizations', { name: 'Bo Ltd' }),
      create('comments', { ticket_id: '99', author_id: 'nobody', body: 'x' }),
    )
    expect(answers).toMatchObject([
      { item: { id: '2', role: 'end-user', verified: false, active: true } },
      { item: { id: '2', domain_names: [], details: null } },
      { item: { id: '2', ticket_id: '99', public: true } },
    ])
  })

  test('continues the numbers of the thread and makes HTML of its text', async () => {
    const { answers } = await play(
      {},
      create('ticket_comments', { ticket_id: 1, author_id: 7, body: 'Is 5 < 6?' }),
      create('ticket_comments', {
        ticket_id: '2',
        author_id: '7',
        body: 'x',
        html_body: '<b>x</b>',
        public: false,
      }),
    )
    expect(answers).toMatchObject([
      {
        item: {
          id: 502,
          key: '502',
          html_body: '<div class="zd-comment" dir="auto"><p dir="auto">Is 5 &lt; 6?</p></div>',
        },
      },
      { item: { id: 503, ticket_id: 2, html_body: '<b>x</b>', public: false } },
    ])
  })

  test.for([
    ['a ticket without subject', create('tickets', { status: 'open' })],
    ['a ticket with a status that there is not', create('tickets', { subject: 'x', status: 'done' })],
    ['a ticket with an empty subject', create('tickets', { subject: '' })],
    ['a user without address', create('users', { name: 'Bo' })],
    ['an item of another kind', create('tickets', { name: 'Bo', email: 'bo@example.com' })],
    ['an article', create('articles', { subject: 'x' })],
    ['an item of a table without data', create('groups', { name: 'x' })],
    ['an item of a table that there is not', create('orders', { subject: 'x' })],
    ['a comment with numbers for ids', create('comments', { ticket_id: 1, author_id: 7, body: 'x' })],
  ] as const)('refuses %s', async ([, call]) => {
    expect(await play({}, call)).toEqual({ answers: ['error'], effects: [] })
  })
})

describe('changing', () => {
  test('sets what is given, keeps the rest, and stamps ten seconds after the clock', async () => {
    const { answers, effects } = await play(
      {},
      update('tickets', '1', { status: 'hold', type: null, priority: null }),
    )
    expect(answers[0]).toMatchObject({
      item: {
        status: 'hold',
        priority: 'high',
        tags: ['kettle', 'leak'],
        updated_at: '2025-10-01T13:00:10Z',
      },
    })
    expect(effects).toEqual(['update tickets 1'])
  })

  test('empties a list that is null, and only a list', async () => {
    const { answers } = await play(
      {},
      update('tickets', '1', { tags: null, due_at: null }),
      update('tickets', '2', { due_at: null }),
      update('organizations', '1', { domain_names: null, details: 'x' }),
    )
    expect(answers).toMatchObject([
      { item: { tags: [] } },
      { item: { due_at: 'next week' } },
      { item: { domain_names: [], updated_at: '2025-10-01T13:00:05Z' } },
    ])
  })

  test('overlooks a change with a value that there is not, and stamps the row', async () => {
    const { answers, effects } = await play({}, update('tickets', '1', { subject: 'x', priority: 'bogus' }))
    expect(answers[0]).toMatchObject({
      item: { subject: 'Kettle', priority: 'high', updated_at: '2025-10-01T13:00:10Z' },
    })
    expect(effects).toEqual(['update tickets 1'])
  })

  test('takes from such a change what another kind of item also has', async () => {
    const { answers } = await play(
      {},
      update('tickets', '1', { subject: 'x', status: 'done', organization_id: '1' }),
    )
    expect(answers[0]).toMatchObject({ item: { subject: 'Kettle', status: 'open', organization_id: '1' } })
  })

  test('does not stamp comments', async () => {
    const { answers, effects } = await play(
      {},
      update('comments', '1', { public: false }),
      update('comments', '1', {}),
    )
    expect(answers[1]).toEqual({
      item: {
        id: '1',
        ticket_id: '1',
        author_id: '7',
        body: 'It leaks.',
        public: false,
        created_at: stamp.created_at,
      },
    })
    expect(effects).toEqual(['update comments 1'])
  })

  test.for([
    ['what is not there', update('tickets', '999', { status: 'open' })],
    ['an entry of the thread', update('ticket_comments', '501', { body: 'x' })],
    ['an article', update('articles', '7', { name: 'x' })],
    ['an item of a table without data', update('groups', '1', { name: 'x' })],
  ] as const)('refuses %s', async ([, call]) => {
    expect(await play({}, call)).toEqual({ answers: ['error'], effects: [] })
  })
})

describe('removing', () => {
  test('removes one row', async () => {
    const gone: Call = ['zendesk_delete_item', { table: 'tickets', id: '1' }]
    expect(await play({}, gone, gone)).toEqual({
      answers: [{ success: true }, 'error'],
      effects: ['delete tickets 1'],
    })
  })

  test.for([
    ['ticket_comments', '501'],
    ['articles', '7'],
    ['groups', '1'],
    ['users', '999'],
  ] as const)('refuses %s %s', async ([table, id]) => {
    expect(await answer('zendesk_delete_item', { table, id })).toBe('error')
  })
})

describe('reading one', () => {
  test('finds numbers by their text', async () => {
    expect(await answer('zendesk_get_item', { table: 'ticket_comments', id: '501' })).toMatchObject({
      item: { id: 501 },
    })
    expect(await answer('zendesk_get_item', { table: 'users', id: '7' })).toMatchObject({
      item: { name: 'Ada Brook' },
    })
  })

  test.for([
    ['tickets', '999'],
    ['ticket_comments', 'x'],
    ['ticket_comments', '9'.repeat(40)],
    ['groups', '1'],
  ] as const)('refuses %s %s', async ([table, id]) => {
    expect(await answer('zendesk_get_item', { table, id })).toBe('error')
  })
})

describe('listing', () => {
  test('keeps the order of insertion, also of a row that was changed', async () => {
    expect(
      await listed(
        'tickets',
        {},
        update('tickets', '1', { status: 'hold' }),
        create('tickets', { subject: 'x' }),
      ),
    ).toEqual(['1', '2', '445566', '4'])
  })

  test('filters, sorts, pages and selects', async () => {
    expect(await listed('tickets', { $filter: "requester_id eq '7'" })).toEqual(['2', '445566'])
    expect(await listed('tickets', { $orderby: 'id desc' })).toEqual(['445566', '2', '1'])
    expect(await listed('tickets', { $skip: 1, $top: 1 })).toEqual(['2'])
    expect(await listed('tickets', { $skip: 10 })).toEqual([])
    expect(await listed('ticket_comments', { $filter: "id eq '501'" })).toEqual([501])
    expect(
      await listed('tickets', { $top: null, $skip: null, $filter: null, $orderby: null, $select: null }),
    ).toHaveLength(3)
    expect(await answer(...list('tickets', { $select: 'id,status', $top: 1 }))).toEqual({
      items: [{ id: '1', status: 'open' }],
    })
  })

  test('understands options without their dollar sign and overlooks unknown ones', async () => {
    expect(await listed('tickets', { filter: "requester_id eq '7'", orderby: 'id desc', top: 1 })).toEqual([
      '445566',
    ])
    expect(await listed('tickets', { $filter: "id eq '1'", filter: "id eq '2'", locale: 'en' })).toEqual([
      '1',
    ])
  })

  test('ignores a filter that is none', async () => {
    expect(await listed('users', { $filter: '\'email eq "nobody@example.com"\'' })).toEqual(['7'])
  })

  test('lists nothing of a table without data', async () => {
    expect(await listed('groups')).toEqual([])
  })

  test.for([{ $top: 0 }, { $top: 1001 }, { $skip: -1 }, { $top: 'ten' }, { top: 0 }, { $filter: 7 }])(
    'refuses %o',
    async (options) => {
      expect(await answer(...list('tickets', options))).toBe('error')
    },
  )
})

test('the tables are named, all but comments', async () => {
  const { value } = (await answer('zendesk_get_tables', {})) as {
    value: { Name: string; DisplayName: string }[]
  }
  expect(value).toHaveLength(18)
  expect(value).toContainEqual({ Name: 'group_memberships', DisplayName: 'Group Memberships' })
  expect(value.map((table) => table.Name)).not.toContain('comments')
})

describe('searching articles', () => {
  const found = async (request: object, records: TrialRecords = {}) => {
    const { answers } = await play(records, ['zendesk_search_articles', { ...request }])
    return (answers[0] as { results: { id: unknown }[] }).results.map((article) => article.id)
  }

  test('finds documents, with the row of the article where there is one', async () => {
    expect(await found({ query: 'descale kettle' })).toEqual([7])
    expect(await found({ query: 'when is the shop open' })).toEqual(['8'])
  })

  test('finds an article that only the task has', async () => {
    const row = { ...desk.baseline.articles?.[0], id: 9, title: 'Parrots', body: 'They talk.', ...stamp }
    expect(await found({ query: 'parrots' }, { articles: [row as TrialRecords[string][number]] })).toEqual([
      9,
    ])
  })

  test('keeps to language, section and labels', async () => {
    expect(
      await found({ query: 'kettle', locale: 'EN-US', section: 20, label_names: 'oven, kettle' }),
    ).toEqual([7])
    expect(await found({ query: 'kettle', locale: 'fr-fr' })).toEqual([])
    expect(await found({ query: 'kettle', label_names: 'oven' })).toEqual([])
    expect(await found({ query: 'kettle', category: 1 })).toEqual([])
  })
})

test('what an agent is told of an item is one of several shapes', async () => {
  await using state = await open.begin({})
  const { tools } = await state.client.listTools()
  const shape = tools.find((tool) => tool.name === 'zendesk_update_item')?.inputSchema
  expect(shape).toMatchObject({
    required: ['table', 'id', 'item'],
    properties: { item: { anyOf: [{ properties: { status: {} } }, {}, {}, {}] } },
  })
})
