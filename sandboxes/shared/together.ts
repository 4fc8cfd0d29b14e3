/**
 * One set of records from several: the rows of each table behind one another.
 *
 * @example
 * ```ts
 * const records = together(people(ada), ticket('12', ada), { folders: [plans] })
 * ```
 */
export function together<R extends Readonly<Record<string, unknown>>>(...parts: readonly R[]): R {
  const all: Record<string, unknown[]> = {}
  for (const part of parts) {
    for (const [table, rows] of Object.entries(part))
      all[table] = [...(all[table] ?? []), ...(rows as unknown[])]
  }
  return all as R
}
