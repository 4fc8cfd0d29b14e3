import { pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineSandbox, type OpenSandbox, openSandbox } from '../../lib/sandbox/index.ts'
import { helpdeskTables, helpdeskTools, newTicket, ticketChanges, ticketColumns, triggers } from './index.ts'
import { type Call, callsOn } from './testing/calls-on.ts'
import { create, stamp, update } from './testing/small-desk.ts'

const tickets = pgTable('zendesk_tickets', ticketColumns())

const desk = defineSandbox({
  name: 'desk-with-rules',
  tables: { ...helpdeskTables(tickets), triggers },
  tools: helpdeskTools({ tickets, newTicket, ticketChanges, nullEmptiesLists: false, hasTriggers: true }),
  instructions: 'Answer the door.',
  baseline: {
    tickets: [
      { id: '1', subject: 'Kettle', status: 'solved', priority: 'high', assignee_id: '1', ...stamp },
      { id: '2', subject: 'Toaster', status: 'solved', priority: 'low', assignee_id: '1', ...stamp },
    ],
    triggers: [
      { id: '1', title: 'R', event: 'ticket_reopened', priorities: ['high'], sets_priority: 'normal' },
      { id: '2', title: 'A', event: 'ticket_assigned', assignees: ['4'], sets_status: 'hold' },
    ],
  },
  now: '2025-10-01T13:00:00Z',
})

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(desk, { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

const { play } = callsOn(() => open)

/** Of a ticket, what the call that wrote it answered, and what it is when it is read after that. */
async function written(id: string, ...calls: readonly Call[]) {
  const { answers } = await play({}, ...calls, ['zendesk_get_item', { table: 'tickets', id }])
  return answers.slice(-2)
}

describe('rules of the desk', () => {
  test('run after the answer, when a ticket is reopened', async () => {
    expect(await written('1', update('tickets', '1', { status: 'open' }))).toMatchObject([
      { item: { status: 'open', priority: 'high' } },
      { item: { status: 'open', priority: 'normal' } },
    ])
  })

  test('leave a ticket of another priority, and a second write', async () => {
    expect(await written('2', update('tickets', '2', { status: 'open' }))).toMatchObject([
      {},
      { item: { status: 'open', priority: 'low' } },
    ])
    const twice = [update('tickets', '1', { status: 'open' }), update('tickets', '1', { priority: 'high' })]
    expect(await written('1', ...twice)).toMatchObject([{}, { item: { status: 'open', priority: 'high' } }])
  })

  test('run when a ticket gets another assignee, and for new ones', async () => {
    expect(await written('1', update('tickets', '1', { status: 'open', assignee_id: '4' }))).toMatchObject([
      { item: { status: 'open' } },
      { item: { status: 'hold', priority: 'normal', assignee_id: '4' } },
    ])
    for (const [assignee_id, status] of [
      ['4', 'hold'],
      ['3', 'open'],
    ]) {
      const created = create('tickets', { subject: 'Lamp', status: 'open', assignee_id })
      expect(await written('3', created)).toMatchObject([{ item: { status: 'open' } }, { item: { status } }])
    }
  })

  test('can be read, and not be written', async () => {
    const { answers } = await play(
      {},
      ['zendesk_get_items', { table: 'triggers' }],
      update('triggers', '1', { subject: 'x' }),
    )
    expect(answers).toMatchObject([{ items: [{ id: '1' }, { id: '2' }] }, 'error'])
  })
})
