import { existsSync } from 'node:fs'
import { taskKey } from '../lib/metrics/index.ts'
import { trialKey } from '../lib/results/journal-line.ts'
import { journalFiles } from '../lib/results/journal-reader.ts'
import { ResultsError } from '../lib/results/results-error.ts'
import { isRun } from '../lib/results/run-directory.ts'
import { readStoredTrials } from '../lib/results/stored-trials.ts'
import { summarise } from '../lib/results/summarise.ts'
import type { Summary } from '../lib/results/summary.ts'
import { readSummary } from '../lib/results/summary-file.ts'
import type { TrialMeta } from '../lib/results/trial-meta.ts'
import { formatNoun } from './number-format.ts'
import type { RunPlace } from './run-place.ts'

/** All that a run holds, and its figures. */
export interface WholeRun {
  readonly summary: Summary
  readonly trials: readonly TrialMeta[]
}

/** What a run holds besides the trials of the present command. */
export interface UnselectedTrials {
  readonly trials: readonly TrialMeta[]
  readonly notes: NonNullable<Summary['notes']>
}

export const noneUnselected: UnselectedTrials = { trials: [], notes: [] }

/**
 * A run's figures, with what tests say about their tasks.
 *
 * @param notes - in any order
 */
export function wholeRun(
  run: string,
  trials: readonly TrialMeta[],
  notes: UnselectedTrials['notes'],
): WholeRun {
  const sorted = notes.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  return { trials, summary: { ...summarise(trials, run), ...(notes.length > 0 && { notes: sorted }) } }
}

/**
 * Reads what other commands left in a run and the present one did not select, so that the run's figures stay those of
 * the whole run.
 *
 * @param place - the run; its directory need not exist
 * @param selected - the trials of the present command
 * @throws ResultsError when the journal cannot be read, or merged reports are about trials that the run does not hold
 */
export async function readUnselectedTrials(
  place: RunPlace,
  selected: readonly TrialMeta[],
): Promise<UnselectedTrials> {
  const { directory } = place
  // A directory with nothing but a merged report's files is no run yet.
  if (!existsSync(directory) || (!isRun(directory) && journalFiles(directory).length === 0))
    return noneUnselected
  const keys = new Set(selected.map(trialKey))
  const stored = [...(await readStoredTrials(directory)).trials.values()].map(({ meta }) => meta)
  if (place.mode === 'merge') checkSameRun(place, stored, selected)
  const tasks = new Set(selected.map(taskKey))
  return {
    trials: stored.filter((meta) => !keys.has(trialKey(meta))),
    // They are in no journal, but in the summary that is about to be replaced.
    notes: (readSummary(directory)?.notes ?? []).filter((note) => !tasks.has(taskKey(note))),
  }
}

/** The figures of another run's trials would replace those of this one. */
function checkSameRun(
  { run, directory }: RunPlace,
  stored: readonly TrialMeta[],
  reported: readonly TrialMeta[],
): void {
  // The same attempt of another run took another time and other tokens.
  const identify = (meta: TrialMeta) => [trialKey(meta), meta.ms, ...meta.tokens].join('\0')
  const held = new Set(stored.map(identify))
  const strangers = reported.filter((meta) => !held.has(identify(meta))).length
  if (strangers === 0) return
  throw new ResultsError(
    'BAD_RUN_NAME',
    `${directory} holds a run already, and ${formatNoun(strangers, 'trial')} of the merged reports ` +
      `${strangers === 1 ? 'is' : 'are'} not in its journal: nothing was written. Name another run than ${run} with ` +
      'RUN=<name>, or merge the journals of all parts into it first.',
    directory,
  )
}

/** Says that the figures on file are about more than what was just printed. */
export function renderUnselectedTrials({ trials }: UnselectedTrials, { mode }: RunPlace): string[] {
  if (trials.length === 0) return []
  const tasks = new Set(trials.map(taskKey)).size
  const what = mode === 'rerun' ? 'round' : 'command'
  return [
    ` The run holds ${formatNoun(trials.length, 'more trial')} of ${formatNoun(tasks, 'task')} that this ${what} did not select:`,
    ' its summary, its page and its gates cover them too.',
    '',
  ]
}

/** Says which of a run's trials were not graded again. */
export function renderLeftOut({ trials }: UnselectedTrials): string[] {
  if (trials.length === 0) return []
  const tasks = [...new Set(trials.map(({ task }) => task))].sort()
  const listed = tasks.slice(0, 12).join(', ') + (tasks.length > 12 ? `, ${tasks.length - 12} more` : '')
  return [
    ` Not graded again, because no selected suite has them: ${formatNoun(trials.length, 'trial')} of ${listed}.`,
    '',
  ]
}
