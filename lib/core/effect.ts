import { z } from 'zod'
import { jsonSchema } from './json.ts'

/** A row as JSON: what Postgres' `to_json` makes of it, keyed by column name. */
export const rowSchema = z.record(z.string(), jsonSchema)

const shared = {
  /** The table's short name. */
  table: z.string(),
  /** The primary key's values joined with `|`. */
  key: z.string(),
  /** Index, in the trial's calls, of the call that made the last change to this row; absent when unknown. */
  call: z.int().nonnegative().optional(),
}

/**
 * Which call last wrote each column, by column name: also a column that was written and put back. Absent for an
 * inserted row whose columns were all written by `call`.
 */
const columnCalls = z.record(z.string(), z.int().nonnegative()).optional()

/** One net difference between the state after a trial and the state before it. */
export const effectSchema = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('insert'),
    ...shared,
    row: rowSchema,
    columnCalls,
    /** Key columns that hold a value of some record from before: the backend did not make it up. */
    knownKeys: z.array(z.string()).optional(),
  }),
  z.object({
    op: z.literal('update'),
    ...shared,
    /** Every column that differs, stamps included: `[before, after]`. */
    changes: z.record(z.string(), z.tuple([jsonSchema, jsonSchema])),
    /** The row's other columns except stamps and nulls, so that a failure can say what was left as it was. */
    unchanged: rowSchema.optional(),
    columnCalls,
  }),
  z.object({ op: z.literal('delete'), ...shared, row: rowSchema }),
])

export type Row = z.infer<typeof rowSchema>
export type Effect = z.infer<typeof effectSchema>

/** The graded state at one moment: every table's rows, in primary key order, by short table name. */
export type Snapshot = Readonly<Record<string, readonly Row[]>>
