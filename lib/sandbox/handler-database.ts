import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite, QueryOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { ToolDatabase } from '../define/define-tool.ts'
import type { Engine } from './engine.ts'

/** Statements that read or write rows, after any comments and parentheses. */
const rowStatement =
  /^(?:\s|\(|--[^\n]*\n|\/\*[\s\S]*?\*\/)*(?:select|insert|update|delete|merge|with|values|savepoint|release|rollback\s+to)\b/i

/** Whether a statement does nothing but read and write rows. */
export function isRowStatement(sql: string): boolean {
  return rowStatement.test(sql)
}

/** The call that a handler's code runs in, however late. */
const running = new AsyncLocalStorage<HandlerDatabase>()

/** The database of each slot: handlers get the same one in every call, so that they can keep statements prepared. */
const databases = new WeakMap<Engine, Map<number, ToolDatabase>>()

/**
 * What one tool call may do with the database of its slot: it works until the call is over, and takes only statements
 * on rows. A handler that ended the transaction, changed a setting or went on after its answer would reach what is not
 * its own.
 */
export class HandlerDatabase {
  readonly db: ToolDatabase
  readonly #engine: Engine
  readonly #slot: number
  readonly #pending = new Set<Promise<unknown>>()
  #isOver = false

  constructor(engine: Engine, slot: number) {
    this.#engine = engine
    this.#slot = slot
    const slots = databases.get(engine) ?? new Map<number, ToolDatabase>()
    databases.set(engine, slots)
    this.db = slots.get(slot) ?? slotDatabase()
    slots.set(slot, this.db)
  }

  /** Runs a handler, whose queries then belong to this call. */
  run<T>(handler: () => Promise<T>): Promise<T> {
    return running.run(this, handler)
  }

  async query(
    sql: string,
    parameters: unknown[],
    rowMode?: QueryOptions['rowMode'],
  ): Promise<{ rows: Record<string, unknown>[] }> {
    if (this.#isOver) throw new Error(isOver)
    if (!isRowStatement(sql)) {
      throw new Error('a tool handler may only read and write rows (select, insert, update, delete, merge)')
    }
    const query = this.#engine.query(this.#slot, sql, parameters, rowMode)
    this.#pending.add(query)
    try {
      return await query
    } finally {
      this.#pending.delete(query)
    }
  }

  /** Refuses further queries and waits for those that run. */
  async finish(): Promise<void> {
    this.#isOver = true
    await Promise.allSettled(this.#pending)
  }
}

const isOver = 'the tool call is over; await every query before the handler returns'

/** All that drizzle's driver uses of a PGlite. */
function slotDatabase(): ToolDatabase {
  const client = {
    query: async (sql: string, parameters: unknown[], options?: QueryOptions) => {
      const call = running.getStore()
      if (!call) throw new Error(isOver)
      return await call.query(sql, parameters, options?.rowMode)
    },
    transaction: () => {
      throw new Error('a tool call is already one transaction; use db itself')
    },
  }
  return drizzle({ client: client as unknown as PGlite })
}
