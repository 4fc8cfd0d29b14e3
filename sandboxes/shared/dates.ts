const dayMilliseconds = 86_400_000

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A date as texts show it: `31 October 2025` for `2025-10-31`. */
export function longDay(date: string): string {
  return longDate.format(new Date(date))
}

/** The UTC day of an instant, `YYYY-MM-DD`. */
export function dayOf(instant: string | Date): string {
  return new Date(instant).toISOString().slice(0, 10)
}

/**
 * The day so many calendar days after another; before it when `days` is negative.
 *
 * @param from - a day, or an instant, whose UTC day counts
 */
export function addDays(from: string | Date, days: number): string {
  return dayOf(new Date(Date.parse(dayOf(from)) + days * dayMilliseconds))
}

/** Calendar days from one UTC day to another: 1 from the evening of one day to the next morning. */
export function daysBetween(from: string | Date, to: string | Date): number {
  return (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / dayMilliseconds
}
