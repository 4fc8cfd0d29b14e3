import type { PGlite } from '@electric-sql/pglite'
import { is, SQL } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { InfrastructureError } from '../core/infrastructure-error.ts'
import { quoteName } from '../core/sql-literal.ts'
import type { TableShape } from '../core/table-shape.ts'
import { isNumbered } from '../define/table-ddl.ts'
import { bootImage, newSlotSql, slotName, slotNames } from './bake.ts'
import type { FirstContents } from './first-contents.ts'
import { KnowledgeLibrary } from './knowledge-library.ts'
import type { Rows } from './postgres-exchange.ts'
import { PostgresSession, type PreparedStatements, type Scope } from './postgres-session.ts'
import { type Seed, type SnapshotTexts, wipeSql } from './seed.ts'
import { SlotFills } from './slot-fills.ts'
import type { SlotPool } from './slot-pool.ts'
import { SlotQueries, type WrittenRows } from './slot-snapshot.ts'

/** Resets of a slot after which its dead rows are vacuumed away: nothing else does it in a single session. */
const vacuumEvery = 64
/** Resets of any slot after which the write-ahead log is let go. */
const checkpointEvery = 256

/** An agent that does not wait asks again within this time, and its next statement ends the transaction along the way. */
const settleAfterMs = 10

/** For statements that name everything in full. */
const owner: Scope = { names: [], role: undefined }

const textsSchema = z.record(z.string(), z.string())
const writtenSchema = z.object({ rows: z.string(), count: z.number() })

/** What a call has written, by table. */
export type Written = Readonly<Record<string, WrittenRows>>

export interface EngineTables {
  /** What makes them. */
  readonly ddl: string
  readonly tables: Readonly<Record<string, PgTable>>
  readonly shapes: Readonly<Record<string, TableShape>>
}

interface SlotState {
  readonly queries: SlotQueries
  readonly prepared: PreparedStatements
  readonly fills: SlotFills
  /** What each table was last filled with. */
  filled: Seed['inserts']
  /** How tables read after a filling that always makes the same rows. */
  readonly constant: Map<string, { readonly insert: string | undefined; readonly text: string }>
  /** The clock by which it was filled: a row may have its time from it. */
  clock: number
  /** The state of each table when it was last read, in the order of the sandbox's tables. */
  texts: SnapshotTexts
  /** Tables that may have been written to since they were filled. */
  readonly dirty: Set<string>
  resets: number
}

/**
 * A running PGlite with its slots.
 *
 * Everything runs through {@link exclusive}, one piece of work at a time: there is one session, and an open
 * transaction belongs to whoever opened it.
 */
