import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../lib/sandbox/index.ts'
import { type Call, callsOn } from './testing/calls-on.ts'
import { create, desk, stamp, update } from './testing/small-desk.ts'

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(desk, { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

const { play, answer } = callsOn(() => open)

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
    expect(effects).toMatchObject([{ op: 'insert', table: 'tickets', key: '4' }])
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
    expect(effects).toMatchObject([{ op: 'update', table: 'tickets', key: '1' }])
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
    expect(effects).toMatchObject([{ op: 'update', table: 'tickets', key: '1' }])
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
    expect(effects).toMatchObject([{ op: 'update', table: 'comments', key: '1' }])
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
    expect(await play({}, gone, gone)).toMatchObject({
      answers: [{ success: true }, 'error'],
      effects: [{ op: 'delete', table: 'tickets', key: '1' }],
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
