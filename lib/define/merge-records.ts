import type { PgTable } from 'drizzle-orm/pg-core'
import { didYouMean } from '../core/near-names.ts'
import { joinKey } from '../core/row-key.ts'
import type { TableShape } from '../core/table-shape.ts'
import { type GivenRow, recordProblem } from './check-record.ts'
import type { AnySandbox } from './define-sandbox.ts'
import { SandboxError } from './sandbox-error.ts'

/** Rows by short table name, as a task or a baseline gives them. */
export type TrialRecords = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Rows by short table name, in the order in which they are inserted. */
export type MergedRecords = ReadonlyMap<string, readonly GivenRow[]>

const baselines = new WeakMap<AnySandbox, ReadonlyMap<string, ReadonlyMap<string, GivenRow>>>()

/**
 * Checks a sandbox's baseline by itself, so that no task is blamed for it.
 *
 * @throws SandboxError naming table, row and column when a record does not fit its table, or two have the same key
 */
export function checkBaseline(sandbox: AnySandbox): void {
  baselineOf(sandbox)
}

/**
 * A sandbox's baseline with a task's records over it: a record takes the place of the baseline row with the same
 * primary key, and comes after all of them otherwise.
 *
 * @throws SandboxError naming table, row and column when a record does not fit its table, or two have the same key
 */
export function mergeRecords(sandbox: AnySandbox, records: TrialRecords): MergedRecords {
  const baseline = baselineOf(sandbox)
  const own = keyRows(sandbox, records, 'records')
  const merged = new Map<string, readonly GivenRow[]>()
  for (const name of Object.keys(sandbox.shapes)) {
    // A Map keeps the place of a key that is set again.
    const rows = new Map([...(baseline.get(name) ?? []), ...(own.get(name) ?? [])])
    if (rows.size > 0) merged.set(name, [...rows.values()])
  }
  return merged
}

function baselineOf(sandbox: AnySandbox) {
  let baseline = baselines.get(sandbox)
  if (!baseline) {
    baseline = keyRows(sandbox, sandbox.baseline as TrialRecords, 'baseline')
    baselines.set(sandbox, baseline)
  }
  return baseline
}

function keyRows(sandbox: AnySandbox, records: TrialRecords, where: 'baseline' | 'records') {
  const tables = new Map<string, Map<string, GivenRow>>()
  for (const [name, rows] of Object.entries(records)) {
    const shape = Object.hasOwn(sandbox.shapes, name) ? sandbox.shapes[name] : undefined
    const table: PgTable | undefined = sandbox.tables[name]
    if (!shape || !table) {
      const known = Object.keys(sandbox.shapes)
      throw new SandboxError(
        'NO_TABLE',
        sandbox.name,
        `${where} has rows for ${name}, which is not a table. ${didYouMean(name, known) ?? ''} ` +
          `The tables are ${known.join(', ')}`,
      )
    }
    if (rows === undefined) continue
    if (!Array.isArray(rows)) throw badRecord(sandbox, where, name, 'its rows are not a list')
    tables.set(name, keyTable(sandbox, where, shape, table, rows))
  }
  return tables
}

function keyTable(
  sandbox: AnySandbox,
  where: string,
  shape: TableShape,
  table: PgTable,
  rows: readonly GivenRow[],
): Map<string, GivenRow> {
  const keyed = new Map<string, GivenRow>()
  for (const [index, row] of rows.entries()) {
    const problem = recordProblem(row, table, shape)
    if (problem) throw badRecord(sandbox, where, `${shape.name}[${index}]`, problem)
    const values = shape.primaryKey.map((column) => row[column])
    // A key that the database generates is its own.
    const key = values.includes(undefined) ? `\0${index}` : joinKey(values)
    if (keyed.has(key)) {
      throw badRecord(
        sandbox,
        where,
        `${shape.name}[${index}]`,
        `an earlier row has the same primary key ${key}`,
      )
    }
    keyed.set(key, row)
  }
  return keyed
}

function badRecord(sandbox: AnySandbox, where: string, place: string, problem: string): SandboxError {
  return new SandboxError('BAD_RECORD', sandbox.name, `${where} ${place}: ${problem}`)
}
