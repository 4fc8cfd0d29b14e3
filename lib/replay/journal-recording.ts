import type { Effect } from '../core/effect.ts'
import type { TrialRecord } from '../trial/trial.ts'
import type { RecordedCall, RecordedEffect, RecordedTables, Recording } from './recording.ts'

/**
 * Reads the tool calls of a trial from a journal as a recording, so that a change to a sandbox can be checked against
 * what agents really did.
 *
 * Calls whose arguments were no JSON object are left out: they never reached the sandbox. An invalid trial that broke
 * off before its terminal state has no effects to compare.
 *
 * @param trial - the trial of a journal line
 * @param records - the task's records, by short table name; a journal does not repeat them
 */
export function journalRecording(trial: TrialRecord, records: RecordedTables): Recording {
  return {
    id: `${trial.task} attempt ${trial.attempt}`,
    records,
    calls: trial.calls.flatMap((call): RecordedCall[] =>
      isObject(call.arguments)
        ? [
            {
              tool: call.tool,
              arguments: call.arguments,
              outcome: call.isError ? { kind: 'error' } : { kind: 'result', result: call.result },
            },
          ]
        : [],
    ),
    ...(trial.effects && { effects: trial.effects.map(toRecordedEffect) }),
  }
}

function toRecordedEffect(effect: Effect): RecordedEffect {
  const { table, key } = effect
  if (effect.op === 'insert') return { op: 'insert', table, key, row: effect.row }
  if (effect.op === 'update') return { op: 'update', table, key, changes: effect.changes }
  return { op: 'delete', table, key }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
