import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Row, Snapshot } from '../grading/effect.ts'
import { slotName } from './bake.ts'
import type { SnapshotTexts } from './seed.ts'
import { quoteName } from './sql-literal.ts'
import type { TableShape } from './table-shape.ts'

/** The name of a slot's prepared snapshot query. */
export function snapshotStatement(slot: number): string {
  return `snapshot_${slot}`
}

/**
 * Prepares the one query that reads a slot's whole state: for every table its rows as JSON text, in the order of the
 * primary key. All grading reads values through it, so that a value is always spelt the same way.
 */
export function prepareSnapshotSql(
  tables: Readonly<Record<string, PgTable>>,
  shapes: Readonly<Record<string, TableShape>>,
  slot: number,
): string {
  const parts = Object.entries(tables).map(([name, table]) => {
    const { columns, name: sqlName } = getTableConfig(table)
    const selected = columns.map((column) => quoteName(column.name)).join(', ')
    const order = (shapes[name]?.primaryKey ?? []).map((column) => `t.${quoteName(column)}`).join(', ')
    const from = `(select ${selected} from ${slotName(slot)}.${quoteName(sqlName)}) t`
    return `(select coalesce(json_agg(t order by ${order})::text, '[]') from ${from}) as ${quoteName(name)}`
  })
  return `prepare ${snapshotStatement(slot)} as select ${parts.join(',\n')}`
}

/**
 * Parses a snapshot, taking over from an earlier one the tables whose text is the same.
 *
 * @param earlier - another snapshot of the same tables
 */
export function parseSnapshot(
  texts: SnapshotTexts,
  earlier?: { readonly texts: SnapshotTexts; readonly snapshot: Snapshot },
): Snapshot {
  const tables = Object.entries(texts).map(([name, text]): [string, readonly Row[]] => {
    const known = earlier?.snapshot[name]
    return [name, known && earlier.texts[name] === text ? known : parseRows(text)]
  })
  return Object.freeze(Object.fromEntries(tables))
}

function parseRows(text: string): readonly Row[] {
  // Written by our own query: json_agg over rows.
  const rows: Row[] = JSON.parse(text, hasLongNumber.test(text) ? keepLongNumbers : undefined)
  for (const row of rows) freezeDeep(row)
  return Object.freeze(rows)
}

/** A run of digits that a JavaScript number may not hold exactly. */
const hasLongNumber = /[\d.]{16}/

/** Keeps as text a number that would lose digits, so that no difference is lost. */
function keepLongNumbers(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined) return value
  return digitsOf(String(value)) === digitsOf(context.source) ? value : context.source
}

/** The digits that matter: 2.50, 2.5 and 25e-1 have the same. */
function digitsOf(number: string): string {
  const digits = number.toLowerCase().replace(/e.*$/, '').replace(/[-+.]/g, '').replace(/^0+/, '')
  return digits.replace(/0+$/, '')
}

// Attempts of a task share their initial snapshot: nobody may change it.
function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.freeze(value)
  for (const inner of Object.values(value)) freezeDeep(inner)
}
