import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite'

const { serialize } = protocol

const describe = serialize.describe({ type: 'P' })
const execute = serialize.execute({})
const sync = serialize.sync()

export type Rows = Results<Record<string, unknown>>

/** What Postgres answered in one exchange. */
export interface Answer {
  /** One for each statement, in order. */
  readonly results: readonly Rows[]
  /** A statement of the open transaction has failed: it can only be rolled back. */
  readonly hasFailed: boolean
}

/** One statement with parameters, see {@link exchangeStatement}. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  readonly rowMode: 'array' | 'object'
  /** The name under which it is, or is now to be, prepared. */
  readonly name: string
  readonly isPrepared: boolean
}

/**
 * Runs statements without parameters in a single exchange with Postgres, where PGlite's own `exec` makes two.
 *
 * @throws DatabaseError when Postgres refuses one
 */
export async function exchangeSql(pg: PGlite, sql: string): Promise<Answer> {
  return await exchange(pg, serialize.query(sql), 'object')
}

/**
 * Runs one statement with parameters in a single exchange with Postgres.
 *
 * PGlite's own `query` makes six, to learn the parameters' types before it writes them. Sent as text, as here, every value
 * that drizzle hands over is understood for every type.
 *
 * @param before - statements without parameters that run first; empty when there are none
 * @throws DatabaseError when Postgres refuses one
 */
export async function exchangeStatement(pg: PGlite, before: string, statement: Statement): Promise<Answer> {
  const { sql, parameters, rowMode, name, isPrepared } = statement
  const messages = [
    ...(before ? [serialize.query(before)] : []),
    ...(isPrepared ? [] : [serialize.parse({ name, text: sql })]),
    serialize.bind({ statement: name, values: parameters.map(asText) }),
    describe,
    execute,
    sync,
  ]
  return await exchange(pg, Buffer.concat(messages), rowMode)
}

async function exchange(pg: PGlite, sent: Uint8Array, rowMode: 'array' | 'object'): Promise<Answer> {
  const { messages } = await pg.execProtocol(sent, { syncToFs: false })
  const last = messages.at(-1)
  return {
    results: parse.parseResults(messages, pg.parsers, { rowMode }) as Rows[],
    hasFailed: last !== undefined && 'status' in last && last.status === 'E',
  }
}

/** A parameter in Postgres' text format. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
