/** A name as SQL, with any characters in it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/**
 * A value as an SQL literal. Objects become JSON text; arrays and dates must have been mapped by their column.
 *
 * Only for a sandbox's own definitions (records, defaults, documents): what an agent sends is always a parameter.
 */
export function sqlLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : `'${value}'`
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (value instanceof Date) return quoteText(value.toISOString())
  return quoteText(typeof value === 'string' ? value : JSON.stringify(value))
}

// Quotes suffice: standard_conforming_strings is on, so a backslash is an ordinary character.
function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
