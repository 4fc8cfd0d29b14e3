import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ToolDatabase } from '../../../lib/sandbox/index.ts'

/** The ids that a table's rows have: a new row takes another. */
export async function takenIds(
  db: ToolDatabase,
  table: PgTable & { readonly id: AnyPgColumn },
): Promise<string[]> {
  const rows = await db.select({ id: table.id }).from(table)
  return rows.map((row) => String(row.id))
}
