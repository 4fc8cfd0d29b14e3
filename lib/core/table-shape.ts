/**
 * How values of a column are compared. A `decimal` is a number whose every digit Postgres keeps that the column
 * declares; a `number` may be a double, or a numeric without limits that took one over; `numbers` are a list of either.
 */
export type ValueKind = 'decimal' | 'number' | 'numbers' | 'timestamp' | 'boolean' | 'text' | 'json'

export interface ColumnShape {
  /** The column's name in SQL and in rows. */
  readonly name: string
  readonly kind: ValueKind
  /** The value of a row that does not state this column; `undefined` when it must be stated. */
  readonly default: unknown
  /** `graded`: always compared. `ungraded`: compared where a task names it. `stamp`: never compared. */
  readonly grading: 'graded' | 'ungraded' | 'stamp'
  /** The other table whose records it names: by a foreign key, or by its name (`customer_id` and `customers`). */
  readonly references?: string
}

/** What grading and seeding need to know of a table. */
export interface TableShape {
  /** The short name, as in `sandbox.tables`. */
  readonly name: string
  /** The name in SQL. */
  readonly sqlName: string
  /** Primary key columns, in order. */
  readonly primaryKey: readonly string[]
  readonly columns: Readonly<Record<string, ColumnShape>>
}
