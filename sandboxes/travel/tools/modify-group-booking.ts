import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { cents, listRows } from '../../shared/index.ts'
import { bookings, groupBookings } from '../schema.ts'
import { reprice } from './booking-price.ts'
import { dollarText, groupBookingId } from './fields.ts'
import { parseDay } from './nights.ts'
import { findGroup } from './rows.ts'
import { bookingSystemStamp } from './system-stamps.ts'

/** Kept as recorded: the dates are not compared with each other, and cancelled and departed bookings move as well. */
export const modifyGroupBooking = defineTool({
  name: 'booking_api_modify_group_booking',
  description:
    'Change the dates of a group booking. With cascade_to_individual_bookings every booking of the group gets the ' +
    'same new dates, those that are cancelled or departed too, and a price from what is on sale for the nights; ' +
    'without it only the group record changes. No money moves.',
  readOnly: false,
  input: z.strictObject({
    group_booking_id: groupBookingId,
    modification_details: z
      .object({
        check_in_date: z.string().nullish().describe('New day of arrival, ISO 8601'),
        check_out_date: z.string().nullish().describe('New day of departure, ISO 8601'),
      })
      .describe('What changes'),
    cascade_to_individual_bookings: z.boolean().describe("Whether the group's bookings change too"),
  }),
  output: z.strictObject({
    updated_group_booking: z.record(z.string(), z.json()).describe('The group booking after the change'),
    modified_booking_references: z.array(z.string()),
    total_price_difference: dollarText.describe('New prices less the old ones, all bookings together'),
  }),
  async handler({ group_booking_id, modification_details, cascade_to_individual_bookings }, { db }) {
    const group = await findGroup(db, { group_booking_id })
    const { check_in_date, check_out_date } = modification_details
    const dates = { ...(check_in_date && { check_in_date }), ...(check_out_date && { check_out_date }) }
    for (const date of Object.values(dates)) parseDay(date)
    if (Object.keys(dates).length === 0) {
      return { updated_group_booking: group, modified_booking_references: [], total_price_difference: '0.00' }
    }
    const updated = { ...group, ...dates, updated_at: bookingSystemStamp }
    await db.update(groupBookings).set(updated).where(eq(groupBookings.id, group.id))
    const moved: string[] = []
    let total = 0
    for (const booking_reference of cascade_to_individual_bookings ? group.booking_references : []) {
      const [before] = await listRows(db, bookings, { booking_reference })
      if (!before) continue
      const repriced = await reprice(db, before, { ...before, ...dates })
      const entry = Object.keys(dates).map(
        (field) => `${field} updated via group booking ${group_booking_id}`,
      )
      await db
        .update(bookings)
        .set({
          ...dates,
          booking_value: repriced.value,
          modification_history: [
            ...before.modification_history,
            `${bookingSystemStamp}: ${entry.join('; ')}`,
          ],
          updated_at: bookingSystemStamp,
        })
        .where(eq(bookings.id, before.id))
      moved.push(booking_reference)
      total += repriced.difference
    }
    return {
      updated_group_booking: updated,
      modified_booking_references: moved,
      total_price_difference: cents(total).toFixed(2),
    }
  },
})
