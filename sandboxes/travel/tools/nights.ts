import { ToolError } from '../../../lib/sandbox/index.ts'
import { dayOf } from '../../shared/index.ts'

/** The days of arrival and departure; the nights are those from the first to before the second. */
export interface Nights {
  readonly from: string
  readonly to: string
}

/**
 * The nights of a stay. Times of day do not matter.
 *
 * @throws ToolError for a date that is none, or a departure that is not after the arrival
 */
export function nightsOf(checkIn: string, checkOut: string): Nights {
  const nights = { from: parseDay(checkIn), to: parseDay(checkOut) }
  if (nights.to <= nights.from) {
    throw new ToolError(
      `Departure (${nights.to}) must be after arrival (${nights.from}). Check the two dates.`,
    )
  }
  return nights
}

/** @throws ToolError for a text that is no date */
export function parseDay(text: string): string {
  const time = /^\d{4}-\d\d-\d\d([T ].*)?$/.test(text.trim()) ? Date.parse(text.trim()) : Number.NaN
  if (Number.isNaN(time)) {
    throw new ToolError(`${JSON.stringify(text)} is no date. Write ISO 8601, such as 2025-10-14T15:00:00Z.`)
  }
  return dayOf(new Date(time))
}
