import type { PGlite } from '@electric-sql/pglite'
import { InfrastructureError } from '../core/infrastructure-error.ts'
import { exchangeSql, exchangeStatement, type Rows } from './postgres-exchange.ts'

/** Statements of a slot's tools that stay prepared; the oldest makes room for a new one. */
const mostPrepared = 100

/** The statements that are prepared for one slot, by their text. */
export type PreparedStatements = Map<string, string>

/** What names mean to a statement, by which clock, and whose rights it has. */
export interface Scope {
  /** Statements that set names and clock; none where they do not matter. */
  readonly names: readonly string[]
  /** The owner of everything when undefined. */
  readonly role: string | undefined
}

/**
 * The one session of a running Postgres, the transaction that is open in it, and the scope that statements have.
 *
 * Every exchange with Postgres costs more than most statements, so a transaction is begun together with its first
 * statement, and one that only read is ended together with whatever comes next. Entering a scope costs as much as
 * several statements, so it lasts until another one is asked for: what a tool may run cannot change it.
 */
export class PostgresSession {
  readonly #pg: PGlite
  readonly #onFailure: (failure: InfrastructureError) => void
  /** What begins a transaction, until its first statement is sent. */
  #beginning: { readonly scope: Scope; readonly sql: string } | undefined
  /** The results of those statements. */
  #begun: readonly Rows[] = []
  #owesCommit = false
  /** The scope that was entered last; undefined when it may have been undone. */
  #scope: Scope | undefined = { names: [], role: undefined }
  #hasFailed = false
  #statements = 0
  #failure: InfrastructureError | undefined

  /** @param onFailure - told once when the database can no longer be used */
  constructor(pg: PGlite, onFailure: (failure: InfrastructureError) => void) {
    this.#pg = pg
    this.#onFailure = onFailure
  }

  /** Why it can no longer be used. */
  get failure(): InfrastructureError | undefined {
    return this.#failure
  }

  /**
   * Runs statements without parameters, outside of a call or at its end.
   *
   * @param scope - to be entered first; the present one stays when absent
   */
  async exec(sql: string, scope?: Scope): Promise<readonly Rows[]> {
    const before = this.#before(scope)
    const answer = await this.#guard(() => exchangeSql(this.#pg, [...before, sql].join('; ')))
    return answer.results.slice(before.length)
  }

  /**
   * Ends a transaction whose end is still owed, and enters a scope: some statements must not follow another one in the
   * same exchange.
   */
  async settle(scope?: Scope): Promise<void> {
    const before = this.#before(scope)
    if (before.length > 0) await this.#guard(() => exchangeSql(this.#pg, before.join('; ')))
  }

  /** Begins a transaction with the first statement that is asked for in it. */
  begin(sql: string, scope: Scope): void {
    this.#beginning = { scope, sql }
    this.#begun = []
    this.#hasFailed = false
  }

  /** Whether Postgres knows of the transaction: one without a statement need not be ended. */
  get isOpen(): boolean {
    return this.#beginning === undefined
  }

  /** What the statements that began the open transaction returned. */
  get begun(): readonly Rows[] {
    return this.#begun
  }

  /** Whether a statement of the open transaction has failed. */
  get hasFailed(): boolean {
    return this.#hasFailed
  }

