/**
 * The day that the warranty provider and the promotion engine take for today.
 *
 * Odd, and conformed to: every stamp follows the sandbox's frozen clock (1 October 2025), but these two outside
 * services compare with a later day. Recorded answers refuse a warranty that ends on 20 March 2026, grant one that
 * ends on 23 February 2027, and refuse every promotion up to the end of 2025. The exact day is not observable; any
 * between those answers alike. Records that shall be in force must therefore end later than this.
 */
export const providersToday = new Date('2026-11-20T00:00:00Z')

/** The instant written by a tool that records something: five seconds after the frozen clock, as recorded. */
export function writtenAt(now: Date): string {
  return new Date(now.getTime() + 5000).toISOString()
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