export class Engine {
  readonly pool: SlotPool
  readonly library = new KnowledgeLibrary()
  readonly #session: PostgresSession
  readonly #tables: EngineTables
  readonly #slots = new Map<number, SlotState>()
  readonly #hasForeignKeys: boolean
  /** Tables in which the same filling always makes the same rows. */
  readonly #constant: ReadonlySet<string>
  /** What slots hold that were never reset. */
  #first: Pick<FirstContents, 'inserts' | 'now'> = { inserts: new Map(), now: new Date(Number.NaN) }
  /** The state of tables as the image has them, as far as it was read. */
  readonly #firstTexts: Record<string, string> = {}
  #allResets = 0
  #settling: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  private constructor(pg: PGlite, pool: SlotPool, tables: EngineTables) {
    this.pool = pool
    this.#session = new PostgresSession(pg, (failure) => this.pool.close(failure))
    this.#tables = tables
    this.#hasForeignKeys = Object.values(tables.tables).some(
      (table) => getTableConfig(table).foreignKeys.length > 0,
    )
    this.#constant = new Set(Object.keys(tables.tables).filter((name) => isConstant(tables.tables[name])))
  }

  /**
   * Starts a database from an image.
   *
   * @param pool - the slots of the image, and how many there may become
   * @param contents - what the image was to begin with
   */
  static async boot(
    image: Uint8Array,
    pool: SlotPool,
    tables: EngineTables,
    contents: FirstContents,
  ): Promise<Engine> {
    const engine = new Engine(await bootImage(image), pool, tables)
    const [found] = await engine.exec('select key from sandbox.contents')
    if (found?.rows[0]?.key === contents.key) engine.#beginWith(contents)
    return engine
  }

  /** Why this database can no longer be used. */
  get failure(): InfrastructureError | undefined {
    return this.#session.failure
  }

  /** Runs the work when everything asked for earlier is done. */
  async exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      if (this.failure) throw this.failure
      return await work()
    })
    this.#last = turn.catch(() => {})
    return await turn
  }

  /** Several statements without parameters. Only inside {@link exclusive}. */
  async exec(sql: string): Promise<readonly Rows[]> {
    return await this.#session.exec(sql, owner)
  }

  /** One statement with parameters in the call that was begun. Only inside {@link exclusive}. */
  async query(
    slot: number,
    sql: string,
    parameters: readonly unknown[],
    rowMode: 'array' | 'object' = 'object',
  ): Promise<Rows> {
    return await this.#session.query(this.#slot(slot).prepared, sql, parameters, rowMode)
  }

  /** Messages of Postgres' own protocol in the call that was begun. Only inside {@link exclusive}. */
  async forward(messages: Uint8Array): Promise<Uint8Array> {
    return await this.#session.forward(messages)
  }

  /** Begins the transaction of a tool call: this slot's schema and rights, the sandbox's clock. */
  beginCall(slot: number, now: Date, readOnly: boolean): void {
    const begin = readOnly ? 'begin read only' : `begin; ${this.#slot(slot).queries.written}`
    this.#session.begin(begin, { names: slotNames(slot, now), role: slotName(slot) })
  }

  /**
   * Commits a tool call.
   *
   * @returns what it has written, by table; undefined when a statement had failed, so that Postgres can only roll back
   */
  async commitCall(slot: number, readOnly: boolean): Promise<Written | undefined> {
    const session = this.#session
    if (session.isOpen && session.hasFailed) return undefined
    if (readOnly || !session.isOpen) {
      session.commitLater()
      this.#settleSoon()
      return {}
    }
    const state = this.#slot(slot)
    const before = toCounts(session.begun)
    const after = toCounts(await session.exec(state.queries.written))
    const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name))
    // Before the commit: what is half done is dirty too.
    for (const name of changed) state.dirty.add(name)
    await this.#prepareReads(state, changed)
    const results = await session.exec(
      [state.queries.readWritten(changed), 'commit'].filter(Boolean).join('; '),
    )
    if (results.at(-1)?.command === 'ROLLBACK') return undefined
    return Object.fromEntries(
      changed.map((name, index) => [name, writtenSchema.parse(results[index]?.rows[0])]),
    )
  }

  async rollbackCall(): Promise<void> {
    await this.#session.rollback()
  }

  /** Makes a slot that the image does not have, as if it had. Only inside {@link exclusive}. */
  async makeSlot(slot: number, now: Date): Promise<void> {
    // Of an image without contents, nothing says by which clock its slots are filled.
    const first = this.#first.inserts.size > 0 ? this.#first : { inserts: this.#first.inserts, now }
    try {
      const sql = newSlotSql(slot, this.#tables.ddl, first)
      await this.#session.exec(sql, ownScope(slot, first.now))
    } catch (error) {
      if (!this.failure) await this.#session.exec('rollback')
      throw error
    }
  }

  /**
   * Puts a slot into the state of a seed.
   *
   * Tables that nothing has written to since they were filled with the same rows, and read, are left alone. A table that is filled
   * with the same rows again is not read again.
   *
   * @param thorough - fills and reads all tables all the same
   * @returns the state of all tables
   */
  async resetSlot(slot: number, now: Date, seed: Seed, thorough = false): Promise<SnapshotTexts> {
    const scope = ownScope(slot, now)
    const state = this.#slots.get(slot) ?? (await this.#prepareSlot(slot, scope))
    await this.#tidy(slot, state, scope)
    const all = thorough || state.clock !== now.getTime()
    const stale = Object.entries(this.#tables.tables).filter(
      ([name]) => all || state.dirty.has(name) || state.filled.get(name) !== seed.inserts.get(name),
    )
    for (const [name] of stale) state.dirty.add(name)
    const inserts = stale.flatMap(([name]) => seed.inserts.get(name) ?? [])
    const fills = inserts.map((insert) => `${state.fills.run(insert)};`)
    const wipe = wipeSql(stale.map(([, table]) => table))
    const filling = `${this.#hasForeignKeys ? withoutForeignKeys(wipe) : wipe}
      ${fills.join('\n')}`
    const known = new Map(
      stale.flatMap(([name]) => {
        const before = state.constant.get(name)
        return before && !thorough && before.insert === seed.inserts.get(name) ? [[name, before.text]] : []
      }),
    )
    const read = Object.keys(this.#tables.tables).filter(
      (name) => !known.has(name) && (state.dirty.has(name) || state.texts[name] === undefined),
    )
    const fresh = read.filter((name) => !state.dirty.has(name))
    let results: readonly Rows[]
    try {
      await this.#prepareReads(state, read, scope)
      results = await this.#session.exec(
        `begin; set constraints all deferred; ${filling}
        ${seed.sequences}; commit; ${state.queries.read(read)}`,
        scope,
      )
    } catch (error) {
      state.fills.forget()
      if (!this.failure) await this.#session.exec('rollback')
      throw error
    }
    state.filled = seed.inserts
    state.clock = now.getTime()
    state.dirty.clear()
    const count = Object.keys(state.texts).length
    takeTexts(state, read, results)
    if (known.size > 0) state.texts = { ...state.texts, ...Object.fromEntries(known) }
    if (Object.keys(state.texts).length > count) state.texts = this.#inOrder(state.texts)
    for (const [name] of stale) {
      const text = state.texts[name]
      if (text !== undefined && this.#constant.has(name))
        state.constant.set(name, { insert: seed.inserts.get(name), text })
    }
    // What nothing has filled is as it came with the image, in every slot.
    for (const name of fresh) this.#firstTexts[name] = state.texts[name] ?? ''
    return state.texts
  }

  /**
   * Reads the state of all tables.
   *
   * @param thorough - reads tables that nothing has written to as well
   */
  async snapshot(slot: number, thorough = false): Promise<SnapshotTexts> {
    const state = this.#slot(slot)
    const names = Object.keys(this.#tables.tables).filter((name) => thorough || state.dirty.has(name))
    const before = state.texts
    const texts = await this.read(slot, names)
    // Should ever a table have changed unnoticed: it is not as it was filled.
    for (const name of names) if (before[name] !== texts[name]) state.dirty.add(name)
    return state.texts
  }

  /** Reads the state of tables. Only inside {@link exclusive}. */
  async read(slot: number, names: readonly string[]): Promise<SnapshotTexts> {
    if (names.length === 0) return {}
    const state = this.#slot(slot)
    const scope = ownScope(slot, new Date(state.clock))
    await this.#prepareReads(state, names, scope)
    return takeTexts(state, names, await this.#session.exec(state.queries.read(names), scope))
  }

  /** Waits for what is running, then stops the database. Closing it under a running query could hang the process. */
  async close(): Promise<void> {
    await this.#last
    await this.#session.close()
  }

  /** Ends what is still owed unless the next piece of work comes soon: no transaction stays open while a model thinks. */
  #settleSoon(): void {
    this.#settling ??= setTimeout(() => {
      this.#settling = undefined
      this.exclusive(() => this.#session.settle()).catch(() => {})
    }, settleAfterMs)
  }

  #slot(slot: number): SlotState {
    const state = this.#slots.get(slot)
    if (!state) throw new Error(`slot ${slot} was never reset`)
    return state
  }

  #beginWith(contents: FirstContents): void {
    this.#first = contents
    this.library.adopt(contents.knowledge)
  }

  async #prepareSlot(slot: number, scope: Scope): Promise<SlotState> {
    const { tables, shapes } = this.#tables
    const queries = new SlotQueries(slot, tables, shapes)
    await this.#session.exec(queries.prepare, scope)
    const state: SlotState = {
      queries,
      prepared: new Map(),
      fills: new SlotFills(slot),
      filled: this.#first.inserts,
      constant: new Map(),
      clock: this.#first.now.getTime(),
      texts: this.#inOrder(this.#firstTexts),
      dirty: new Set<string>(),
      resets: 0,
    }
    this.#slots.set(slot, state)
    return state
  }

  /** The same texts in the order of the sandbox's tables. */
  #inOrder(texts: SnapshotTexts): SnapshotTexts {
    const names = Object.keys(this.#tables.tables)
    return Object.fromEntries(
      names.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]])),
    )
  }

  async #prepareReads({ queries }: SlotState, names: readonly string[], scope?: Scope): Promise<void> {
    const prepare = queries.prepareReads(names)
    if (!prepare) return
    await this.#session.exec(prepare, scope)
    queries.readsPrepared(names)
  }

  async #tidy(slot: number, state: SlotState, scope: Scope): Promise<void> {
    this.#allResets++
    if (++state.resets % vacuumEvery === 0) {
      const names = Object.values(this.#tables.shapes).map(
        ({ sqlName }) => `${slotName(slot)}.${quoteName(sqlName)}`,
      )
      // It must not follow a commit in the same exchange.
      await this.#session.settle(scope)
      await this.#session.exec(`vacuum (truncate, process_toast false) ${names.join(', ')}`)
    }
    if (this.#allResets % checkpointEvery === 0) await this.#session.exec('checkpoint', scope)
  }
}

