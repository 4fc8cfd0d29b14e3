import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type ToolDatabase, ToolError } from '../../lib/sandbox/index.ts'
import { listRows } from '../shared/index.ts'
import type { DeskTableName } from './desk.ts'
import type { DeskRow } from './filter.ts'

/** Whether a desk row can have this id: where ids are numbers, other text is none. */
function canBeId(table: PgTable, id: string): boolean {
  const column = getTableColumns(table).id
  if (!column) throw new TypeError('A desk table must have a column id')
  return column.dataType !== 'number' || /^\d{1,15}$/.test(id)
}

/** The condition that a desk row has this id; undefined when no row can have it. */
export function hasId(table: PgTable, id: string): SQL | undefined {
  const { id: column } = getTableColumns(table)
  return column && canBeId(table, id) ? eq(column, column.dataType === 'number' ? Number(id) : id) : undefined
}

/** The row of a desk table with this id. */
export async function findItem(db: ToolDatabase, table: PgTable, id: string): Promise<DeskRow | undefined> {
  const [item] = canBeId(table, id) ? await listRows<PgTable>(db, table, { id }) : []
  return item
}

/** What is answered when a table has no row with the id. */
export function noSuchItem(table: DeskTableName, id: string): ToolError {
  return new ToolError(
    `The table ${table} has no item with the id ${JSON.stringify(id)}. Look the id up with zendesk_get_items.`,
  )
}
