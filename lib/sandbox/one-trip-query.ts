import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite'

const { serialize } = protocol

const describe = serialize.describe({ type: 'P' })
const execute = serialize.execute({})
const sync = serialize.sync()

/**
 * Runs one statement with parameters in a single exchange with the backend.
 *
 * PGlite's own `query` makes six, to learn the parameters' types before it writes them. Sent as text, as here, every value
 * that drizzle hands over is understood whatever its type is.
 *
 * @throws DatabaseError when Postgres refuses the statement
 */
export async function oneTrip(
  pg: PGlite,
  sql: string,
  parameters: readonly unknown[],
  rowMode: 'array' | 'object',
): Promise<Results<Record<string, unknown>>> {
  const message = Buffer.concat([
    serialize.parse({ text: sql }),
    serialize.bind({ values: parameters.map(asText) }),
    describe,
    execute,
    sync,
  ])
  const { messages } = await pg.execProtocol(message, { syncToFs: false })
  const [results] = parse.parseResults(messages, pg.parsers, { rowMode })
  if (!results) throw new Error('the statement had no result')
  return results as Results<Record<string, unknown>>
}

/** A parameter in Postgres' text format. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
