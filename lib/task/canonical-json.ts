/**
 * A value as JSON text that is the same for equal values: keys in order, dates as instants, and what JSON has no
 * word for (asymmetric matchers, functions, big integers) spelt out.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(canonical(value)) ?? 'null'
}

function canonical(value: unknown): unknown {
  if (typeof value === 'bigint') return { $bigint: String(value) }
  if (typeof value === 'function') return { $function: String(value) }
  if (value instanceof Date) return { $date: value.toISOString() }
  if (value instanceof RegExp) return { $regexp: String(value) }
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)])
  const plain = Object.fromEntries(entries)
  // A matcher's class says what it does with its sample.
  return 'asymmetricMatch' in value ? { $matcher: value.constructor.name, ...plain } : plain
}
