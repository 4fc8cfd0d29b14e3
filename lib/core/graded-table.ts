import type { PgTable } from 'drizzle-orm/pg-core'

declare const freeColumns: unique symbol

/**
 * A Drizzle table that remembers, in its type only, which columns an inserted row need not state:
 * ungraded text and automatic stamps.
 */
export type GradedTable<T extends PgTable, Free extends string> = T & { readonly [freeColumns]?: Free }

/** The columns that an expected inserted row of this table may leave out although they have no default. */
export type FreeColumns<T> = T extends { readonly [freeColumns]?: infer Free } ? Extract<Free, string> : never
