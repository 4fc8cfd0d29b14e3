import { randomUUID } from 'node:crypto'
import { Environment, type EnvironmentOptions } from './environment.ts'

export interface SessionsOptions extends EnvironmentOptions {
  readonly mostSessions: number
  /** Milliseconds after which a session that no socket is attached to is given up; never when not said. */
  readonly idleMs: number | undefined
}

/** One client's environment, and who holds it. */
export interface Session {
  readonly id: string
  readonly environment: Environment
  /** Created over HTTP: it outlives its socket. */
  readonly isKept: boolean
  isAttached: boolean
  /** To be given up as soon as its socket leaves. */
  isClosing: boolean
}

/** A session cannot be had. */
export class SessionProblem extends Error {
  override readonly name = 'SessionProblem'
  readonly kind: 'capacity' | 'unknown' | 'attached'

  constructor(kind: SessionProblem['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** The sessions of one server. */
export class Sessions implements AsyncDisposable {
  readonly options: SessionsOptions
  readonly #open = new Map<string, Session>()
  readonly #timers = new Map<string, NodeJS.Timeout>()

  constructor(options: SessionsOptions) {
    this.options = options
  }

  /** How many there are now. */
  get active(): number {
    return this.#open.size
  }

  /**
   * @param isKept - whether it outlives its socket
   * @throws SessionProblem when there are as many as there may be
   */
  create(isKept: boolean): Session {
    const { mostSessions } = this.options
    if (this.#open.size >= mostSessions) {
      throw new SessionProblem(
        'capacity',
        `There are ${this.#open.size} sessions at once, the most there may be: close one, or serve more (--sessions).`,
      )
    }
    const session: Session = {
      id: randomUUID(),
      environment: new Environment(this.options),
      isKept,
      isAttached: !isKept,
      isClosing: false,
    }
    this.#open.set(session.id, session)
    this.#restartTimer(session)
    return session
  }

  /** @throws SessionProblem when there is no such session */
  find(id: string): Session {
    const session = this.#open.get(id)
    if (!session)
      throw new SessionProblem('unknown', `There is no session ${JSON.stringify(id.slice(0, 100))}.`)
    this.#restartTimer(session)
    return session
  }

  /** @throws SessionProblem when there is no such session, or a socket has it already */
  attach(id: string): Session {
    const session = this.find(id)
    if (session.isAttached)
      throw new SessionProblem('attached', 'Another socket is attached to this session.')
    session.isAttached = true
    this.#restartTimer(session)
    return session
  }

  /** A session's socket has left. */
  async detach(session: Session): Promise<void> {
    session.isAttached = false
    if (!session.isKept || session.isClosing) return await this.close(session)
    this.#restartTimer(session)
  }

  async close(session: Session): Promise<void> {
    clearTimeout(this.#timers.get(session.id))
    this.#timers.delete(session.id)
    await session.environment[Symbol.asyncDispose]()
    // Last: whoever takes its place finds its slot free.
    this.#open.delete(session.id)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#open.values()].map((session) => this.close(session)))
  }

  #restartTimer(session: Session): void {
    clearTimeout(this.#timers.get(session.id))
    this.#timers.delete(session.id)
    const { idleMs } = this.options
    if (idleMs === undefined || session.isAttached) return
    this.#timers.set(session.id, setTimeout(() => void this.close(session), idleMs).unref())
  }
}
