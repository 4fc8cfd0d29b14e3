import { inject } from 'vitest'
import type { AnySandbox } from '../define/define-sandbox.ts'
import { sandboxFiles } from '../define/fingerprint.ts'
import { changedFiles } from '../results/changed-files.ts'
import type { Fingerprints, JournalLine } from '../results/journal-line.ts'
import { readJournalLine } from '../results/journal-reader.ts'
import { ResultsError } from '../results/results-error.ts'
import { type ResumeIndex, readResumeIndex } from '../results/resume-index.ts'
import type { RunContext } from '../results/run-context.ts'
import { RunWriter } from '../results/run-writer.ts'
import { Spending } from '../results/spending.ts'
import { changedSince } from '../results/stored-trials.ts'
import { readSandboxFiles, type TaskLine } from '../results/task-line.ts'
import type { TrialMeta } from '../results/trial-meta.ts'
import { Budget } from './budget.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { worker } from './worker.ts'

/** This worker's part of the run: its journal file, and what earlier sessions have finished. */
export class WorkerRun {
  readonly context: RunContext
  readonly circuitBreaker = new CircuitBreaker(worker().settings.giveUpAfter)
  readonly budget: Budget | undefined
  #sandboxFiles: ReturnType<typeof readSandboxFiles> | undefined
  readonly #writer: RunWriter
  #finished: ResumeIndex | undefined
  #fault: unknown

  constructor(context: RunContext) {
    this.context = context
    this.#writer = new RunWriter(context.directory)
    const { settings } = worker()
    const { directory, spent } = context
    this.budget =
      settings.maxCost === undefined
        ? undefined
        : new Budget(settings.maxCost, new Spending(directory, settings, spent))
  }

  /**
   * Writes a trial's line, and before a task's first one what its trials start from; both are on disk when this
   * returns.
   *
   * @throws ResultsError when they cannot be written
   */
  record(line: JournalLine, task: TaskLine): void {
    if (this.context.mode === 'regrade') return
    try {
      this.#writer.append(line, task)
    } catch (error) {
      // A disk that is full stays full. What else went wrong is this trial's alone.
      if (error instanceof ResultsError) this.#fault = error
      throw error
    }
  }

  /**
   * Called before a trial is run: what cannot be written down is not worth its money.
   *
   * @throws ResultsError when an earlier trial could not be written
   */
  assertWritable(): void {
    if (this.#fault) throw this.#fault
  }

  /**
   * The line of a trial that an earlier session finished.
   *
   * @param fingerprints - what the trial depends on now; for a line that depended on something else `changes` says what
   *   differs
   */
  finished(
    key: string,
    fingerprints: Fingerprints,
    sandbox: AnySandbox,
  ): { line: JournalLine; changes: Pick<TrialMeta, 'changed' | 'changedFiles'> } | undefined {
    if (this.context.mode === 'new' || this.context.mode === 'rerun') return undefined
    this.#finished ??= readResumeIndex(this.context.directory)
    const place = this.#finished[key]
    if (!place) return undefined
    const changed = changedSince(place.fingerprints, fingerprints)
    const files = changed.includes('sandbox') ? this.#changedFiles(place.fingerprints.sandbox, sandbox) : []
    return {
      line: readJournalLine(place),
      changes: { ...(changed.length > 0 && { changed }), ...(files.length > 0 && { changedFiles: files }) },
    }
  }

  /**
   * The files that make a sandbox another one than it was when an earlier session ran a trial.
   *
   * @param before - the sandbox's fingerprint then
   * @returns no name where the change is in none of its files
   */
  #changedFiles(before: string, sandbox: AnySandbox): string[] {
    this.#sandboxFiles ??= readSandboxFiles(this.context.directory)
    const files = this.#sandboxFiles.get(before)
    return files ? changedFiles(files, sandboxFiles(sandbox)).slice(0, mostFiles) : []
  }
}

/** How many changed files are named. */
const mostFiles = 3

let current: WorkerRun | undefined

/** The run that the global set-up announced, or undefined when it did not run (then nothing is recorded). */
export function workerRun(): WorkerRun | undefined {
  const context = inject('thinkingbox') as RunContext | undefined
  if (!context) return undefined
  if (current?.context.session !== context.session) current = new WorkerRun(context)
  return current
}
