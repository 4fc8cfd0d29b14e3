/**
 * The ticket desk that every domain shares: its tables (`zendesk_*`), its seven tools, and what is graded of it.
 *
 * A domain brings its own ticket table, because that is what differs between domains:
 *
 * ```ts
 * const tickets = pgTable('zendesk_tickets', { ...ticketColumns(), hotel_id: text('hotel_id') })
 * const tables = { ...helpdeskTables(tickets), bookings }
 * const tools = [...helpdeskTools({ tickets, newTicket: …, ticketChanges: …, nullEmptiesLists: false }), getBooking] as const
 * defineSandbox({ tables, tools, ungraded: { ...helpdeskUngraded }, stamps: { ...helpdeskStamps }, … })
 * ```
 *
 * What is odd about the desk is kept, because published trajectories depend on it; each oddity is explained where it
 * is made: ids that count rows, and first statuses that are noted (`create-item-tool.ts`), lists as text (`split-lists.ts`), changes read as another kind of item (`best-fit.ts`), filters
 * that are ignored (`filter.ts`), options without their dollar sign (`get-items-tool.ts`), text dates (`tables.ts`).
 *
 * A domain's desk may have rules that it carries out by itself after a ticket was written (`run-triggers.ts`). They are rows,
 * so the published benchmark, which has none, is not affected.
 */
import type { z } from 'zod'
import { createItemTool } from './create-item-tool.ts'
import { deleteItemTool } from './delete-item-tool.ts'
import { type DeskDefinition, deskTables } from './desk.ts'
import { getItemTool } from './get-item-tool.ts'
import { getItemsTool } from './get-items-tool.ts'
import { getTablesTool } from './get-tables-tool.ts'
import { searchArticlesTool } from './search-articles-tool.ts'
import { updateItemTool } from './update-item-tool.ts'

export type { DeskDefinition } from './desk.ts'
export {
  articleDocuments,
  articleRows,
  type HelpArticle,
  type HelpCentre,
} from './help-articles.ts'
export { newTicket, ticketChanges } from './items.ts'
export { helpdeskTables, statusViolations, ticketColumns, triggers } from './tables.ts'

/** The desk's seven tools over a domain's ticket table. */
export function helpdeskTools<N extends z.ZodObject, C extends z.ZodObject>(
  desk: DeskDefinition & { readonly newTicket: N; readonly ticketChanges: C },
) {
  const tables = deskTables(desk)
  return [
    createItemTool(tables, desk),
    deleteItemTool(tables),
    getItemTool(tables),
    getItemsTool(tables),
    getTablesTool,
    searchArticlesTool,
    updateItemTool(tables, desk),
  ] as const
}

/** Free text of the desk that no task should be graded on unless it says so. */
export const helpdeskUngraded = {
  tickets: ['subject', 'description'],
  comments: ['body'],
  ticketComments: ['body', 'html_body'],
} as const

/** What the desk writes by itself. */
export const helpdeskStamps = {
  tickets: ['created_at', 'updated_at'],
  users: ['created_at', 'updated_at'],
  organizations: ['created_at', 'updated_at'],
  comments: ['created_at'],
  ticketComments: ['created_at'],
  articles: ['created_at', 'updated_at'],
} as const

/**
 * The columns that published recordings do not compare. A ticket's stamps are not among them: they are constant.
 */
export const helpdeskUnrecorded = {
  tickets: ['subject', 'description'],
  users: ['created_at', 'updated_at'],
  organizations: ['created_at', 'updated_at'],
  comments: ['created_at'],
  ticketComments: ['created_at'],
  articles: ['created_at', 'updated_at'],
} as const
