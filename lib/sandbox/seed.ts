import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Snapshot } from '../core/effect.ts'
import { quoteName, sqlLiteral } from '../core/sql-literal.ts'
import type { GivenRow } from '../define/check-record.ts'
import type { AnySandbox } from '../define/define-sandbox.ts'
import { insertionOrderColumn } from '../define/insertion-order.ts'
import type { TrialRecords } from '../define/merge-records.ts'
import { mergeRecords } from '../define/merge-records.ts'
import { insertionSequence, isNumbered } from '../define/table-ddl.ts'

/** The place, in the order of insertion, of the first row that a trial inserts; records are counted from 1. */
const firstTrialRow = 1_000_000

/** The clean state that some records ask for. */
export interface Seed {
  /** For every table the statement that fills it, by short name; undefined for one that stays empty. */
  readonly inserts: ReadonlyMap<string, string | undefined>
  /** Sets the sequences back, when the tables are filled. */
  readonly sequences: string
  /** The first snapshot taken of it: a later one must be the same. */
  first?: { readonly texts: SnapshotTexts; readonly snapshot: Snapshot }
}

/** Every table's rows as Postgres wrote them, by short table name. */
export type SnapshotTexts = Readonly<Record<string, string>>

/** The seeds of the sandbox that was last asked for: a worker has one database at a time. */
let latest: { readonly sandbox: AnySandbox; readonly seeds: Map<TrialRecords, Seed> } | undefined

/** Seeds that are kept; the one that was used longest ago makes room for a new one. Each takes up to a megabyte. */
const mostSeeds = 64

/**
 * The seed for a sandbox's baseline and a task's records. Prepared once for the same records object while it is in use, so that
 * the attempts of a task share it.
 *
 * @throws SandboxError when a record does not fit its table
 */
export function seedFor(sandbox: AnySandbox, records: TrialRecords): Seed {
  if (latest?.sandbox !== sandbox) latest = { sandbox, seeds: new Map() }
  const { seeds } = latest
  const seed = seeds.get(records) ?? makeSeed(sandbox, records)
  seeds.delete(records)
  seeds.set(records, seed)
  const [oldest] = seeds.keys()
  if (seeds.size > mostSeeds && oldest) seeds.delete(oldest)
  return seed
}

/** For the seed of a baseline alone. */
export const noRecords: TrialRecords = Object.freeze({})

/**
 * The statements that fill a sandbox's tables with its baseline, by short table name, as far as they are the same whoever
 * makes them: a row that leaves a value to one of the author's functions may get another one each time.
 *
 * @throws SandboxError when a record does not fit its table
 */
export function stableInserts(sandbox: AnySandbox): ReadonlyMap<string, string> {
  const merged = mergeRecords(sandbox, noRecords)
  const tables = Object.entries(sandbox.tables as Record<string, PgTable>)
  return new Map(
    tables.flatMap(([name, table]) => {
      const rows = merged.get(name)
      if (!rows) return []
      const { columns } = getTableConfig(table)
      const isMadeUp = columns.some(
        (column) => column.defaultFn && rows.some((row) => row[column.name] === undefined),
      )
      return isMadeUp ? [] : [[name, insertSql(table, rows)] as const]
    }),
  )
}

/** Empties tables. */
export function wipeSql(tables: readonly PgTable[]): string {
  const wiped = tables.map((table, index) => `wiped_${index} as (delete from ${nameOf(table)})`)
  return wiped.length === 0 ? '' : `with ${wiped.join(', ')} select 1;`
}

function makeSeed(sandbox: AnySandbox, records: TrialRecords): Seed {
  const merged = mergeRecords(sandbox, records)
  const inserts = new Map<string, string | undefined>()
  // Rows that a trial inserts come after all of the records, whatever was reset and whatever was not.
  const sequences = [`select setval('${insertionSequence}', ${firstTrialRow}, false)`]
  for (const [name, table] of Object.entries(sandbox.tables as Record<string, PgTable>)) {
    const rows = merged.get(name)
    inserts.set(name, rows && insertSql(table, rows))
    for (const column of getTableConfig(table).columns) {
      if (!isNumbered(column)) continue
      // As after an import: the next number is the first that no row has.
      const sequence = `pg_get_serial_sequence(${sqlLiteral(nameOf(table))}, ${sqlLiteral(column.name)})`
      const next = `coalesce(max(${quoteName(column.name)}), 0) + 1`
      sequences.push(`select setval(${sequence}, ${next}, false) from ${nameOf(table)}`)
    }
  }
  return { inserts, sequences: sequences.join(';\n') }
}

function insertSql(table: PgTable, rows: readonly GivenRow[]): string {
  const columns = getTableConfig(table).columns.filter((column) => !column.generated)
  const values = rows.map((row, place) => {
    const literals = columns.map((column) => {
      const value = row[column.name] === undefined ? column.defaultFn?.() : row[column.name]
      if (value === undefined) return 'default'
      return sqlLiteral(value === null ? null : column.mapToDriverValue(value))
    })
    return `(${literals.join(', ')}, ${place + 1})`
  })
  const names = [...columns.map((column) => column.name), insertionOrderColumn].map(quoteName).join(', ')
  const overriding = columns.some((column) => column.generatedIdentity) ? ' overriding system value' : ''
  return `insert into ${nameOf(table)} (${names})${overriding} values ${values.join(',\n')}`
}

function nameOf(table: PgTable): string {
  return quoteName(getTableConfig(table).name)
}
