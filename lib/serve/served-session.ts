import type { Effect } from '../core/effect.ts'
import type { Task } from '../define/define-task.ts'
import type { AnySandbox, PersonalStatement, TrialState } from '../sandbox/index.ts'
import { explainFailure } from '../trial/explain-failure.ts'
import { gradeTrial } from '../trial/grade-trial.ts'
import type { SessionReport } from './session-report.ts'

/** What is served: a task, or a domain in the state of its baseline. */
export interface Served {
  readonly sandbox: AnySandbox
  readonly task?: Task | undefined
}

/** One client's session: a slot of its own. */
export class ServedSession {
  readonly name: string
  readonly #state: TrialState
  readonly #served: Served
  #ending: Promise<SessionReport> | undefined

  constructor(name: string, state: TrialState, served: Served) {
    this.name = name
    this.#state = state
    this.#served = served
  }

  /**
   * Runs a person's statement on its tables.
   *
   * @throws Error when the session is over, or the statement could not be committed
   */
  async runStatement(statement: PersonalStatement): Promise<Uint8Array> {
    if (this.#ending) throw new Error(`Session ${this.name} is over.`)
    return await this.#state.runStatement(statement)
  }

  /** What it has come to; waits for the call in progress. */
  async report(): Promise<SessionReport> {
    return this.#ending ?? (await this.#describe(() => this.#state.effects()))
  }

  /**
   * Ends the session and gives its slot back.
   *
   * @param reason - in a few words, after "ended"; the first one counts
   */
  end(reason: string): Promise<SessionReport> {
    this.#ending ??= this.#describe(async () => (await this.#state.end()).effects, reason)
    return this.#ending
  }

  async #describe(read: () => Promise<readonly Effect[]>, ended?: string): Promise<SessionReport> {
    const { sandbox, task } = this.#served
    const outcome = await read().then(
      (effects) => ({ effects: [...effects], ...this.#grade(effects) }),
      (error: unknown) => ({ effects: [], fault: error instanceof Error ? error.message : String(error) }),
    )
    return {
      session: this.name,
      domain: sandbox.name,
      ...(task && { task: task.id }),
      ...(ended !== undefined && { ended }),
      calls: this.#state.calls.length,
      ...outcome,
    }
  }

  #grade(effects: readonly Effect[]): Pick<SessionReport, 'passed' | 'failure'> {
    const { sandbox, task } = this.#served
    if (!task) return {}
    const { calls } = this.#state
    const grade = gradeTrial({ effects, calls }, task.expected, sandbox.shapes)
    return { passed: grade.passed, ...(!grade.passed && { failure: explainFailure({ calls }, grade) }) }
  }
}
