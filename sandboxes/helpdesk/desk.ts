import type { PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { newComment, newOrganization, newOrganizationAsText, newTicketComment, newUser } from './items.ts'
import { articles, comments, organizations, ticketComments, triggers, users } from './tables.ts'

/**
 * Every name that the desk's tools accept as a table. Those without data here list nothing and refuse the rest.
 * `comments` is accepted although `zendesk_get_tables` does not announce it: so do the recordings.
 */
export const deskTableNames = [
  'activities',
  'articles',
  'groups',
  'group_memberships',
  'organizations',
  'requests',
  'satisfaction_ratings',
  'sessions',
  'tags',
  'targets',
  'tickets',
  'ticket_audits',
  'ticket_comments',
  'ticket_fields',
  'ticket_metrics',
  'triggers',
  'users',
  'views',
  'comments',
] as const

export type DeskTableName = (typeof deskTableNames)[number]

/** How the desk's tools treat one table. */
export interface DeskTable {
  readonly table: PgTable
  /** What creating a row takes; absent when rows cannot be created. */
  readonly newItem?: z.ZodObject
  /** Rows can be changed and removed. */
  readonly editable: boolean
  /** Seconds after the frozen clock at which a change is stamped; absent when changes are not stamped. */
  readonly changeStampSeconds?: number
}

/** What a domain adds to the desk: its own ticket table and what a ticket takes. */
export interface DeskDefinition {
  readonly tickets: PgTable
  readonly newTicket: z.ZodObject
  readonly ticketChanges: z.ZodObject
  /**
   * An explicit null for a list (`tags: null`) empties it, although null leaves every other field as it is. Domains
   * differ in this in the recordings.
   */
  readonly nullEmptiesLists: boolean
  /**
   * Lists (tags, domain names) are given as one text with commas between the entries. The domain's `newTicket` and
   * `ticketChanges` must take tags so; rows hold lists in either case.
   */
  readonly listsAsText?: boolean
  /**
   * Labels that a ticket is answered with but does not keep: once it is written, and read again, they are gone. Kept as
   * recorded in one domain.
   */
  readonly droppedTags?: readonly string[]
  /** The desk has rules of its own, in the table `triggers`. */
  readonly hasTriggers?: boolean
  /** A ticket created with another status than open is put on the list of `statusViolations`. */
  readonly watchesFirstStatus?: boolean
}

/** Creations are stamped so many seconds after the frozen clock, in every table. */
export const createStampSeconds = 5

/** The tables that hold data. The seconds are read off the recordings. */
export function deskTables(desk: DeskDefinition): Partial<Record<DeskTableName, DeskTable>> {
  return {
    tickets: { table: desk.tickets, newItem: desk.newTicket, editable: true, changeStampSeconds: 10 },
    users: { table: users, newItem: newUser, editable: true, changeStampSeconds: 5 },
    organizations: {
      table: organizations,
      newItem: desk.listsAsText ? newOrganizationAsText : newOrganization,
      editable: true,
      changeStampSeconds: 5,
    },
    comments: { table: comments, newItem: newComment, editable: true },
    ticket_comments: { table: ticketComments, newItem: newTicketComment, editable: false },
    articles: { table: articles, editable: false },
    ...(desk.hasTriggers && { triggers: { table: triggers, editable: false } }),
  }
}
