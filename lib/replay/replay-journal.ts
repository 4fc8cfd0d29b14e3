import { readJournalFile } from '../results/journal-reader.ts'
import type { TaskLine } from '../results/task-line.ts'
import type { LineReport } from './difference.ts'
import { journalRecording } from './journal-recording.ts'
import { type ReplayEntry, type ReplayOptions, replayEntries } from './replay-lines.ts'
import type { ReplayTarget } from './replay-target.ts'

/**
 * Replays the tool calls of the trials in one journal file, each on a fresh state with its task's records, and compares
 * answers and effects with the journal's. A last line that a kill cut off is passed over.
 *
 * @param targets - the sandboxes to choose from by the trials' domains; give them `ungraded: {}` to compare every column
 * @param file - a `trials-*.jsonl`
 * @param tasks - what the run's tasks started from: `readTaskLines(directory)`
 * @throws ResultsError when the file cannot be read
 */
export async function* replayJournal(
  targets: readonly ReplayTarget[],
  file: string,
  tasks: ReadonlyMap<string, TaskLine>,
  options: ReplayOptions = {},
): AsyncGenerator<LineReport, void, void> {
  yield* replayEntries(targets, readEntries(file, tasks), options)
}

async function* readEntries(file: string, tasks: ReadonlyMap<string, TaskLine>): AsyncGenerator<ReplayEntry> {
  for await (const { place, value, problem } of readJournalFile(file)) {
    const { line } = place
    if (problem) {
      if (problem.kind === 'malformed') yield { line, problem: problem.message }
      continue
    }
    const { trial, fingerprints } = value
    const task = tasks.get(fingerprints.task)
    if (task) {
      yield { line, recording: journalRecording(trial, task.records), domain: trial.domain }
    } else {
      const problem = `the run's tasks-*.jsonl do not say what ${trial.task} started from when this trial ran`
      yield { line, problem }
    }
  }
}
