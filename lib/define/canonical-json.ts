/**
 * A value as JSON text that is the same for equal values: keys in order, dates as instants, and what JSON has no
 * word for (asymmetric matchers, functions, big integers, zod schemas) spelt out. Never throws.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(canonical(value, [])) ?? 'null'
}

/** Schemas that make others as they are read could go on for ever. */
const deepest = 100

/** @param above - what the value is inside of: a schema may refer to itself */
function canonical(value: unknown, above: readonly unknown[]): unknown {
  if (typeof value === 'bigint') return { $bigint: String(value) }
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) }
  if (typeof value === 'function') return { $function: String(value) }
  if (value instanceof Date)
    return { $date: Number.isNaN(value.getTime()) ? String(value) : value.toISOString() }
  if (value instanceof RegExp) return { $regexp: String(value) }
  if (typeof value !== 'object' || value === null) return value
  const turn = above.indexOf(value)
  if (turn !== -1 || above.length > deepest) return { $above: above.length - turn }
  const inside = [...above, value]
  if (Array.isArray(value)) return value.map((inner) => canonical(inner, inside))
  const definition = schemaDefinition(value)
  if (definition) return { $schema: canonical(definition, inside) }
  const isMatcher = 'asymmetricMatch' in value
  const entries = Object.keys(value)
    // What a schema matcher found out last is no part of it.
    .filter((key) => !(isMatcher && key === 'result'))
    .map((key): [string, unknown] => [key, read(value, key)])
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner, inside)])
  const plain = Object.fromEntries(entries)
  // A matcher's class says what it does with its sample.
  return isMatcher ? { $matcher: value.constructor.name, ...plain } : plain
}

/** What a zod schema, or a check of one, is made of; of one that is made when it is needed, what that is. */
function schemaDefinition(value: object): object | undefined {
  const internals = '_zod' in value ? value._zod : undefined
  if (typeof internals !== 'object' || internals === null || !('def' in internals)) return undefined
  const inner = read(internals, 'innerType')
  const { def } = internals
  if (typeof def !== 'object' || def === null) return undefined
  // What zod keeps of the inner schema is the inner schema again: written twice at each level, it would grow without end.
  return { ...def, _cachedInner: undefined, ...(inner !== undefined && { inner }) }
}

function read(object: object, key: string): unknown {
  try {
    return Reflect.get(object, key)
  } catch (error) {
    return { $error: String(error) }
  }
}
