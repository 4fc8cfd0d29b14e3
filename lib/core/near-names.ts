/**
 * The names most like a misspelt one, nearest first: what an error offers as "did you mean".
 *
 * @param name - the name that was not found
 * @param known - the names that exist
 * @param limit - how many to offer at most
 */
export function nearNames(name: string, known: Iterable<string>, limit = 3): string[] {
  const wanted = name.toLowerCase()
  const reach = Math.max(2, Math.floor(name.length / 3))
  return [...new Set(known)]
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, limit)
    .map(({ candidate }) => candidate)
}

/** Levenshtein's distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const substituted = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** `Did you mean a, b or c?`, or nothing when no name is near. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const near = nearNames(name, known)
  if (near.length === 0) return undefined
  const last = near.pop()
  return near.length === 0 ? `Did you mean ${last}?` : `Did you mean ${near.join(', ')} or ${last}?`
}
