import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { ToolError } from '../../lib/sandbox/index.ts'
import type { DeskTableName } from './desk.ts'

/** The condition that a desk row has this id; undefined when no row can have it (text where ids are numbers). */
export function hasId(table: PgTable, id: string): SQL | undefined {
  const column = getTableColumns(table).id
  if (!column) throw new TypeError('A desk table must have a column id')
  if (column.dataType !== 'number') return eq(column, id)
  return /^\d{1,15}$/.test(id) ? eq(column, Number(id)) : undefined
}

/** What is answered when a table has no row with the id. */
export function noSuchItem(table: DeskTableName, id: string): ToolError {
  return new ToolError(
    `The table ${table} has no item with the id ${JSON.stringify(id)}. Look the id up with zendesk_get_items.`,
  )
}
