import type { InferInsertModel, InferSelectModel } from 'drizzle-orm'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { FreeColumns } from '../core/graded-table.ts'
import type { RowKey } from '../core/row-key.ts'
import type { ForeignMatcher, ValueMatcher } from './matchers.ts'

type Expected<V> = V | ValueMatcher<V> | ForeignMatcher
type Insert<T extends PgTable> = InferInsertModel<T>
type RequiredKeys<R> = { [K in keyof R]-?: Record<never, never> extends Pick<R, K> ? never : K }[keyof R]
type StatedKeys<T extends PgTable> = Exclude<RequiredKeys<Insert<T>>, FreeColumns<T> | KeyColumns<T>>

/** The column that is a table's primary key by itself. Columns that are one together are not marked in the type. */
type KeyColumns<T extends PgTable> = {
  [K in keyof T['_']['columns']]: T['_']['columns'][K]['_']['isPrimaryKey'] extends true ? K : never
}[keyof T['_']['columns']]

/**
 * An inserted row as expected: every graded column without default, and whichever others matter. A primary key of one
 * column may be left out: then any will do.
 */
export type ExpectedRow<T extends PgTable> = {
  readonly [K in StatedKeys<T>]: Expected<Insert<T>[K]>
} & { readonly [K in Exclude<keyof Insert<T>, StatedKeys<T>>]?: Expected<Insert<T>[K]> }

/** The columns of a row that change, with their new values. */
export type ExpectedChanges<T extends PgTable> = {
  readonly [K in keyof InferSelectModel<T>]?: Expected<InferSelectModel<T>[K]>
}

/** One allowed effect. Made by {@link inserted}, {@link updated} and {@link deleted}. */
export type ExpectedEffect =
  | { readonly op: 'insert'; readonly sqlTable: string; readonly row: Readonly<Record<string, unknown>> }
  | {
      readonly op: 'update'
      readonly sqlTable: string
      readonly key: RowKey
      readonly changes: Readonly<Record<string, unknown>>
    }
  | { readonly op: 'delete'; readonly sqlTable: string; readonly key: RowKey }

/** Several acceptable end states. Made by {@link oneOf}. */
export interface AcceptableEndStates {
  readonly endStates: readonly (readonly ExpectedEffect[])[]
  /** Inserted rows must have the very keys that are expected, also where the backend made them up. */
  readonly exactKeys?: boolean
}

/** Everything that may have changed when a trial is over: one list, or several acceptable ones. */
export type ExpectedEffects = readonly ExpectedEffect[] | AcceptableEndStates

/**
 * Expects that the trial added this row and left it so.
 *
 * A column that is not stated must hold its default; ungraded columns are compared only when stated. Leave out a key
 * that the backend generates.
 *
 * @param table - a table of the sandbox: `retail.tables.refunds`
 * @param row - values, or matchers, by column
 * @example
 * ```ts
 * inserted(refunds, { order_id: 'ORD-1', amount: 25, refund_reason: anyText() })
 * ```
 */
export function inserted<T extends PgTable>(table: T, row: ExpectedRow<T>): ExpectedEffect {
  return { op: 'insert', sqlTable: getTableName(table), row }
}

/**
 * Expects that the trial changed these columns of one row, and no other graded column of it.
 *
 * @param table - a table of the sandbox
 * @param key - the row's primary key
 * @param changes - the new values, or matchers, by column
 * @example
 * ```ts
 * updated(tickets, '20', { status: 'hold', priority: 'high' })
 * ```
 */
export function updated<T extends PgTable>(
  table: T,
  key: RowKey,
  changes: ExpectedChanges<T>,
): ExpectedEffect {
  return { op: 'update', sqlTable: getTableName(table), key, changes }
}

/**
 * Expects that the trial removed one row.
 *
 * @param table - a table of the sandbox
 * @param key - the row's primary key
 */
export function deleted<T extends PgTable>(table: T, key: RowKey): ExpectedEffect {
  return { op: 'delete', sqlTable: getTableName(table), key }
}

/**
 * Several end states are right: the trial passes when its effects are exactly one of them; the closest one
 * explains a failure.
 *
 * @example
 * ```ts
 * oneOf([updated(tickets, '20', { status: 'hold' })], [updated(tickets, '20', { status: 'pending' })])
 * ```
 */
export function oneOf(...endStates: readonly (readonly ExpectedEffect[])[]): AcceptableEndStates {
  return { endStates }
}
