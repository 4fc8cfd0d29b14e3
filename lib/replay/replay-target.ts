import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TableShape } from '../core/table-shape.ts'
import type { TrialRecords } from '../define/merge-records.ts'
import type { AnySandbox, AnyTool } from '../sandbox/index.ts'
import type { RecordedTables, Recording } from './recording.ts'
import { ReplayError } from './replay-error.ts'

/** A sandbox that recordings can be replayed on. */
export interface ReplayTarget {
  readonly sandbox: AnySandbox
  /** The base records, replacing the sandbox's own baseline; the sandbox's own when absent. */
  readonly initial?: RecordedTables
  /**
   * The columns, by short table name, that the recordings do not compare. When absent: the sandbox's ungraded
   * columns and stamps.
   */
  readonly ungraded?: Readonly<Record<string, readonly string[]>>
}

/** The table that a recording means by a name, which may be the SQL name or the short one. */
export function findShape(sandbox: AnySandbox, table: string): TableShape | undefined {
  const shapes = Object.values(sandbox.shapes)
  return shapes.find((shape) => shape.sqlName === table) ?? shapes.find((shape) => shape.name === table)
}

/**
 * The target whose tables and tools a recording uses.
 *
 * @param domain - the sandbox's name when it is known
 * @throws ReplayError when none fits, or several do
 */
export function chooseTarget(
  targets: readonly ReplayTarget[],
  recording: Recording,
  domain?: string,
): ReplayTarget {
  const names = targets.map((target) => target.sandbox.name).join(', ')
  if (domain !== undefined) {
    const named = targets.find((target) => target.sandbox.name === domain)
    if (named) return named
    throw new ReplayError('UNKNOWN_DOMAIN', `there is no domain ${domain}; the domains are ${names}`)
  }
  const tables = [
    ...Object.keys(recording.records),
    ...(recording.effects ?? []).map((effect) => effect.table),
  ]
  const fitting = targets.filter(({ sandbox }) => tables.every((table) => findShape(sandbox, table)))
  // The ticket desk's tables are in every domain: where only they are named, the tools decide.
  const decided = fitting.filter(({ sandbox }) =>
    recording.calls.every((call) => sandbox.tools.some((tool: AnyTool) => tool.name === call.tool)),
  )
  const [target, ...others] = decided.length > 0 ? decided : fitting
  if (!target) {
    const unknown = tables.find((table) => !targets.some(({ sandbox }) => findShape(sandbox, table)))
    throw new ReplayError(
      'UNKNOWN_DOMAIN',
      unknown === undefined
        ? `no domain has all of its tables; the domains are ${names}`
        : `no domain has a table ${unknown}; the domains are ${names}`,
    )
  }
  if (others.length > 0) {
    throw new ReplayError(
      'AMBIGUOUS_DOMAIN',
      `its tables and tools fit several domains; name one of ${names}`,
    )
  }
  return target
}

/**
 * Recorded rows as a trial takes them: by short table name. Columns that the table does not have are dropped, and
 * numbers written as text are read as numbers where the table has numbers, as the recorded servers did.
 *
 * @throws ReplayError for a table that the sandbox does not have
 */
export function toTrialRecords(sandbox: AnySandbox, tables: TrialRecords): TrialRecords {
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => {
      const shape = findShape(sandbox, table)
      const known: PgTable | undefined = shape && sandbox.tables[shape.name]
      if (!shape || !known)
        throw new ReplayError('UNKNOWN_TABLE', `the domain ${sandbox.name} has no table ${table}`)
      const columns = getTableColumns(known)
      return [shape.name, rows.map((row) => toTrialRow(row, columns))]
    }),
  )
}

function toTrialRow(
  row: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, PgColumn>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (!Object.hasOwn(columns, name)) return []
      // A column that is read as text keeps the digits that it was given.
      return [[name, columns[name]?.dataType === 'number' && isNumeral(value) ? Number(value) : value]]
    }),
  )
}

function isNumeral(value: unknown): value is string {
  return typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value)
}
