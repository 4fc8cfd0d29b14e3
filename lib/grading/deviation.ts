import { z } from 'zod'
import { jsonSchema } from '../core/json.ts'

const shared = {
  table: z.string(),
  key: z.string(),
  /** Index, in the trial's calls, of the call that caused it; absent when no call did. */
  call: z.int().nonnegative().optional(),
}

/** A value as expected: JSON, or how an asymmetric matcher describes itself. */
const expectedValue = z.union([z.object({ $matcher: z.string() }), jsonSchema])

/** One way in which a trial's effects differ from the expected ones. */
export const deviationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('wrong field'),
    ...shared,
    column: z.string(),
    expected: expectedValue,
    received: jsonSchema,
  }),
  z.object({
    kind: z.literal('extra effect'),
    ...shared,
    op: z.enum(['insert', 'update', 'delete']),
    /** What was inserted, what changed (`[before, after]`), or what was deleted, by column. */
    columns: z.record(z.string(), jsonSchema),
  }),
  z.object({
    kind: z.literal('missing effect'),
    ...shared,
    op: z.enum(['insert', 'update', 'delete']),
    /** The expected values by column; empty for a delete. */
    columns: z.record(z.string(), expectedValue),
  }),
])

export type Deviation = z.infer<typeof deviationSchema>
export type DeviationKind = Deviation['kind']
