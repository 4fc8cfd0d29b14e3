import type { ToolDatabase } from '../../../lib/sandbox/index.ts'
import { cents } from '../../shared/index.ts'
import type { bookings } from '../schema.ts'
import { parseDay } from './nights.ts'
import { duringNights, stockOf, totalPrice } from './stock.ts'

export type Booking = typeof bookings.$inferSelect

/** A booking's price after a change, and what that is more than before. */
export interface Repriced {
  readonly value: string
  readonly difference: number
}

/**
 * The price of a stay by what its nights cost on sale now.
 *
 * Kept as recorded: nights that are not on sale count nothing, and when none is, the booking keeps its price.
 */
export async function reprice(db: ToolDatabase, before: Booking, after: Booking): Promise<Repriced> {
  const nights = { from: parseDay(after.check_in_date), to: parseDay(after.check_out_date) }
  const rooms = duringNights(await stockOf(db, after.hotel_id, after), nights)
  if (rooms.length === 0) return { value: before.booking_value, difference: 0 }
  const value = totalPrice(rooms)
  return { value: value.toFixed(2), difference: cents(value - Number(before.booking_value)) }
}
