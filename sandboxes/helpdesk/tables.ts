import { bigint, boolean, integer, type PgTable, pgTable, text } from 'drizzle-orm/pg-core'

export const ticketStatuses = ['new', 'open', 'pending', 'hold', 'solved', 'closed'] as const
export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const
export const ticketTypes = ['problem', 'incident', 'question', 'task'] as const
export const userRoles = ['end-user', 'agent', 'admin'] as const

/**
 * The columns that a ticket has in every domain, as fresh builders. A domain with more of its own spreads them:
 * `pgTable('zendesk_tickets', { ...ticketColumns(), booking_reference: text() })`.
 *
 * Dates are text, not timestamps: the desk stores whatever it is given (a `due_at` of "next week" is legal) and
 * hands it back letter for letter.
 */
export function ticketColumns() {
  return {
    id: text('id').primaryKey(),
    subject: text('subject').notNull(),
    description: text('description'),
    status: text('status', { enum: ticketStatuses }).notNull().default('new'),
    priority: text('priority', { enum: ticketPriorities }),
    type: text('type', { enum: ticketTypes }),
    requester_id: text('requester_id'),
    assignee_id: text('assignee_id'),
    organization_id: text('organization_id'),
    tags: text('tags').array().notNull().default([]),
    created_at: text('created_at').notNull(),
    updated_at: text('updated_at').notNull(),
    due_at: text('due_at'),
  }
}

export const users = pgTable('zendesk_users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  role: text('role', { enum: userRoles }).notNull().default('end-user'),
  organization_id: text('organization_id'),
  phone: text('phone'),
  verified: boolean('verified').notNull().default(false),
  active: boolean('active').notNull().default(true),
  created_at: text('created_at').notNull(),
  updated_at: text('updated_at').notNull(),
})

export const organizations = pgTable('zendesk_organizations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  domain_names: text('domain_names').array().notNull().default([]),
  details: text('details'),
  notes: text('notes'),
  created_at: text('created_at').notNull(),
  updated_at: text('updated_at').notNull(),
})

/** Remarks of the desk itself, keyed by text. */
export const comments = pgTable('zendesk_comments', {
  id: text('id').primaryKey(),
  ticket_id: text('ticket_id').notNull(),
  author_id: text('author_id').notNull(),
  body: text('body').notNull(),
  public: boolean('public').notNull().default(true),
  created_at: text('created_at').notNull(),
})

/** The conversation thread, an append-only log keyed by number; the desk never edits or removes an entry. */
export const ticketComments = pgTable('zendesk_ticket_comments', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  ticket_id: bigint('ticket_id', { mode: 'number' }).notNull(),
  author_id: bigint('author_id', { mode: 'number' }).notNull(),
  body: text('body').notNull(),
  html_body: text('html_body'),
  public: boolean('public').notNull().default(true),
  created_at: text('created_at').notNull(),
  ItemInternalId: text('ItemInternalId'),
  key: text('key'),
})

/** Tickets that were created with another status than open: the desks of some domains keep this list. */
export const statusViolations = pgTable('zendesk_ticket_status_violations', {
  id: text('id').primaryKey(),
  ticket_id: text('ticket_id').notNull(),
  created_status: text('created_status', { enum: ticketStatuses }).notNull(),
  created_at: text('created_at').notNull(),
})

/** Help centre articles; read through the article search. */
export const articles = pgTable('zendesk_articles', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  url: text('url').notNull(),
  html_url: text('html_url').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  snippet: text('snippet'),
  author_id: bigint('author_id', { mode: 'number' }).notNull(),
  section_id: bigint('section_id', { mode: 'number' }).notNull(),
  category_id: bigint('category_id', { mode: 'number' }),
  brand_id: bigint('brand_id', { mode: 'number' }),
  locale: text('locale').notNull(),
  source_locale: text('source_locale').notNull(),
  draft: boolean('draft').notNull().default(false),
  promoted: boolean('promoted').notNull().default(false),
  position: integer('position').notNull().default(0),
  vote_sum: integer('vote_sum').notNull().default(0),
  vote_count: integer('vote_count').notNull().default(0),
  comments_disabled: boolean('comments_disabled').notNull().default(false),
  outdated: boolean('outdated').notNull().default(false),
  outdated_locales: text('outdated_locales').array().notNull().default([]),
  label_names: text('label_names').array().notNull().default([]),
  content_tag_ids: text('content_tag_ids').array().notNull().default([]),
  user_segment_id: bigint('user_segment_id', { mode: 'number' }),
  permission_group_id: bigint('permission_group_id', { mode: 'number' }),
  created_at: text('created_at').notNull(),
  updated_at: text('updated_at').notNull(),
  edited_at: text('edited_at'),
  result_type: text('result_type').notNull().default('article'),
})

/**
 * The desk's tables by short name, with the domain's own ticket table.
 *
 * @param tickets - a table named `zendesk_tickets` with at least {@link ticketColumns}
 */
export function helpdeskTables<T extends PgTable>(tickets: T) {
  return { tickets, users, organizations, comments, ticketComments, articles } as const
}
