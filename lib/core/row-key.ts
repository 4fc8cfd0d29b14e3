import type { Row } from './effect.ts'
import type { TableShape } from './table-shape.ts'

/** A primary key: its value, or all its columns when it has several. */
export type RowKey = string | number | Readonly<Record<string, string | number>>

/** A row's primary key as effects and deviations show it. */
export function rowKey(row: Row, shape: TableShape): string {
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
  return joinKey(shape.primaryKey.map((column) => key[column]))
}

/** One text for a row of any table. The line break keeps table and key apart, with any characters in a key. */
export function rowId(table: string, key: string): string {
  return `${table}\n${key}`
}

/** Joins a key's values with `|`. Of several, separators inside a value are escaped: no two keys look the same. */
export function joinKey(values: readonly unknown[]): string {
  if (values.length === 1) return String(values[0] ?? null)
  return values.map((value) => String(value ?? null).replace(/[\\|]/g, '\\$&')).join('|')
}
