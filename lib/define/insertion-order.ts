import { type SQL, sql } from 'drizzle-orm'

/**
 * The hidden column that every table gets besides its own: the place of the row in the order of insertion.
 *
 * Postgres keeps no such order by itself (an update moves a row), but a store that lists records as they were
 * entered, and keeps a changed record in its place, is what back-office tools are written against. The column is
 * no part of a row: neither snapshots nor `select()` see it.
 */
export const insertionOrderColumn = 'inserted_as'

/**
 * Orders a query's rows as they were inserted: `db.select().from(orders).orderBy(insertionOrder)`.
 *
 * For queries over one table; in a join the name would be ambiguous.
 */
export const insertionOrder: SQL = sql`${sql.identifier(insertionOrderColumn)}`
