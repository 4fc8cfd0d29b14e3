import { AgentProcess } from './agent-process.ts'

/** The processes of one agent's command in one worker: one for each trial, or one for all, as the command says. */
export class ProcessPool {
  readonly #name: string
  readonly #command: string
  #shared: AgentProcess | undefined
  /** The first process, or the next one to be shared. */
  #starting: Promise<AgentProcess> | undefined
  #isOneEach = false

  constructor(name: string, command: string) {
    this.#name = name
    this.#command = command
  }

  /**
   * A process for one trial.
   *
   * @throws InfrastructureError when none can be started
   */
  async take(): Promise<AgentProcess> {
    while (!this.#isOneEach) {
      if (this.#shared?.isUsable) return this.#shared
      if (this.#starting) {
        await this.#starting
        continue
      }
      this.#starting = AgentProcess.start(this.#name, this.#command)
      try {
        const first = await this.#starting
        this.#isOneEach = first.trials === 'one'
        if (!this.#isOneEach) this.#shared = first
        return first
      } finally {
        this.#starting = undefined
      }
    }
    return await AgentProcess.start(this.#name, this.#command)
  }
}
