import type { PGlite, Results } from '@electric-sql/pglite'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { InfrastructureError } from '../agent/infrastructure-error.ts'
import { bootImage, searchPath, slotName } from './bake.ts'
import { KnowledgeLibrary } from './knowledge-library.ts'
import { oneTrip } from './one-trip-query.ts'
import { type Seed, type SnapshotTexts, wipeSql } from './seed.ts'
import { SlotPool } from './slot-pool.ts'
import { SlotQueries } from './slot-snapshot.ts'
import { sqlLiteral } from './sql-literal.ts'
import type { TableShape } from './table-shape.ts'

type Rows = Results<Record<string, unknown>>

/** Resets of a slot after which its dead rows are vacuumed away: nothing else does it in a single backend. */
const vacuumEvery = 64
/** Resets of any slot after which the write-ahead log is let go. */
const checkpointEvery = 256

/** SQLSTATE in_failed_sql_transaction. */
const failedTransaction = '25P02'

const textsSchema = z.record(z.string(), z.string())

export interface EngineTables {
  readonly tables: Readonly<Record<string, PgTable>>
  readonly shapes: Readonly<Record<string, TableShape>>
}

interface SlotState {
  readonly queries: SlotQueries
  /** What each table was last filled with. */
  filled: Seed['inserts']
  /** The state of each table when it was last filled. */
  texts: SnapshotTexts
  /** Tables that may have been written to since. */
  readonly dirty: Set<string>
  /** Rows written by table, as counted when the present call began. */
  written: ReadonlyMap<string, number>
  resets: number
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
  readonly #slots = new Map<number, SlotState>()
  readonly #hasForeignKeys: boolean
  #allResets = 0
  #last: Promise<unknown> = Promise.resolve()
  #failure: InfrastructureError | undefined

  private constructor(pg: PGlite, slots: number, tables: EngineTables) {
    this.#pg = pg
    this.#tables = tables
    this.pool = new SlotPool(slots)
    this.#hasForeignKeys = Object.values(tables.tables).some(
      (table) => getTableConfig(table).foreignKeys.length > 0,
    )
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

  /** One statement with parameters. Only inside {@link exclusive}. */
  async query(sql: string, parameters: unknown[], rowMode: 'array' | 'object' = 'object'): Promise<Rows> {
    return await this.#guard(() => oneTrip(this.#pg, sql, parameters, rowMode))
  }

  /** Opens the transaction of a tool call: this slot's schema and rights, the sandbox's clock. */
  async beginCall(slot: number, now: Date, readOnly: boolean): Promise<void> {
    const state = await this.#slot(slot)
    const results = await this.exec(
      `reset role; reset all; begin${readOnly ? ' read only' : ''}; ${locals(slot, now)};
      set local role ${slotName(slot)}${readOnly ? '' : `; ${state.queries.written}`}`,
    )
    if (!readOnly) state.written = toCounts(results)
  }

  /**
   * Commits a tool call.
   *
   * @returns the state of the tables that it may have changed; undefined when Postgres rolled back, because a statement
   *   had failed
   */
  async commitCall(slot: number, readOnly: boolean): Promise<SnapshotTexts | undefined> {
    const state = await this.#slot(slot)
    if (readOnly) {
      const [commit] = await this.exec('commit; reset role')
      return commit?.command === 'ROLLBACK' ? undefined : {}
    }
    const written = await this.#countWritten(state.queries)
    if (!written) return undefined
    const changed = [...written.keys()].filter((name) => written.get(name) !== state.written.get(name))
    // Before the commit: what is half done is dirty too.
    for (const name of changed) state.dirty.add(name)
    const read = changed.length === 0 ? '' : `; ${state.queries.snapshotOf(changed)}`
    const results = await this.exec(`commit; reset role${read}`)
    if (results[0]?.command === 'ROLLBACK') return undefined
    return changed.length === 0 ? {} : textsSchema.parse(results.at(-1)?.rows[0])
  }

  async rollbackCall(): Promise<void> {
    await this.exec(`rollback; reset role`)
  }

