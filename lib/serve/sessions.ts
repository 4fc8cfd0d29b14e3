import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { type OpenSandbox, openSandbox, type TrialRecords } from '../sandbox/index.ts'
import { type Served, ServedSession } from './served-session.ts'
import type { SessionReport } from './session-report.ts'

/** Reports of sessions that are over, which are kept; the oldest makes room for a new one. */
const mostKept = 100

/** As many as tests have unless told otherwise: their image is used. */
const firstSlots = 20

/** For a domain without a task. One object, so that its sessions share what is prepared for them. */
const baselineAlone: TrialRecords = Object.freeze({})

export interface SessionsOptions {
  /** Sessions at once. */
  readonly capacity: number
  /** Where baked databases are kept. */
  readonly cacheDirectory: string
  /** Told what the operator should know and an agent must not: a rebuilt cache, a tool's fault. */
  note(text: string): void
  /** Told the name of a session that has started. */
  onStart?(session: string): void
  /** Told what a session has come to, when it is over. */
  onEnd(report: SessionReport): void
}

/** The sessions of a server, each on a slot of its own that starts in the clean state of what is served. */
export class Sessions implements AsyncDisposable {
  readonly #served: Served
  readonly #sandbox: OpenSandbox
  readonly #options: SessionsOptions
  readonly #open = new Set<ServedSession>()
  readonly #ending = new WeakMap<ServedSession, Promise<void>>()
  readonly #over: SessionReport[] = []
  #started = 0
  #isClosed = false

  private constructor(served: Served, sandbox: OpenSandbox, options: SessionsOptions) {
    this.#served = served
    this.#sandbox = sandbox
    this.#options = options
  }

  /**
   * Starts the database, and makes sure that a session can start.
   *
   * @throws SandboxError when the sandbox cannot be opened, or the task's records do not fit
   */
  static async open(served: Served, options: SessionsOptions): Promise<Sessions> {
    const { capacity: slots, cacheDirectory, note } = options
    const sandbox = await openSandbox(served.sandbox, { slots, firstSlots, cacheDirectory, note })
    try {
      const first = await sandbox.begin(served.task?.records ?? baselineAlone)
      await first.end()
    } catch (error) {
      await sandbox[Symbol.asyncDispose]()
      throw error
    }
    return new Sessions(served, sandbox, options)
  }

  /**
   * Starts a session on a transport; it ends with the transport.
   *
   * @throws Error when no session starts any more
   */
  async start(transport: Transport): Promise<ServedSession> {
    const { sandbox, task } = this.#served
    const state = await this.#sandbox.begin(task?.records ?? baselineAlone)
    const session = new ServedSession(`${process.pid}.${++this.#started}`, state, this.#served)
    if (this.#isClosed) {
      await state.end()
      throw new Error('The server is stopping.')
    }
    this.#open.add(session)
    const { onclose } = transport
    transport.onclose = () => {
      onclose?.()
      void this.end(session, 'closed by its client')
    }
    try {
      await state.connect(transport, { instructions: sandbox.instructions, request: task?.request })
    } catch (error) {
      await this.end(session, 'never connected')
      throw error
    }
    this.#options.onStart?.(session.name)
    return session
  }

  /** Ends a session and keeps what it has come to. The first reason counts. */
  async end(session: ServedSession, reason: string): Promise<void> {
    if (!this.#open.has(session)) return
    const ending = this.#ending.get(session) ?? this.#end(session, reason)
    this.#ending.set(session, ending)
    await ending
  }

  /** What every session has come to: those that are over, then those that are open. */
  async reports(): Promise<readonly SessionReport[]> {
    const over = [...this.#over]
    return [...over, ...(await Promise.all([...this.#open].map((session) => session.report())))]
  }

  /** Names of the sessions that are open. */
  names(): readonly string[] {
    return [...this.#open].map(({ name }) => name)
  }

  /** The open session of this name. */
  find(name: string): ServedSession | undefined {
    return [...this.#open].find((session) => session.name === name)
  }

  /** Ends every session; none starts any more. */
  async stop(): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#open].map((session) => this.end(session, 'the server stopped')))
  }

  /** Ends every session, then the database. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop()
    await this.#sandbox[Symbol.asyncDispose]()
  }

  async #end(session: ServedSession, reason: string): Promise<void> {
    const report = await session.end(reason)
    this.#open.delete(session)
    this.#over.push(report)
    if (this.#over.length > mostKept) this.#over.shift()
    this.#options.onEnd(report)
  }
}
