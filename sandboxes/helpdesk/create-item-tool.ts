import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { defineTool, type ToolDatabase, ToolError } from '../../lib/sandbox/index.ts'
import { type IdSeries, nextId, stampAfter } from '../shared/index.ts'
import { anyOf, bestFit, withoutNulls } from './best-fit.ts'
import {
  createStampSeconds,
  type DeskDefinition,
  type DeskTable,
  type DeskTableName,
  deskTableNames,
} from './desk.ts'
import { withoutDroppedTags } from './dropped-tags.ts'
import { newComment, newOrganization, newOrganizationAsText, newTicketComment, newUser } from './items.ts'
import { runTriggers } from './run-triggers.ts'
import { splitLists } from './split-lists.ts'
import { statusViolations, type ticketStatuses } from './tables.ts'

/**
 * Creates an item of the desk. Nothing is looked up: a ticket may name a requester who does not exist.
 */
export function createItemTool<T extends z.ZodObject>(
  tables: Partial<Record<DeskTableName, DeskTable>>,
  {
    newTicket,
    listsAsText,
    droppedTags,
    hasTriggers,
    watchesFirstStatus,
  }: DeskDefinition & { readonly newTicket: T },
) {
  const organization = listsAsText ? newOrganizationAsText : newOrganization
  const shapes = [newTicket, newUser, organization, newComment, newTicketComment] as const
  return defineTool({
    name: 'zendesk_create_item',
    description:
      'Add a record to the ticket desk: a ticket, a user, an organization, a comment, or an entry of ticket_comments. ' +
      'The desk gives it an id and answers with the whole record.',
    readOnly: false,
    input: z.object({
      table: z.enum(deskTableNames).describe('The type of record'),
      item: anyOf(shapes).describe('The fields of the new record, as the type of record has them'),
    }),
    output: z.strictObject({ item: z.record(z.string(), z.json()).describe('The new record') }),
    async handler({ table, item }, { db, now }) {
      const desk = tables[table]
      if (!desk?.newItem) throw new ToolError(`Items of ${table} cannot be created.`)
      const fields = desk.newItem.safeParse(withoutNulls(bestFit(item, shapes) ?? {}))
      if (!fields.success) {
        throw new ToolError(`This is not an item of ${table}:\n${z.prettifyError(fields.error)}`)
      }
      const stamp = stampAfter(now, createStampSeconds)
      const columns = getTableColumns(desk.table)
      const row: Record<string, unknown> = { ...splitLists(fields.data, columns), created_at: stamp }
      if ('updated_at' in columns) row.updated_at = stamp
      if (columns.id?.dataType === 'number') Object.assign(row, await threadEntry(db, desk.table, row))
      else if (columns.id) row.id = await nextId(db, columns.id, countingRows)
      const [created] = await db.insert(desk.table).values(withoutDroppedTags(row, droppedTags)).returning()
      if (watchesFirstStatus && table === 'tickets') await noteFirstStatus(db, created ?? {})
      if (hasTriggers && created && table === 'tickets') await runTriggers(db, desk.table, {}, created)
      return { item: { ...created, ...(row.tags !== undefined && { tags: row.tags }) } as Item }
    },
  })
}

type Item = Record<string, z.core.util.JSONType>

/** The number of rows plus one, for any form of the ids: the sixth ticket is '6' beside a ticket '445566'. */
const countingRows: IdSeries = { prefix: '', digits: 1, from: (rows) => rows + 1 }
const countingViolations: IdSeries = { ...countingRows, prefix: 'VIOLATION-' }

async function noteFirstStatus(db: ToolDatabase, ticket: Readonly<Record<string, unknown>>): Promise<void> {
  if (ticket.status === 'open') return
  await db.insert(statusViolations).values({
    id: await nextId(db, statusViolations.id, countingViolations),
    ticket_id: String(ticket.id),
    created_status: ticket.status as (typeof ticketStatuses)[number],
    created_at: String(ticket.created_at),
  })
}

/** What a new entry of the thread gets by itself: the next id, that id as its key, and its text as HTML. */
async function threadEntry(db: ToolDatabase, table: PgTable, row: Readonly<Record<string, unknown>>) {
  const ids = (await db.select().from(table)).map((entry) => Number(entry.id))
  const id = ids.reduce((highest, next) => Math.max(highest, next), 0) + 1
  return {
    id,
    key: String(id),
    ticket_id: Number(row.ticket_id),
    author_id: Number(row.author_id),
    html_body:
      row.html_body ??
      `<div class="zd-comment" dir="auto"><p dir="auto">${escapeHtml(String(row.body))}</p></div>`,
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