/** For statements of the sandbox itself on a slot's tables. */
function ownScope(slot: number, now: Date): Scope {
  return { names: slotNames(slot, now), role: undefined }
}

/**
 * Wipes tables while foreign keys do not act: rows that refer to wiped ones stay, and are referred to by the same again.
 * Only where there are any, because it makes Postgres forget every plan.
 */
function withoutForeignKeys(wipe: string): string {
  return `set local session_replication_role = replica; ${wipe} set local session_replication_role = origin;`
}

/** Whether no value of a table's rows is left to a sequence or to an expression, which may be another one each time. */
function isConstant(table: PgTable | undefined): boolean {
  return (
    table !== undefined &&
    getTableConfig(table).columns.every((column) => !isNumbered(column) && !is(column.default, SQL))
  )
}

/** Takes the state of tables from the results of reading them, which come last. */
function takeTexts(state: SlotState, names: readonly string[], results: readonly Rows[]): SnapshotTexts {
  const rows = names.length === 0 ? [] : results.slice(-names.length).map((result) => result.rows[0])
  const texts = textsSchema.parse(Object.assign({}, ...rows))
  state.texts = { ...state.texts, ...texts }
  return texts
}

function toCounts(results: readonly Rows[]): ReadonlyMap<string, number> {
  // Read together with a statement of a tool's, whose rows may be arrays.
  const rows = results.at(-1)?.rows.map((row) => Object.values(row)) ?? []
  return new Map(rows.map(([name, count]) => [String(name), Number(count)]))
}
