import type { TableShape } from '../sandbox/table-shape.ts'
import type { Row } from './effect.ts'
import type { RowKey } from './expected-effect.ts'

/** A row's primary key as effects and deviations show it: its values joined with `|`. */
export function rowKey(row: Row, shape: TableShape): string {
  const [only] = shape.primaryKey
  if (shape.primaryKey.length === 1 && only !== undefined) return String(row[only] ?? null)
  return joinKey(shape.primaryKey.map((column) => row[column]))
}

/**
 * The key that a task names, in the same spelling.
 *
 * @returns undefined when the key's columns are not those of the table's primary key
 */
export function expectedRowKey(key: RowKey, shape: TableShape): string | undefined {
  if (typeof key !== 'object') return shape.primaryKey.length === 1 ? String(key) : undefined
  const fits =
    Object.keys(key).length === shape.primaryKey.length &&
    shape.primaryKey.every((column) => Object.hasOwn(key, column))
  if (!fits) return undefined
  const values = shape.primaryKey.map((column) => key[column])
  return values.length === 1 ? String(values[0]) : joinKey(values)
}

/** Separators inside a value are escaped, so that two keys never look the same. */
function joinKey(values: readonly unknown[]): string {
  return values.map((value) => String(value ?? null).replace(/[\\|]/g, '\\$&')).join('|')
}
