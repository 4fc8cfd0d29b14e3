import { inject } from 'vitest'
import type { Fingerprints, JournalLine } from '../results/journal-line.ts'
import { readJournalLine } from '../results/journal-reader.ts'
import { JournalWriter } from '../results/journal-writer.ts'
import { type ResumeIndex, readResumeIndex } from '../results/resume-index.ts'
import type { RunContext } from '../results/run-context.ts'
import { changedSince } from '../results/stored-trials.ts'

/** This worker's part of the run: its journal file, and what earlier sessions have finished. */
export class WorkerRun {
  readonly context: RunContext
  #writer: JournalWriter | undefined
  #finished: ResumeIndex | undefined

  constructor(context: RunContext) {
    this.context = context
  }

  /** Writes a trial's line; it is on disk when this returns. */
  record(line: JournalLine): void {
    if (this.context.mode === 'regrade') return
    this.#writer ??= new JournalWriter(
      this.context.directory,
      `${Date.now().toString(36)}-${process.pid}-${process.env.VITEST_POOL_ID ?? '0'}-${crypto.randomUUID().slice(0, 4)}`,
    )
    this.#writer.append(line)
  }

  /**
   * The line of a trial that an earlier session finished.
   *
   * @param fingerprints - what the trial depends on now; a line that depended on something else is returned with
   *   `changed` naming what differs
   */
  finished(
    key: string,
    fingerprints: Fingerprints,
  ): { line: JournalLine; changed: ('task' | 'sandbox' | 'settings')[] } | undefined {
    if (this.context.mode === 'new') return undefined
    this.#finished ??= readResumeIndex(this.context.directory)
    const place = this.#finished[key]
    if (!place) return undefined
    const changed = changedSince(place.fingerprints, fingerprints)
    return { line: readJournalLine(place), changed }
  }
}

let current: WorkerRun | undefined

/** The run that the global set-up announced, or undefined when it did not run (then nothing is recorded). */
export function workerRun(): WorkerRun | undefined {
  const context = inject('thinkingbox') as RunContext | undefined
  if (!context) return undefined
  if (current?.context.session !== context.session) current = new WorkerRun(context)
  return current
}
