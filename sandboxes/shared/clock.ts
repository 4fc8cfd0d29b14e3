/**
 * The instant written by a tool that records something: so many seconds after the frozen clock, in whole seconds.
 *
 * @param seconds - 5 for most recorded tools
 */
export function stampAfter(now: Date, seconds = 5): string {
  return new Date(now.getTime() + seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** Postgres' spelling of an instant (`2025-10-01 13:00:05+00`) as ISO 8601, with all its digits. */
export function isoInstant(stored: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d+)?)(?:\+00(?::?00)?|Z)$/.exec(stored)
  return parts ? `${parts[1]}T${parts[2]}Z` : new Date(stored).toISOString()
}

/** {@link isoInstant} for a column that may be empty. */
export function isoInstantOrNull(stored: string | null): string | null {
  return stored === null ? null : isoInstant(stored)
}
