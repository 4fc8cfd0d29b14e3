import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { bookings, groupBookings } from '../schema.ts'
import { bookingReference, count } from './fields.ts'

/** Kept as recorded: the booking decides before the address. */
export const lookupGroupBookingId = defineTool({
  name: 'lookup_lookup_group_booking_id',
  description:
    "Find a group booking by one of its bookings, or by the coordinator's email; the first match is given.",
  readOnly: true,
  input: z.object({
    booking_reference: bookingReference.nullish(),
    coordinator_email: z.string().nullish().describe("The coordinator's email"),
  }),
  output: z.object({
    group_booking_id: z.string().nullish(),
    total_rooms: count.nullish(),
    coordinator_contact: z.string().nullish(),
  }),
  async handler({ booking_reference, coordinator_email }, { db }) {
    if (!booking_reference && !coordinator_email) {
      throw new ToolError('Give a booking_reference or a coordinator_email.')
    }
    const groups = await listRows(db, groupBookings)
    const [booking] = booking_reference ? await listRows(db, bookings, { booking_reference }) : []
    const email = coordinator_email?.toLowerCase()
    const group =
      groups.find((each) => booking && each.group_booking_id === booking.group_booking_id) ??
      groups.find((each) => booking_reference && each.booking_references.includes(booking_reference)) ??
      groups.find((each) => each.coordinator_email.toLowerCase() === email)
    if (!group) throw new ToolError('No group booking matches. Check the reference or the address.')
    return {
      group_booking_id: group.group_booking_id,
      total_rooms: group.total_rooms,
      coordinator_contact: `${group.coordinator_name} <${group.coordinator_email}>`,
    }
  },
})
