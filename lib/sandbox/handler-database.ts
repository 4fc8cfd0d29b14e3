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

/**
 * The database that one tool call hands to its handler: it works until the call is over, and takes only statements
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
    const client = {
      query: (sql: string, parameters: unknown[], options?: QueryOptions) =>
        this.query(sql, parameters, options?.rowMode),
      transaction: () => {
        throw new Error('a tool call is already one transaction; use db itself')
      },
    }
    // All that drizzle's driver uses of a PGlite.
    this.db = drizzle({ client: client as unknown as PGlite })
  }

  async query(
    sql: string,
    parameters: unknown[],
    rowMode?: QueryOptions['rowMode'],
  ): Promise<{ rows: Record<string, unknown>[] }> {
    if (this.#isOver) throw new Error('the tool call is over; await every query before the handler returns')
    if (!isRowStatement(sql)) {
      throw new Error('a tool handler may only read and write rows (select, insert, update, delete, merge)')
    }
    const running = this.#engine.query(this.#slot, sql, parameters, rowMode)
    this.#pending.add(running)
    try {
      return await running
    } finally {
      this.#pending.delete(running)
    }
  }

  /** Refuses further queries and waits for those that run. */
  async finish(): Promise<void> {
    this.#isOver = true
    await Promise.allSettled(this.#pending)
  }
}
