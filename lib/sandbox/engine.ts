import type { PGlite, Results } from '@electric-sql/pglite'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { InfrastructureError } from '../agent/infrastructure-error.ts'
import { bootImage, searchPath, slotName } from './bake.ts'
import { KnowledgeLibrary } from './knowledge-library.ts'
import type { SnapshotTexts } from './seed.ts'
import { SlotPool } from './slot-pool.ts'
import { prepareSnapshotSql, snapshotStatement } from './slot-snapshot.ts'
import { sqlLiteral } from './sql-literal.ts'
import type { TableShape } from './table-shape.ts'

type Rows = Results<Record<string, unknown>>

/** Resets of a slot after which its dead rows are vacuumed away: nothing else does it in a single backend. */
const vacuumEvery = 64
/** Resets of any slot after which the write-ahead log is let go. */
const checkpointEvery = 256

const textsSchema = z.record(z.string(), z.string())

export interface EngineTables {
  readonly tables: Readonly<Record<string, PgTable>>
  readonly shapes: Readonly<Record<string, TableShape>>
}

/**
 * A running PGlite with its slots.
 *
 * Everything runs through {@link exclusive}, one piece of work at a time: there is one backend, and an open
 * transaction belongs to whoever opened it.
 */
export class Engine {
  readonly pool: SlotPool
  readonly library = new KnowledgeLibrary()
  readonly #pg: PGlite
  readonly #tables: EngineTables
  readonly #resets = new Map<number, number>()
  #allResets = 0
  #last: Promise<unknown> = Promise.resolve()
  #failure: InfrastructureError | undefined

  private constructor(pg: PGlite, slots: number, tables: EngineTables) {
    this.#pg = pg
    this.#tables = tables
    this.pool = new SlotPool(slots)
  }

  /** Starts a database from an image with this many slots. */
  static async boot(image: Uint8Array, slots: number, tables: EngineTables): Promise<Engine> {
    const engine = new Engine(await bootImage(image), slots, tables)
    await engine.exec('select 1')
    return engine
  }

  /** Why this database can no longer be used. */
  get failure(): InfrastructureError | undefined {
    return this.#failure
  }

  /** Runs the work when everything asked for earlier is done. */
  async exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      if (this.#failure) throw this.#failure
      return await work()
    })
    this.#last = turn.catch(() => {})
    return await turn
  }

  /** Several statements without parameters. Only inside {@link exclusive}. */
  async exec(sql: string): Promise<Rows[]> {
    return await this.#guard(async () => (await this.#pg.exec(sql)) as Rows[])
  }

  /** One statement with parameters, as drizzle's driver for PGlite asks for it. Only inside {@link exclusive}. */
  async query(sql: string, parameters: unknown[], options?: Parameters<PGlite['query']>[2]): Promise<Rows> {
    return await this.#guard(() => this.#pg.query<Record<string, unknown>>(sql, parameters, options))
  }

  /** Opens the transaction of a tool call: this slot's schema and rights, the sandbox's clock. */
  async beginCall(slot: number, now: Date, readOnly: boolean): Promise<void> {
    await this.exec(
      `reset role; reset all; begin${readOnly ? ' read only' : ''}; ${locals(slot, now)}; set local role ${slotName(slot)}`,
    )
  }

  /**
   * Commits a tool call.
   *
   * @returns the slot's state afterwards when it is asked for; `committed: false` when Postgres rolled back because
   *   a statement had failed
   */
  async commitCall(slot: number, snapshot: boolean): Promise<{ committed: boolean; texts?: SnapshotTexts }> {
    await this.#prepareSnapshot(slot)
    const [commit, , rows] = await this.exec(
      `commit; reset role${snapshot ? `; execute ${snapshotStatement(slot)}` : ''}`,
    )
    if (commit?.command === 'ROLLBACK') return { committed: false }
    return snapshot ? { committed: true, texts: textsSchema.parse(rows?.rows[0]) } : { committed: true }
  }

  async rollbackCall(): Promise<void> {
    await this.exec('rollback; reset role')
  }

  /** Empties and fills a slot, in one statement to the backend, and reads its state. */
  async resetSlot(slot: number, now: Date, seedSql: string): Promise<SnapshotTexts> {
    await this.#tidy(slot)
    await this.#prepareSnapshot(slot)
    try {
      const results = await this.exec(
        `reset role; reset all; begin; ${locals(slot, now)};\n${seedSql};\ncommit; execute ${snapshotStatement(slot)}`,
      )
      return textsSchema.parse(results.at(-1)?.rows[0])
    } catch (error) {
      if (!this.#failure) await this.exec('rollback')
      throw error
    }
  }

  async snapshot(slot: number): Promise<SnapshotTexts> {
    const results = await this.exec(`execute ${snapshotStatement(slot)}`)
    return textsSchema.parse(results.at(-1)?.rows[0])
  }

  /** Waits for what is running, then stops the database. Closing it under a running query could hang the process. */
  async close(): Promise<void> {
    await this.#last
    this.#failure ??= new InfrastructureError('sandbox', 'the sandbox was closed')
    this.pool.close(this.#failure)
    if (!this.#pg.closed) await this.#pg.close().catch(() => {})
  }

  readonly #prepared = new Set<number>()

  async #prepareSnapshot(slot: number): Promise<void> {
    if (this.#prepared.has(slot)) return
    await this.exec(prepareSnapshotSql(this.#tables.tables, this.#tables.shapes, slot))
    this.#prepared.add(slot)
  }

  async #tidy(slot: number): Promise<void> {
    const resets = (this.#resets.get(slot) ?? 0) + 1
    this.#resets.set(slot, resets)
    this.#allResets++
    if (resets % vacuumEvery === 0) {
      const names = Object.values(this.#tables.shapes).map(
        ({ sqlName }) => `${slotName(slot)}."${sqlName.replaceAll('"', '""')}"`,
      )
      await this.exec(`vacuum (truncate, process_toast false) ${names.join(', ')}`)
    }
    if (this.#allResets % checkpointEvery === 0) await this.exec('checkpoint')
  }

  /** Tells a failed statement, which is the caller's affair, from a failed database, which ends everything. */
  async #guard<T>(work: () => Promise<T>): Promise<T> {
    if (this.#failure) throw this.#failure
    try {
      return await work()
    } catch (error) {
      if (isStatementError(error) || (await this.#answers())) throw error
      this.#failure = new InfrastructureError(
        'sandbox',
        `the database of the sandbox failed: ${reason(error)}`,
        {
          cause: error,
        },
      )
      this.pool.close(this.#failure)
      throw this.#failure
    }
  }

  async #answers(): Promise<boolean> {
    try {
      if (this.#pg.closed) return false
      await this.#pg.exec('select 1')
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

function locals(slot: number, now: Date): string {
  return `set local search_path = ${searchPath(slot)}; set local sandbox.now = ${sqlLiteral(now.toISOString())}`
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
