import type { Records } from '../rows.ts'

/** One set of records from several. */
export function together(...parts: readonly Records[]): Records {
  const all: Record<string, unknown[]> = {}
  for (const part of parts) {
    for (const [table, rows] of Object.entries(part)) all[table] = [...(all[table] ?? []), ...rows]
  }
  return all as Records
}
