import { bigint, boolean, integer, type PgTable, pgTable, text } from 'drizzle-orm/pg-core'

export const ticketStatuses = ['new', 'open', 'pending', 'hold', 'solved', 'closed'] as const
export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const
export const ticketTypes = ['problem', 'incident', 'question', 'task'] as const
export const userRoles = ['end-user', 'agent', 'admin'] as const

/**
 * The columns that a ticket has in every domain, as fresh builders. A domain with more of its own spreads them:
 * `pgTable('zendesk_tickets', { ...ticketColumns(), booking_reference: text() })`.
 *
 * Dates are text, not timestamps: the desk stores any text (a `due_at` of "next week" is legal) and
 * hands it back letter for letter.
 */
export function ticketColumns() {
  return {
    id: text().primaryKey(),
    subject: text().notNull(),
    description: text(),
    status: text({ enum: ticketStatuses }).notNull().default('new'),
    priority: text({ enum: ticketPriorities }),
    type: text({ enum: ticketTypes }),
    requester_id: text(),
    assignee_id: text(),
    organization_id: text(),
    tags: text().array().notNull().default([]),
    created_at: text().notNull(),
    updated_at: text().notNull(),
    due_at: text(),
  }
}

export const users = pgTable('zendesk_users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  role: text({ enum: userRoles }).notNull().default('end-user'),
  organization_id: text(),
  phone: text(),
  verified: boolean().notNull().default(false),
  active: boolean().notNull().default(true),
  created_at: text().notNull(),
  updated_at: text().notNull(),
})

export const organizations = pgTable('zendesk_organizations', {
  id: text().primaryKey(),
  name: text().notNull(),
  domain_names: text().array().notNull().default([]),
  details: text(),
  notes: text(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
})

/** Remarks of the desk itself, keyed by text. */
export const comments = pgTable('zendesk_comments', {
  id: text().primaryKey(),
  ticket_id: text().notNull(),
  author_id: text().notNull(),
  body: text().notNull(),
  public: boolean().notNull().default(true),
  created_at: text().notNull(),
})

/** The conversation thread, an append-only log keyed by number; the desk never edits or removes an entry. */
export const ticketComments = pgTable('zendesk_ticket_comments', {
  id: bigint({ mode: 'number' }).primaryKey(),
  ticket_id: bigint({ mode: 'number' }).notNull(),
  author_id: bigint({ mode: 'number' }).notNull(),
  body: text().notNull(),
  html_body: text(),
  public: boolean().notNull().default(true),
  created_at: text().notNull(),
  ItemInternalId: text(),
  key: text(),
})

/** Tickets that were created with another status than open: the desks of some domains keep this list. */
export const statusViolations = pgTable('zendesk_ticket_status_violations', {
  id: text().primaryKey(),
  ticket_id: text().notNull(),
  created_status: text({ enum: ticketStatuses }).notNull(),
  created_at: text().notNull(),
})

/** What a rule of the desk waits for: a solved ticket set to open, or a ticket that gets another assignee. */
export const triggerEvents = ['ticket_reopened', 'ticket_assigned'] as const

/** Rules that a desk carries out by itself after a ticket was written; read like any other record, and never written. */
export const triggers = pgTable('zendesk_triggers', {
  id: text().primaryKey(),
  title: text().notNull(),
  event: text({ enum: triggerEvents }).notNull(),
  /** Only for tickets with one of these priorities; empty for all. */
  priorities: text().array().notNull().default([]),
  /** Only for tickets with one of these assignees; empty for all. */
  assignees: text().array().notNull().default([]),
  /** What the ticket then gets; null leaves it. */
  sets_status: text().$type<(typeof ticketStatuses)[number]>(),
  sets_priority: text().$type<(typeof ticketPriorities)[number]>(),
})

/** Help centre articles; read through the article search. */
export const articles = pgTable('zendesk_articles', {
  id: bigint({ mode: 'number' }).primaryKey(),
  url: text().notNull(),
  html_url: text().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  snippet: text(),
  author_id: bigint({ mode: 'number' }).notNull(),
  section_id: bigint({ mode: 'number' }).notNull(),
  category_id: bigint({ mode: 'number' }),
  brand_id: bigint({ mode: 'number' }),
  locale: text().notNull(),
  source_locale: text().notNull(),
  draft: boolean().notNull().default(false),
  promoted: boolean().notNull().default(false),
  position: integer().notNull().default(0),
  vote_sum: integer().notNull().default(0),
  vote_count: integer().notNull().default(0),
  comments_disabled: boolean().notNull().default(false),
  outdated: boolean().notNull().default(false),
  outdated_locales: text().array().notNull().default([]),
  label_names: text().array().notNull().default([]),
  content_tag_ids: text().array().notNull().default([]),
  user_segment_id: bigint({ mode: 'number' }),
  permission_group_id: bigint({ mode: 'number' }),
  created_at: text().notNull(),
  updated_at: text().notNull(),
  edited_at: text(),
  result_type: text().notNull().default('article'),
})

/**
 * The desk's tables by short name, with the domain's own ticket table.
 *
 * @param tickets - a table named `zendesk_tickets` with at least {@link ticketColumns}
 */
export function helpdeskTables<T extends PgTable>(tickets: T) {
  return { tickets, users, organizations, comments, ticketComments, articles } as const
}
