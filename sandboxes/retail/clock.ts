/**
 * The day that the warranty provider and the promotion engine take for today.
 *
 * Kept as recorded: every stamp follows the sandbox's frozen clock (1 October 2025), but these two outside
 * services compare with a later day. Recorded answers refuse a warranty that ends on 20 March 2026, grant one that
 * ends on 23 February 2027, and refuse every promotion up to the end of 2025. The exact day is not observable; any
 * between those answers alike. Records that are meant to be in force must therefore end later than this.
 */
export const externalServicesToday = new Date('2026-11-20T00:00:00Z')
