import { pgTable } from 'drizzle-orm/pg-core'
import { defineSandbox } from '../../../lib/sandbox/index.ts'
import {
  helpdeskStamps,
  helpdeskTables,
  helpdeskTools,
  helpdeskUngraded,
  newTicket,
  ticketChanges,
  ticketColumns,
} from '../index.ts'
import type { Call } from './calls-on.ts'

const tickets = pgTable('zendesk_tickets', ticketColumns())
export const stamp = { created_at: '2025-09-01T08:00:00Z', updated_at: '2025-09-01T08:00:00Z' }

/** A ticket desk and nothing else, with a few records. */
export const desk = defineSandbox({
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

export const create = (table: string, item: unknown): Call => ['zendesk_create_item', { table, item }]
export const update = (table: string, id: string, item: unknown): Call => [
  'zendesk_update_item',
  { table, id, item },
]
export const list = (table: string, options: object = {}): Call => [
  'zendesk_get_items',
  { table, ...options },
]
