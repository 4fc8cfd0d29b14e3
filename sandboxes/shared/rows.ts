import { and, eq, getTableColumns, type InferSelectModel, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { insertionOrder, type ToolDatabase, ToolError } from '../../lib/sandbox/index.ts'

/** What some columns of a row have to be. */
export type Match<T extends PgTable> = Partial<InferSelectModel<T>>

/**
 * The rows of a table whose columns have these values, the oldest row first.
 *
 * @example
 * ```ts
 * const lines = await listRows(db, orderLineItems, { order_id })
 * ```
 */
export async function listRows<T extends PgTable>(
  db: ToolDatabase,
  table: T,
  match: Match<T> = {},
): Promise<InferSelectModel<T>[]> {
  const columns = getTableColumns<PgTable>(table)
  const conditions = Object.entries(match).map(([name, value]) => {
    const column = columns[name]
    if (!column) throw new TypeError(`The table has no column ${name}.`)
    return value === null ? isNull(column) : eq(column, value)
  })
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(and(...conditions))
    .orderBy(insertionOrder)
  return rows as InferSelectModel<T>[]
}

/**
 * Makes the function that finds a row which must exist: of several that match, the oldest.
 *
 * @param called - what a row is, in words: `order`
 * @param hint - what the agent can do when there is none, as a sentence
 * @returns a function that throws ToolError when no row matches
 * @example
 * ```ts
 * const findOrder = rowFinder(orders, 'order', 'Check the id with the customer.')
 * const order = await findOrder(db, { id: order_id })
 * ```
 */
export function rowFinder<T extends PgTable>(
  table: T,
  called: string,
  hint: string,
): (db: ToolDatabase, match: Match<T>) => Promise<InferSelectModel<T>> {
  return async (db, match) => {
    const [row] = await listRows(db, table, match)
    if (row) return row
    const wanted = Object.entries(match).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    throw new ToolError(`There is no ${called} with the ${wanted.join(' and the ')}. ${hint}`)
  }
}
