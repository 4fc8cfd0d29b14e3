import type { InferSelectModel } from 'drizzle-orm'
import { mergeRecords } from '../define/merge-records.ts'
import type { AnySandbox, RecordsOf, Sandbox, Tables } from '../sandbox/index.ts'

/** A column of one of the sandbox's tables: `orders.customer_id`. */
export type ColumnPath<T extends Tables> = {
  [K in keyof T & string]: `${K}.${keyof InferSelectModel<T[K]> & string}`
}[keyof T & string]

/** Which column leads to which column of another table; to one of several, when it may lead to either. */
export type Links<T extends Tables> = {
  readonly [From in ColumnPath<T>]?: ColumnPath<T> | readonly ColumnPath<T>[]
}

/**
 * References that lead to no record, in words. A column that is empty leads nowhere on purpose; of a list, every
 * value has to lead to a record.
 *
 * @param records - records of a task, put over the baseline; the baseline alone when not said
 * @throws SandboxError when a record does not fit its table
 */
export function brokenLinks<T extends Tables>(
  sandbox: Sandbox<string, T>,
  links: Links<T>,
  records: RecordsOf<T> = {},
): string[] {
  const merged = mergeRecords(sandbox as AnySandbox, records as Parameters<typeof mergeRecords>[1])
  const rowsOf = (table: string) => merged.get(table) ?? []
  return Object.entries<string | readonly string[]>(
    links as Record<string, string | readonly string[]>,
  ).flatMap(([from, to]) => {
    const [table, column] = split(from)
    const targets = new Set(
      [to].flat().flatMap((path) => {
        const [target, key] = split(path)
        return rowsOf(target).map((row) => String(row[key]))
      }),
    )
    const keys = sandbox.shapes[table]?.primaryKey ?? []
    return rowsOf(table).flatMap((row) =>
      [row[column]]
        .flat()
        .filter((value) => value != null && !targets.has(String(value)))
        .map(
          (value) => `${table} ${keys.map((key) => row[key]).join('|')}: ${column} ${value} leads nowhere`,
        ),
    )
  })
}

function split(path: string): [table: string, column: string] {
  const at = path.indexOf('.')
  return [path.slice(0, at), path.slice(at + 1)]
}
