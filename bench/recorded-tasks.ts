import type { TrialRecords } from '../lib/define/merge-records.ts'
import { readJournal } from '../lib/results/journal-reader.ts'
import { readTaskLines } from '../lib/results/task-line.ts'

/** A task as a run of the reference agent has recorded it: the suites themselves load in Vitest only. */
export interface RecordedTask {
  readonly id: string
  readonly request: string
  readonly records: TrialRecords
  readonly solution: readonly (readonly [tool: string, input: unknown])[]
}

/** The tasks of a run of the reference agent. */
export async function readRecordedTasks(directory: string): Promise<RecordedTask[]> {
  const starts = readTaskLines(directory)
  const tasks = new Map<string, RecordedTask>()
  for await (const { value } of readJournal(directory)) {
    if (!value) continue
    const { trial, fingerprints } = value
    tasks.set(trial.task, {
      id: trial.task,
      request: trial.conversation[0]?.text ?? '',
      records: starts.get(fingerprints.task)?.records ?? {},
      solution: trial.calls.map((call) => [call.tool, call.arguments] as const),
    })
  }
  return [...tasks.values()]
}