  /**
   * Puts a slot into the state of a seed.
   *
   * Tables that nothing has written to since they were filled with the same rows, and read, are left alone.
   *
   * @param thorough - fills and reads all tables all the same
   * @returns the state of all tables
   */
  async resetSlot(slot: number, now: Date, seed: Seed, thorough = false): Promise<SnapshotTexts> {
    const state = await this.#slot(slot)
    await this.#tidy(slot)
    const stale = Object.entries(this.#tables.tables).filter(
      ([name]) => thorough || state.dirty.has(name) || state.filled.get(name) !== seed.inserts.get(name),
    )
    for (const [name] of stale) state.dirty.add(name)
    const inserts = stale.flatMap(([name]) => seed.inserts.get(name) ?? [])
    const wipe = wipeSql(stale.map(([, table]) => table))
    const filling = `${this.#hasForeignKeys ? withoutForeignKeys(wipe) : wipe}
      ${inserts.map((insert) => `${insert};`).join('\n')}`
    let results: Rows[]
    try {
      results = await this.exec(
        `reset role; reset all; begin; ${locals(slot, now)}; set constraints all deferred;
        ${filling}
        ${seed.sequences}; commit; ${state.queries.read(stale.map(([name]) => name))}`,
      )
    } catch (error) {
      if (!this.#failure) await this.exec('rollback')
      throw error
    }
    state.filled = seed.inserts
    state.dirty.clear()
    state.texts = { ...state.texts, ...textsSchema.parse(results.at(-1)?.rows[0]) }
    return state.texts
  }

  /** Reads the state of all tables. */
  async snapshot(slot: number): Promise<SnapshotTexts> {
    const state = await this.#slot(slot)
    const results = await this.exec(state.queries.snapshot)
    const texts = textsSchema.parse(results.at(-1)?.rows[0])
    // Should ever a table have changed unnoticed: it is not as it was filled.
    for (const [name, text] of Object.entries(texts)) if (state.texts[name] !== text) state.dirty.add(name)
    return texts
  }

  /** Waits for what is running, then stops the database. Closing it under a running query could hang the process. */
  async close(): Promise<void> {
    await this.#last
    // One that failed is only let go: closing it could hang as well.
    if (this.#failure) return
    this.#failure = new InfrastructureError('sandbox', 'the sandbox was closed')
    this.pool.close(this.#failure)
    await this.#pg.close()
  }

  /** Undefined when a statement of the transaction has failed. */
  async #countWritten(queries: SlotQueries): Promise<ReadonlyMap<string, number> | undefined> {
    try {
      return toCounts(await this.exec(queries.written))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === failedTransaction) return undefined
      throw error
    }
  }

  async #slot(slot: number): Promise<SlotState> {
    let state = this.#slots.get(slot)
    if (!state) {
      const { tables, shapes } = this.#tables
      const queries = new SlotQueries(slot, tables, shapes)
      await this.exec(queries.prepare)
      state = {
        queries,
        filled: new Map(),
        texts: {},
        dirty: new Set(Object.keys(tables)),
        written: new Map(),
        resets: 0,
      }
      this.#slots.set(slot, state)
    }
    return state
  }

  async #tidy(slot: number): Promise<void> {
    const state = await this.#slot(slot)
    this.#allResets++
    if (++state.resets % vacuumEvery === 0) {
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

/**
 * Wipes tables while foreign keys do not act: rows that refer to wiped ones stay, and are referred to by the same again.
 * Only where there are any, because it makes Postgres forget every plan.
 */
function withoutForeignKeys(wipe: string): string {
  return `set local session_replication_role = replica; ${wipe} set local session_replication_role = origin;`
}

function toCounts(results: readonly Rows[]): ReadonlyMap<string, number> {
  return new Map(results.at(-1)?.rows.map(({ name, count }) => [String(name), Number(count)]))
}

function locals(slot: number, now: Date): string {
  return `set local search_path = ${searchPath(slot)}; set local sandbox.now = ${sqlLiteral(now.toISOString())}`
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
