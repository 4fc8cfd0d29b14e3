import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'

type Schema = Readonly<Record<string, unknown>>

/** Small repeatable randomness: mulberry32 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
export function randomness(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Texts that exist in the records, by the column that holds them. */
export type KnownTexts = ReadonlyMap<string, readonly string[]>

/** What the columns of the records hold, so that random calls name records that are there. */
export function knownTexts(tables: Iterable<readonly Readonly<Record<string, unknown>>[]>): KnownTexts {
  const texts = new Map<string, string[]>()
  for (const rows of tables) {
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value !== 'string' && typeof value !== 'number') continue
        const known = texts.get(column) ?? []
        if (known.length === 0) texts.set(column, known)
        known.push(String(value))
      }
    }
  }
  return texts
}

const oddTexts = [
  'x',
  '',
  'ä€𝕏',
  "'; commit; --",
  '2025-10-05',
  '2025-10-05T10:00:00Z',
  '7',
  'y'.repeat(9000),
]

/**
 * Arguments that fit a tool's schema, filled with what the records have and with nonsense: most calls of a tool made with
 * them do something.
 */
export function randomArguments(
  tool: Pick<ListedTool, 'inputSchema'>,
  known: KnownTexts,
  random: () => number,
): Record<string, unknown> {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const keys = [...known]
    .filter(([column]) => /(^|_)(id|key|number|code|sku)$/.test(column))
    .flatMap(([, all]) => all)

  function value(schema: Schema, name: string): unknown {
    if ('const' in schema) return schema.const
    if (Array.isArray(schema.enum)) return pick(schema.enum)
    const alternatives = [schema.anyOf, schema.oneOf].find(Array.isArray) as Schema[] | undefined
    if (alternatives) {
      const some = alternatives.filter(({ type }) => type !== 'null')
      return value(pick(some.length > 0 && random() < 0.8 ? some : alternatives) ?? {}, name)
    }
    switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
      case 'string': {
        if (schema.format === 'date') return '2025-10-05'
        if (schema.format === 'date-time') return '2025-10-05T10:00:00Z'
        const fitting = known.get(name) ?? keys
        return pick(random() < 0.8 && fitting.length > 0 ? fitting : oddTexts)
      }
      case 'integer':
        return pick([1, 2, 3, 0, -1, 500])
      case 'number':
        return pick([1, 25.5, 0, -0.1, 1e6])
      case 'boolean':
        return random() < 0.5
      case 'array':
        return Array.from({ length: Math.floor(random() * 3) }, () =>
          value((schema.items ?? {}) as Schema, name),
        )
      case 'object': {
        const required = new Set(Array.isArray(schema.required) ? schema.required : [])
        return Object.fromEntries(
          Object.entries((schema.properties ?? {}) as Record<string, Schema>)
            .filter(([property]) => required.has(property) || random() < 0.5)
            .map(([property, own]) => [property, value(own, property)]),
        )
      }
      default:
        return pick(oddTexts)
    }
  }
  return value({ ...tool.inputSchema, type: 'object' }, '') as Record<string, unknown>
}
