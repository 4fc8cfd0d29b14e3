import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Task } from '../define/define-task.ts'
import type { RunContext } from '../results/run-context.ts'
import { removeEmptyRun } from '../results/run-directory.ts'
import { fingerprintsOf, toJournalLine, toTaskLine } from '../results/run-lines.ts'
import { RunWriter } from '../results/run-writer.ts'
import { startSession } from '../results/start-session.ts'
import { readStoredTrials } from '../results/stored-trials.ts'
import { withBuildLock } from '../sandbox/build-lock.ts'
import type { Settings } from '../settings/index.ts'
import { personName } from '../settings/model-name.ts'
import type { TrialRecord } from '../trial/trial.ts'

/** The run that played trials are kept in: a new one, or the one that `RUN` names. */
export class KeptRun {
  readonly context: RunContext
  readonly #settings: Settings
  readonly #writer: RunWriter
  /** The last attempt of each task that counts. */
  readonly #attempts = new Map<string, number>()
  #kept = 0

  private constructor(context: RunContext, settings: Settings) {
    this.context = context
    this.#settings = settings
    // What a person has played costs more than any model.
    this.#writer = new RunWriter(context.directory, { alwaysDurable: true })
  }

  /**
   * @param root - the project's directory
   * @throws ResultsError when the run cannot be opened, or holds trials of other agents
   */
  static async open(settings: Settings, root: string): Promise<KeptRun> {
    const context = await startSession({ settings, session: randomUUID(), root, agents: [personName] })
    const run = new KeptRun(context, settings)
    await run.#readAttempts()
    return run
  }

  /** How many trials this process has kept. */
  get kept(): number {
    return this.#kept
  }

  /** The number of a task's next trial. */
  nextAttempt(task: Task): number {
    return 1 + (this.#attempts.get(keyOf(task)) ?? 0)
  }

  /**
   * Another command may have kept a trial of the same task in this run meanwhile: then this one is the next.
   *
   * @throws ResultsError when the trial cannot be written
   */
  async record(played: TrialRecord, task: Task): Promise<void> {
    const lock = join(this.context.directory, '.person.lock')
    await withBuildLock(
      lock,
      async () => false,
      () => this.#append(played, task),
    )
  }

  async #append(played: TrialRecord, task: Task): Promise<void> {
    await this.#readAttempts()
    const trial = { ...played, attempt: Math.max(played.attempt, this.nextAttempt(task)) }
    const settings = this.#settings
    const fingerprints = fingerprintsOf(task, settings, undefined)
    const session = this.context.number
    const line = toJournalLine(trial, { task, settings, fingerprints, session, of: trial.attempt })
    this.#writer.append(line, toTaskLine(task, fingerprints))
    this.#attempts.set(keyOf(task), trial.attempt)
    this.#kept += 1
  }

  async #readAttempts(): Promise<void> {
    const { trials } = await readStoredTrials(this.context.directory)
    for (const { meta } of trials.values()) {
      if (meta.agent !== personName || meta.verdict === 'invalid') continue
      const key = keyOf({ domain: meta.domain, id: meta.task })
      this.#attempts.set(key, Math.max(this.#attempts.get(key) ?? 0, meta.attempt))
    }
  }

  /** Removes a new run in which nothing was kept. */
  close(): void {
    if (this.context.mode === 'new' && this.#kept === 0) removeEmptyRun(this.context.directory)
  }
}

function keyOf({ domain, id }: Pick<Task, 'domain' | 'id'>): string {
  return `${domain}/${id}`
}
