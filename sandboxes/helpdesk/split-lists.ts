import type { PgColumn } from 'drizzle-orm/pg-core'

/** Makes a list of a text with commas where the column holds a list: `escalated,offboarding`. */
export function splitLists(
  fields: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, PgColumn>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const isListAsText = columns[field]?.dataType === 'array' && typeof value === 'string'
      return [field, isListAsText ? entries(value) : value]
    }),
  )
}

function entries(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
