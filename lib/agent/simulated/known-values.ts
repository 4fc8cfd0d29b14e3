import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Task } from '../../define/define-task.ts'

type Row = Readonly<Record<string, unknown>>

/** What else could stand in a place of a tool call: the sandbox's own enums, keys and records. */
export interface KnownValues {
  /** Other values that a column of this name holds or may hold; empty for free text and unknown columns. */
  insteadOf(column: string, value: unknown): readonly unknown[]
  /** Keys of other records in a table that has a record with this key. */
  otherKeys(value: unknown): readonly unknown[]
}

/** Gathers the values of a task's sandbox. */
export function knownValues(task: Task): KnownValues {
  const { sandbox } = task
  const tables = sandbox.tables as Readonly<Record<string, PgTable>>
  const baseline = sandbox.baseline as Readonly<Record<string, readonly Row[] | undefined>>
  const byColumn = new Map<string, Set<unknown>>()
  const keysByTable: ReadonlySet<unknown>[] = Object.entries(tables).map(([name, table]) => {
    const rows = [...(baseline[name] ?? []), ...(task.records[name] ?? [])]
    const shape = sandbox.shapes[name]
    for (const [column, { enumValues }] of Object.entries(getTableColumns(table))) {
      if (shape?.columns[column]?.grading !== 'graded') continue
      const known = byColumn.get(column) ?? new Set()
      for (const value of [...(enumValues ?? []), ...rows.map((row) => row[column])]) known.add(value)
      byColumn.set(column, known)
    }
    const [key, ...more] = shape?.primaryKey ?? []
    return new Set(key !== undefined && more.length === 0 ? rows.map((row) => row[key]) : [])
  })
  const others = (values: ReadonlySet<unknown>, value: unknown) =>
    [...values].filter((other) => typeof other === typeof value && other !== value && other !== null)
  return {
    insteadOf: (column, value) => others(byColumn.get(column) ?? new Set(), value),
    otherKeys: (value) => keysByTable.flatMap((keys) => (keys.has(value) ? others(keys, value) : [])),
  }
}
