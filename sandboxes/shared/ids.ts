import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ToolDatabase } from '../../lib/sandbox/index.ts'

/** How a table numbers its rows: `{ prefix: 'ORD-2', digits: 7, from: 1 }` writes `ORD-20000001`. */
export interface IdSeries {
  readonly prefix: string
  /** Digits after the prefix, filled up with zeros. */
  readonly digits: number
  /**
   * The number that the first id tried has: a fixed one, or one that follows from how many rows there are. With
   * `(rows) => rows` the fifth row is number 4, with `(rows) => rows + 1` it is number 5.
   */
  readonly from: number | ((rows: number) => number)
}

/**
 * The first id of a series, from its start upwards, that no row has. Ids that are not of the series count as rows
 * but are never in the way: beside `SHP-20009876` a series from 1 still begins with `SHP-20000001`.
 *
 * @param taken - the ids of all rows
 */
export function freeId({ prefix, digits, from }: IdSeries, taken: readonly string[]): string {
  const ids = new Set(taken)
  const write = (number: number) => prefix + String(number).padStart(digits, '0')
  let number = typeof from === 'number' ? from : from(taken.length)
  while (ids.has(write(number))) number++
  return write(number)
}

interface IdsOf {
  execute(): Promise<readonly { readonly id: unknown }[]>
}

/** The statements that list a column, for each database. */
const statements = new WeakMap<ToolDatabase, Map<AnyPgColumn, IdsOf>>()

/**
 * {@link freeId} for a new row of a table.
 *
 * @param column - the table's column of ids
 * @example
 * ```ts
 * const id = await nextId(db, refunds.id, { prefix: 'RFD-2', digits: 7, from: (rows) => rows })
 * ```
 */
export async function nextId(db: ToolDatabase, column: AnyPgColumn, series: IdSeries): Promise<string> {
  const ofDatabase = statements.get(db) ?? new Map<AnyPgColumn, IdsOf>()
  statements.set(db, ofDatabase)
  const ids = ofDatabase.get(column) ?? db.select({ id: column }).from(column.table).prepare(column.name)
  ofDatabase.set(column, ids)
  const rows = await ids.execute()
  return freeId(
    series,
    rows.map(({ id }) => String(id)),
  )
}