  /** Runs one statement with parameters in the transaction. */
  async query(
    prepared: PreparedStatements,
    sql: string,
    parameters: readonly unknown[],
    rowMode: 'array' | 'object',
  ): Promise<Rows> {
    const beginning = this.#beginning
    const before = beginning ? this.#before(beginning.scope) : []
    this.#beginning = undefined
    const known = prepared.get(sql)
    const name = known ?? `tool_${++this.#statements}`
    // Unless the answer says otherwise: an error has no more to tell.
    this.#hasFailed = true
    const { results, hasFailed } = await this.#guard(() =>
      exchangeStatement(this.#pg, beginning ? [...before, beginning.sql].join('; ') : '', {
        sql,
        parameters,
        rowMode,
        name,
        isPrepared: known !== undefined,
      }),
    )
    this.#hasFailed = hasFailed
    if (beginning) this.#begun = results.slice(before.length, -1)
    if (!known) await this.#remember(prepared, sql, name)
    const result = results.at(-1)
    if (!result) throw new Error('the statement had no result')
    return result
  }

  /** Sends messages of Postgres' own protocol in the transaction, and returns its answer as it is. */
  async forward(messages: Uint8Array): Promise<Uint8Array> {
    const beginning = this.#beginning
    this.#beginning = undefined
    if (beginning) {
      const before = this.#before(beginning.scope)
      const sql = [...before, beginning.sql].join('; ')
      this.#begun = (await this.#guard(() => exchangeSql(this.#pg, sql))).results.slice(before.length)
    }
    this.#hasFailed = true
    const answer = await this.#guard(() => this.#pg.execProtocolRaw(messages, { syncToFs: false }))
    // The last message says whether the transaction is ready for more: its last byte is E when it is not.
    this.#hasFailed = answer.at(-1) !== 'T'.charCodeAt(0)
    return answer
  }

  /** Ends a transaction that changed nothing, when Postgres is next asked for something. */
  commitLater(): void {
    if (this.isOpen) this.#owesCommit = true
    this.#beginning = undefined
  }

  async rollback(): Promise<void> {
    const { isOpen } = this
    this.#beginning = undefined
    if (!isOpen) return
    // If it was entered in the transaction, it is undone with it.
    this.#scope = undefined
    await this.exec('rollback')
  }

  async close(): Promise<void> {
    // One that failed is only let go: closing it could hang.
    if (this.#failure) return
    this.#fail(new InfrastructureError('sandbox', 'the sandbox was closed'))
    await this.#pg.close()
  }

  /** What is to be sent before anything else: the end of a transaction that is still owed, the entry into a scope. */
  #before(scope: Scope | undefined): readonly string[] {
    const before = this.#owesCommit ? ['commit'] : []
    this.#owesCommit = false
    if (!scope) return before
    const { names, role } = scope
    const present = this.#scope
    if (names.some((name, index) => name !== present?.names[index])) before.push(...names)
    if (!present || role !== present.role) before.push(role === undefined ? 'reset role' : `set role ${role}`)
    this.#scope = { names: names.length > 0 ? names : (present?.names ?? []), role }
    return before
  }

  async #remember(prepared: PreparedStatements, sql: string, name: string): Promise<void> {
    prepared.set(sql, name)
    if (prepared.size <= mostPrepared) return
    const [oldest] = prepared
    if (!oldest) return
    prepared.delete(oldest[0])
    await this.exec(`deallocate ${oldest[1]}`)
  }

  /** Tells a failed statement, which is the caller's affair, from a failed database, which ends everything. */
  async #guard<T>(work: () => Promise<T>): Promise<T> {
    if (this.#failure) throw this.#failure
    try {
      return await work()
    } catch (error) {
      this.#scope = undefined
      if (isStatementError(error) || (await this.#answers())) throw error
      throw this.#fail(
        new InfrastructureError('sandbox', `the database of the sandbox failed: ${reason(error)}`, {
          cause: error,
        }),
      )
    }
  }

  #fail(failure: InfrastructureError): InfrastructureError {
    this.#failure = failure
    this.#onFailure(failure)
    return failure
  }

  async #answers(): Promise<boolean> {
    try {
      if (this.#pg.closed) return false
      await exchangeSql(this.#pg, 'select 1')
      return true
    } catch (error) {
      return isStatementError(error)
    }
  }
}

/** Postgres refused a statement, and goes on. */
function isStatementError(error: unknown): boolean {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return false
  return error.severity === 'ERROR' && typeof error.code === 'string'
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
