import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox, type TrialRecords } from '../../lib/sandbox/index.ts'
import { type Call, callsOn } from './testing/calls-on.ts'
import { create, desk, list, stamp, update } from './testing/small-desk.ts'

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(desk, { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

const { play, answer } = callsOn(() => open)

async function listed(table: string, options: object = {}, ...before: readonly Call[]): Promise<unknown[]> {
  const { answers } = await play({}, ...before, list(table, options))
  return (answers.at(-1) as { items: { id: unknown }[] }).items.map((item) => item.id)
}

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
