import { and, eq, getTableColumns, type InferSelectModel, isNull, sql } from 'drizzle-orm'
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
  const names = Object.keys(match).filter((name) => match[name as keyof Match<T>] !== undefined)
  const rows = await prepared(db, table, names, match).execute(match)
  return rows as InferSelectModel<T>[]
}

interface Prepared {
  execute(values: Readonly<Record<string, unknown>>): Promise<unknown>
}

/** Statements by what they ask, for each database: to build one takes longer than to run it. */
const statements = new WeakMap<ToolDatabase, Map<PgTable, Map<string, Prepared>>>()

function prepared(
  db: ToolDatabase,
  table: PgTable,
  names: readonly string[],
  match: Readonly<Record<string, unknown>>,
): Prepared {
  const ofDatabase = statements.get(db) ?? new Map<PgTable, Map<string, Prepared>>()
  statements.set(db, ofDatabase)
  const ofTable = ofDatabase.get(table) ?? new Map<string, Prepared>()
  ofDatabase.set(table, ofTable)
  const key = names.map((name) => (match[name] === null ? `${name} is null` : name)).join()
  const known = ofTable.get(key)
  if (known) return known
  const columns = getTableColumns(table)
  const conditions = names.map((name) => {
    const column = columns[name]
    if (!column) throw new TypeError(`The table has no column ${name}.`)
    return match[name] === null ? isNull(column) : eq(column, sql.placeholder(name))
  })
  const statement = db
    .select()
    .from(table)
    .where(and(...conditions))
    .orderBy(insertionOrder)
    .prepare(key)
  ofTable.set(key, statement)
  return statement
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
