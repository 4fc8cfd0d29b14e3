import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { boardTypes, bookingStatuses, bookings, roomTypes } from '../schema.ts'
import { type Booking, reprice } from './booking-price.ts'
import { bookingReference, count, dollarText } from './fields.ts'
import { asTheHotelTookIt, cancelConnected } from './hotel-side.ts'
import { nightsOf } from './nights.ts'
import { findBooking } from './rows.ts'
import { bookingSystemStamp } from './system-stamps.ts'

/** In the order in which the history names them. */
const fields = [
  'check_in_date',
  'check_out_date',
  'room_type',
  'board_type',
  'adults_count',
  'children_count',
  'special_requests',
  'booking_status',
] as const

/** What a price depends on. */
const pricedFields = ['check_in_date', 'check_out_date', 'room_type', 'board_type'] as const

/**
 * Kept as recorded: any booking can be changed, a departed one as well; rooms on sale are neither required nor taken;
 * no money moves. What the hotel's system does besides is in `hotel-side.ts`.
 */
export const modifyBooking = defineTool({
  name: 'booking_api_modify_booking',
  description:
    'Change a booking, or cancel it with booking_status. Whether that is allowed is for you to check against the ' +
    'policy. New dates, room or board set the price anew from what the hotel has on sale for the nights (nights that ' +
    'are not on sale count nothing; when none is, the price stays), and the answer says the difference; charges and ' +
    'refunds are calls of their own. special_requests replaces the whole list.',
  readOnly: false,
  input: z.strictObject({
    booking_reference: bookingReference,
    check_in_date: z.string().nullish().describe('New day of arrival, ISO 8601'),
    check_out_date: z.string().nullish().describe('New day of departure, ISO 8601'),
    room_type: z.enum(roomTypes).nullish().describe('New kind of room'),
    board_type: z.enum(boardTypes).nullish().describe('New board'),
    adults_count: count.nullish().describe('New number of adults'),
    children_count: count.nullish().describe('New number of children'),
    special_requests: z
      .array(z.string())
      .nullish()
      .describe('All requests to the hotel, the old ones included'),
    booking_status: z.enum(bookingStatuses).nullish().describe('New state'),
  }),
  output: z.strictObject({
    updated_booking: z.record(z.string(), z.json()).describe('The booking after the change'),
    price_difference: dollarText.describe('New price less the old one'),
  }),
  async handler({ booking_reference, ...wanted }, { db }) {
    const before = await findBooking(db, { booking_reference })
    const given = fields.filter((field) => wanted[field] !== null && wanted[field] !== undefined)
    const changes = Object.fromEntries(given.map((field) => [field, wanted[field]])) as Partial<Booking>
    const after: Booking = { ...before, ...changes }
    let difference = 0
    if (pricedFields.some((field) => given.includes(field))) {
      nightsOf(after.check_in_date, after.check_out_date)
      const repriced = await reprice(db, before, after)
      difference = repriced.difference
      after.booking_value = repriced.value
    }
    const entry = given.flatMap((field) => describeChange(field, before, after)).join('; ')
    if (entry !== '') {
      after.modification_history = [...before.modification_history, `${bookingSystemStamp}: ${entry}`]
      after.updated_at = bookingSystemStamp
    }
    const taken = asTheHotelTookIt(before, after, wanted)
    await db.update(bookings).set(taken).where(eq(bookings.id, before.id))
    await cancelConnected(db, before, after)
    return { updated_booking: after, price_difference: difference.toFixed(2) }
  },
})

function describeChange(field: (typeof fields)[number], before: Booking, after: Booking): string[] {
  const [from, to] = [before[field], after[field]]
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  return [field === 'special_requests' ? `${field} updated` : `${field}: ${from} -> ${to}`]
}
