import { type Fingerprints, type JournalLine, type TrialKey, toTrialMeta, trialKey } from './journal-line.ts'
import { type JournalPlace, readJournal } from './journal-reader.ts'
import type { TrialMeta } from './trial-meta.ts'

/** A trial of a run's journal: its summary, and where the whole of it can be read (`readJournalLine(place)`). */
export interface StoredTrial {
  readonly meta: TrialMeta
  readonly startedAt: string
  readonly fingerprints: Fingerprints
  readonly place: JournalPlace
}

export interface StoredTrials {
  /** One a task, agent and attempt. */
  readonly trials: ReadonlyMap<TrialKey, StoredTrial>
  /** Lines that could not be read, one sentence each. A last line that a kill cut off is not a problem. */
  readonly problems: readonly string[]
}

/**
 * The trials that count, from one or more runs' journals. Of several lines for one trial the latest counts, but an
 * invalid one never replaces a finished one of the same task, sandbox and settings. The order of directories, files
 * and lines does not matter, and a file that is there twice changes nothing.
 *
 * @param directories - the runs' directories
 * @throws ResultsError when a directory or file cannot be read
 */
export async function readStoredTrials(...directories: readonly string[]): Promise<StoredTrials> {
  const trials = new Map<TrialKey, StoredTrial>()
  const problems: string[] = []
  for (const directory of directories) {
    for await (const { place, value, problem } of readJournal(directory)) {
      if (problem) {
        if (problem.kind === 'malformed') problems.push(`${place.file}:${place.line}: ${problem.message}`)
        continue
      }
      const key = trialKey(value.trial)
      const known = trials.get(key)
      const stored = store(value, place)
      if (known === undefined || replaces(stored, known)) trials.set(key, stored)
    }
  }
  return { trials, problems }
}

function store(line: JournalLine, place: JournalPlace): StoredTrial {
  const { fingerprints, trial } = line
  return { meta: toTrialMeta(line), startedAt: trial.startedAt, fingerprints, place }
}

function replaces(trial: StoredTrial, known: StoredTrial): boolean {
  const finished = trial.meta.verdict !== 'invalid'
  const knownFinished = known.meta.verdict !== 'invalid'
  if (finished !== knownFinished && changedSince(known.fingerprints, trial.fingerprints).length === 0) {
    return finished
  }
  return trial.startedAt > known.startedAt
}

/** Which of the things that decide an outcome differ. */
export function changedSince(before: Fingerprints, now: Fingerprints): (keyof Fingerprints)[] {
  return (['task', 'sandbox', 'settings'] as const).filter((name) => before[name] !== now[name])
}
