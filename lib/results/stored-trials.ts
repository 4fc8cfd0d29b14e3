import { type Fingerprints, type JournalLine, type TrialKey, toTrialMeta, trialKey } from './journal-line.ts'
import { type JournalPlace, readJournal } from './journal-reader.ts'
import type { TrialMeta } from './trial-meta.ts'

/** A trial of a run's journal: its summary, and where the whole of it can be read (`readJournalLine(place)`). */
export interface StoredTrial {
  readonly meta: TrialMeta
  readonly startedAt: string
  /** The session that it ran in; 0 when the line does not say. */
  readonly session: number
  readonly fingerprints: Fingerprints
  readonly place: JournalPlace
}

export interface StoredTrials {
  /** One a task, agent and attempt. */
  readonly trials: ReadonlyMap<TrialKey, StoredTrial>
  /** Lines that could not be read, one sentence each. A last line that a kill cut off is not a problem. */
  readonly problems: readonly string[]
}

/** What one definition of a trial (task, sandbox, settings and agent) came to. */
interface Candidate {
  trial: StoredTrial
  /** The last trial with this definition, with any outcome. */
  lastRun: StoredTrial
}

/**
 * The trials that count, from one or more runs' journals. Of several lines for one trial those of the task, sandbox,
 * settings and agent that ran last count, and among them the latest finished one, or the latest of invalid ones. The order of
 * directories, files and lines does not matter, and a file that is there twice changes nothing.
 *
 * @param directories - the runs' directories
 * @throws ResultsError when a directory or file cannot be read
 */
export async function readStoredTrials(...directories: readonly string[]): Promise<StoredTrials> {
  const candidates = new Map<TrialKey, Map<string, Candidate>>()
  const problems: string[] = []
  for (const directory of directories) {
    for await (const { place, value, problem } of readJournal(directory)) {
      if (problem) {
        if (problem.kind === 'malformed') problems.push(`${place.file}:${place.line}: ${problem.message}`)
        continue
      }
      const key = trialKey(value.trial)
      const ofTrial = candidates.get(key) ?? new Map<string, Candidate>()
      candidates.set(key, ofTrial)
      add(ofTrial, store(value, place))
    }
  }
  const trials = new Map<TrialKey, StoredTrial>()
  for (const [key, ofTrial] of candidates) {
    const [first, ...others] = ofTrial.values()
    if (!first) continue
    trials.set(key, others.reduce((best, other) => (isLater(other, best) ? other : best), first).trial)
  }
  return { trials, problems }
}

function store(line: JournalLine, place: JournalPlace): StoredTrial {
  const { fingerprints, trial } = line
  return {
    meta: toTrialMeta(line),
    startedAt: trial.startedAt,
    session: line.session ?? 0,
    fingerprints,
    place,
  }
}

function add(ofTrial: Map<string, Candidate>, trial: StoredTrial): void {
  const { task, sandbox, settings, agent } = trial.fingerprints
  const definition = [task, sandbox, settings, agent].join('/')
  const known = ofTrial.get(definition)
  if (!known) {
    ofTrial.set(definition, { trial, lastRun: trial })
    return
  }
  if (isAfter(trial, known.lastRun)) known.lastRun = trial
  if (replaces(trial, known.trial)) known.trial = trial
}

function replaces(trial: StoredTrial, known: StoredTrial): boolean {
  const finished = trial.meta.verdict !== 'invalid'
  if (finished !== (known.meta.verdict !== 'invalid')) return finished
  return isAfter(trial, known)
}

function isLater(a: Candidate, b: Candidate): boolean {
  return isAfter(a.lastRun, b.lastRun)
}

/**
 * By session, because a clock may step back between two; in a session by time, and what happened in the same millisecond by
 * what came of it, so that some order is always kept.
 */
function isAfter(a: StoredTrial, b: StoredTrial): boolean {
  return a.session === b.session ? rank(a) > rank(b) : a.session > b.session
}

function rank({ startedAt, meta, fingerprints }: StoredTrial): string {
  return [startedAt, JSON.stringify(meta), ...Object.values(fingerprints)].join('\u0000')
}

/** Which of the things that decide an outcome differ. */
export function changedSince(before: Fingerprints, now: Fingerprints): (keyof Fingerprints)[] {
  return (['task', 'sandbox', 'settings', 'agent'] as const).filter((name) => before[name] !== now[name])
}
