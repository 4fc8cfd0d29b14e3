import { z } from 'zod'
import { ReplayError } from './replay-error.ts'

const row = z.record(z.string(), z.json())

/** Records by table, under the table's SQL name or its short name. */
export const recordedTablesSchema = z.record(z.string(), z.array(row))

export type RecordedTables = z.infer<typeof recordedTablesSchema>

const recordedEffectSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('insert'), table: z.string(), key: z.string(), row }),
  z.object({
    op: z.literal('update'),
    table: z.string(),
    key: z.string(),
    changes: z.record(z.string(), z.tuple([z.json(), z.json()])),
  }),
  z.object({ op: z.literal('delete'), table: z.string(), key: z.string() }),
])

/** A net difference as recorded. */
export type RecordedEffect = z.infer<typeof recordedEffectSchema>

/** What a call was answered with: a result, an error with any wording, or nothing that was kept. */
export type RecordedOutcome =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'error' }
  | { readonly kind: 'unrecorded' }

export interface RecordedCall {
  readonly tool: string
  readonly arguments: Readonly<Record<string, unknown>>
  readonly outcome: RecordedOutcome
}

/** One trajectory to replay: what was there, what was called, what came of it. */
export interface Recording {
  /** A task's id, or the tool of a single call. */
  readonly id: string
  readonly records: RecordedTables
  readonly calls: readonly RecordedCall[]
  /** Absent when none were recorded: then only the answers are compared. */
  readonly effects?: readonly RecordedEffect[]
}

const answer = {
  result: z.json().optional(),
  error: z.literal(true).optional(),
  unrecorded: z.literal(true).optional(),
}

const callFields = { tool: z.string(), parameters: z.record(z.string(), z.json()), ...answer }

const taskLine = z.object({
  id: z.string(),
  records: recordedTablesSchema,
  calls: z.array(z.object(callFields)),
  effects: z.array(recordedEffectSchema),
})

const probeLine = z.object({
  ...callFields,
  records: recordedTablesSchema,
  effects: z.array(recordedEffectSchema),
})

type CallLine = z.infer<z.ZodObject<typeof callFields>>

/**
 * Reads one line of a `tasks.jsonl` (a trajectory) or a `probes.jsonl` (a single call).
 *
 * @throws ReplayError with code BAD_LINE that says what is wrong with the line
 */
export function parseRecording(text: string): Recording {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new ReplayError('BAD_LINE', `not valid JSON: ${error instanceof Error ? error.message : error}`)
  }
  const single = typeof data === 'object' && data !== null && 'tool' in data
  const parsed = single ? probeLine.safeParse(data) : taskLine.safeParse(data)
  if (!parsed.success) {
    throw new ReplayError(
      'BAD_LINE',
      `not a recorded ${single ? 'call' : 'trajectory'}: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`,
    )
  }
  const { records, effects } = parsed.data
  const calls = 'tool' in parsed.data ? [parsed.data] : parsed.data.calls
  const id = 'tool' in parsed.data ? parsed.data.tool : parsed.data.id
  return { id, records, effects, calls: calls.map(toRecordedCall) }
}

function toRecordedCall(call: CallLine, index: number): RecordedCall {
  const { tool, parameters, result, error, unrecorded } = call
  const answers = [result !== undefined, error, unrecorded].filter(Boolean).length
  if (answers !== 1) {
    throw new ReplayError(
      'BAD_LINE',
      `call ${index} (${tool}) has ${answers} of result, error and unrecorded; it must have exactly one`,
    )
  }
  return {
    tool,
    arguments: parameters,
    outcome: error ? { kind: 'error' } : unrecorded ? { kind: 'unrecorded' } : { kind: 'result', result },
  }
}
