/** A value that does not belong where it stands, in a few words for an error message. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string')
    return `the text ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'bigint') return `the bigint ${value}n`
  if (Array.isArray(value)) return 'a list'
  if (value instanceof Date) return 'a Date'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

/** The same as the rest of a sentence about a field: `is missing`, `is a list`. */
export function missingOrWrong(value: unknown): string {
  return value === undefined ? 'is missing' : `is ${describeValue(value)}`
}
