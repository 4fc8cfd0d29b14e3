import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Snapshot } from '../grading/effect.ts'
import type { GivenRow } from './check-record.ts'
import type { AnySandbox } from './define-sandbox.ts'
import { mergeRecords } from './merge-records.ts'
import { quoteName, sqlLiteral } from './sql-literal.ts'
import { insertionSequence, isNumbered } from './table-ddl.ts'
import type { TrialRecords } from './trial-state.ts'

/** The clean state that some records ask for. */
export interface Seed {
  /** Empties a slot's tables and fills them, for whichever slot the search path names. */
  readonly sql: string
  /** The first snapshot taken of it: a later one must be the same. */
  first?: { readonly texts: SnapshotTexts; readonly snapshot: Snapshot }
}

/** Every table's rows as Postgres wrote them, by short table name. */
export type SnapshotTexts = Readonly<Record<string, string>>

const seeds = new WeakMap<AnySandbox, WeakMap<TrialRecords, Seed>>()

/**
 * The seed for a sandbox's baseline and a task's records. Prepared once for the same records object, so that the
 * attempts of a task share it.
 *
 * @throws SandboxError when a record does not fit its table
 */
export function seedFor(sandbox: AnySandbox, records: TrialRecords): Seed {
  let known = seeds.get(sandbox)
  if (!known) {
    known = new WeakMap()
    seeds.set(sandbox, known)
  }
  let seed = known.get(records)
  if (!seed) {
    seed = { sql: seedSql(sandbox, records) }
    known.set(records, seed)
  }
  return seed
}

function seedSql(sandbox: AnySandbox, records: TrialRecords): string {
  const merged = mergeRecords(sandbox, records)
  const tables = Object.entries(sandbox.tables as Record<string, PgTable>)
  const wiped = tables.map(([, table], index) => `w${index} as (delete from ${nameOf(table)})`)
  const statements = [
    'set constraints all deferred',
    `with ${wiped.join(', ')} select 1`,
    `select setval('${insertionSequence}', 1, false)`,
  ]
  for (const [name, table] of tables) {
    const rows = merged.get(name)
    if (rows) statements.push(insertSql(table, rows))
    for (const column of getTableConfig(table).columns) {
      if (!isNumbered(column)) continue
      // As after an import: the next number is the first that no row has.
      const sequence = `pg_get_serial_sequence(${sqlLiteral(nameOf(table))}, ${sqlLiteral(column.name)})`
      const next = `coalesce(max(${quoteName(column.name)}), 0) + 1`
      statements.push(`select setval(${sequence}, ${next}, false) from ${nameOf(table)}`)
    }
  }
  return statements.join(';\n')
}

function insertSql(table: PgTable, rows: readonly GivenRow[]): string {
  const columns = getTableConfig(table).columns.filter((column) => !column.generated)
  const values = rows.map((row) => {
    const literals = columns.map((column) => {
      const value = row[column.name] === undefined ? column.defaultFn?.() : row[column.name]
      if (value === undefined) return 'default'
      return sqlLiteral(value === null ? null : column.mapToDriverValue(value))
    })
    return `(${literals.join(', ')})`
  })
  const names = columns.map((column) => quoteName(column.name)).join(', ')
  const overriding = columns.some((column) => column.generatedIdentity) ? ' overriding system value' : ''
  return `insert into ${nameOf(table)} (${names})${overriding} values ${values.join(',\n')}`
}

function nameOf(table: PgTable): string {
  return quoteName(getTableConfig(table).name)
}
