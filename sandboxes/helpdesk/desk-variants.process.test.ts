import { pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineSandbox, type OpenSandbox, openSandbox } from '../../lib/sandbox/index.ts'
import {
  helpdeskTables,
  helpdeskTools,
  newTicket,
  statusViolations,
  ticketChanges,
  ticketColumns,
} from './index.ts'
import { callsOn } from './testing/calls-on.ts'
import { create, stamp, update } from './testing/small-desk.ts'

const tickets = pgTable('zendesk_tickets', ticketColumns())
const tags = z.string().nullish()

/** A desk whose lists are given as text, and which keeps a list of tickets that did not begin as open. */
const strictDesk = defineSandbox({
  name: 'strict-desk',
  tables: { ...helpdeskTables(tickets), statusViolations },
  tools: helpdeskTools({
    tickets,
    newTicket: newTicket.extend({ tags }),
    ticketChanges: ticketChanges.extend({ tags }),
    nullEmptiesLists: false,
    listsAsText: true,
    watchesFirstStatus: true,
  }),
  instructions: 'Answer the door.',
  baseline: {
    tickets: [{ id: '1', subject: 'Kettle', status: 'open', tags: ['kettle', 'leak'], ...stamp }],
    organizations: [{ id: '1', name: 'Brook & Sons', domain_names: ['brook.example'], ...stamp }],
    statusViolations: [
      { id: 'VIOLATION-2', ticket_id: '1', created_status: 'new', created_at: stamp.created_at },
    ],
  },
  now: '2025-10-01T13:00:00Z',
})

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(strictDesk, { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

const { play, answer, changes } = callsOn(() => open)

describe('a desk with lists as text', () => {
  test('keeps them as lists, without blanks and empty entries', async () => {
    const { answers } = await play(
      {},
      create('tickets', { subject: 'x', status: 'open', tags: 'oven, smoke,' }),
      update('tickets', '1', { tags: '' }),
      create('organizations', { name: 'Bank', domain_names: 'bank.example,mail.bank.example' }),
      update('organizations', '1', { domain_names: 'brook-and-sons.example' }),
    )
    expect(answers).toMatchObject([
      { item: { tags: ['oven', 'smoke'] } },
      { item: { tags: [] } },
      { item: { domain_names: ['bank.example', 'mail.bank.example'] } },
      { item: { domain_names: ['brook-and-sons.example'] } },
    ])
  })

  test('takes no lists, and null changes nothing', async () => {
    expect(await answer(...create('tickets', { subject: 'x', tags: ['oven'] }))).toBe('error')
    expect(await answer(...update('tickets', '1', { tags: null }))).toMatchObject({
      item: { tags: ['kettle', 'leak'] },
    })
  })
})

test('a first status other than open goes on the list of violations, under the next free number', async () => {
  expect(
    await changes(
      {},
      create('tickets', { subject: 'a', status: 'open' }),
      create('tickets', { subject: 'b' }),
      create('tickets', { subject: 'c', status: 'solved' }),
      create('comments', { ticket_id: '1', author_id: '1', body: 'x' }),
    ),
  ).toEqual([
    ['tickets', '2', 'insert'],
    ['tickets', '3', 'insert'],
    ['tickets', '4', 'insert'],
    ['comments', '1', 'insert'],
    ['statusViolations', 'VIOLATION-3', 'insert'],
    ['statusViolations', 'VIOLATION-4', 'insert'],
  ])
})

test('labels that the desk does not keep are answered once and gone with the next reading', async () => {
  const forgetful = strictDesk.with({
    name: 'forgetful-desk',
    tools: helpdeskTools({
      tickets,
      newTicket,
      ticketChanges,
      nullEmptiesLists: false,
      droppedTags: ['vip'],
    }),
    baseline: { tickets: [{ id: '1', subject: 'Kettle', tags: ['kettle', 'vip'], ...stamp }] },
  })
  await using opened = await openSandbox(forgetful, { slots: 1 })
  const { answers, effects } = await callsOn(() => opened).play(
    {},
    create('tickets', { subject: 'x', tags: ['oven', 'vip'] }),
    update('tickets', '2', { status: 'open' }),
    update('tickets', '1', { tags: ['leak', 'vip'] }),
  )
  expect(answers).toMatchObject([
    { item: { tags: ['oven', 'vip'] } },
    { item: { tags: ['oven'] } },
    { item: { tags: ['leak', 'vip'] } },
  ])
  expect(effects).toMatchObject([
    { key: '1', changes: { tags: [['kettle', 'vip'], ['leak']] } },
    { key: '2', row: { tags: ['oven'] } },
  ])
})
