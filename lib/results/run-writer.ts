import { join } from 'node:path'
import type { JournalLine } from './journal-line.ts'
import { JsonLinesWriter } from './json-lines-writer.ts'
import type { TaskLine } from './task-line.ts'

export interface RunWriterOptions {
  /** Waits for the disk after every trial, and not only after those that used a model. */
  readonly alwaysDurable?: boolean
}

/** What one process adds to a run: files of its own, made when there is something to write. */
export class RunWriter {
  readonly #directory: string
  readonly #options: RunWriterOptions
  // No two writers share a file, whether they are workers, shards, sessions or machines.
  readonly #name = [
    Date.now().toString(36),
    process.pid,
    process.env.VITEST_POOL_ID ?? '0',
    crypto.randomUUID().slice(0, 8),
  ].join('-')
  readonly #tasks = new Set<string>()
  readonly #sandboxes = new Set<string>()
  #trialWriter: JsonLinesWriter<JournalLine> | undefined
  #taskWriter: JsonLinesWriter<TaskLine> | undefined

  /** @param directory - the run's */
  constructor(directory: string, options: RunWriterOptions = {}) {
    this.#directory = directory
    this.#options = options
  }

  /**
   * Writes a trial's line, and before a task's first one what its trials start from; both are on disk when this
   * returns.
   *
   * @throws ResultsError when they cannot be written
   */
  append(line: JournalLine, task: TaskLine): void {
    if (!this.#tasks.has(task.fingerprint)) {
      this.#taskWriter ??= new JsonLinesWriter(join(this.#directory, `tasks-${this.#name}.jsonl`))
      const { sandbox, ...rest } = task
      const isKnown = sandbox === undefined || this.#sandboxes.has(sandbox.fingerprint)
      this.#taskWriter.append(isKnown ? rest : task)
      this.#tasks.add(task.fingerprint)
      if (sandbox) this.#sandboxes.add(sandbox.fingerprint)
    }
    this.#trialWriter ??= new JsonLinesWriter(join(this.#directory, `trials-${this.#name}.jsonl`))
    // A trial that used a model cost money; most others are played again in no time.
    this.#trialWriter.append(line, this.#options.alwaysDurable === true || line.trial.usage.length > 0)
  }
}
