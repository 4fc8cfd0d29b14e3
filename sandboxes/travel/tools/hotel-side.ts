import { inArray } from 'drizzle-orm'
import type { ToolDatabase } from '../../../lib/sandbox/index.ts'
import { bookings } from '../schema.ts'
import type { Booking } from './booking-price.ts'
import { bookingSystemStamp } from './system-stamps.ts'

type Wanted = Readonly<Partial<Record<keyof Booking, unknown>>>

const remade = ['check_in_date', 'check_out_date', 'room_type'] as const
/** A move of the whole stay, or another kind of room. */
const remadeBefore = /\bcheck_in_date: .*\bcheck_out_date: |\broom_type: /
/** Entries of this conversation: whoever changes twice in one has the reservation still at hand. */
const fromToday = `${bookingSystemStamp}:`

/**
 * What the hotel's system makes of a change: a reservation that was moved on an earlier day is made anew, without the
 * board and the children that the call does not name. Whoever changed it is answered before.
 */
export function asTheHotelTookIt(before: Booking, after: Booking, wanted: Wanted): Booking {
  const anew = remade.some((field) => before[field] !== after[field])
  if (
    !anew ||
    !before.modification_history.some((entry) => remadeBefore.test(entry) && !entry.startsWith(fromToday))
  )
    return after
  return {
    ...after,
    board_type:
      wanted.board_type || after.board_type === 'without_breakfast' ? after.board_type : 'with_breakfast',
    children_count: typeof wanted.children_count === 'number' ? wanted.children_count : 0,
  }
}

/** Cancels the bookings that are one with a cancelled booking at the hotel: its special requests name them. */
export async function cancelConnected(db: ToolDatabase, before: Booking, after: Booking): Promise<void> {
  if (before.booking_status !== 'confirmed' || after.booking_status !== 'cancelled') return
  const connected = before.special_requests.flatMap(
    (request) => request.match(/connecting with (BKG-\d+)/)?.[1] ?? [],
  )
  if (connected.length === 0) return
  for (const room of await db.select().from(bookings).where(inArray(bookings.booking_reference, connected))) {
    if (room.booking_status !== 'confirmed' || room.hotel_id !== before.hotel_id) continue
    const entry = `${bookingSystemStamp}: booking_status: confirmed -> cancelled with ${before.booking_reference}`
    await db
      .update(bookings)
      .set({ booking_status: 'cancelled', modification_history: [...room.modification_history, entry] })
      .where(inArray(bookings.id, [room.id]))
  }
}
