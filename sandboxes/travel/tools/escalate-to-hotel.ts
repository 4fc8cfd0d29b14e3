import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { nextId } from '../../shared/index.ts'
import { series } from '../ids.ts'
import { escalationReasons, tickets } from '../schema.ts'
import { bookingReference, hotelId } from './fields.ts'
import { findBooking, findHotel } from './rows.ts'
import { partnerSystemStamp } from './system-stamps.ts'

/**
 * Kept as recorded: hotel and booking need not belong together, and the ticket's requester is the customer's profile
 * and no user of the desk.
 */
export const escalateToHotel = defineTool({
  name: 'hotel_partner_api_escalate_to_hotel',
  description:
    'Hand a matter to a hotel. Its partner desk gets a ticket of its own, which you leave alone; yours needs a call of ' +
    'its own. Make sure that the booking is at this hotel: it is not compared.',
  readOnly: false,
  input: z.strictObject({
    hotel_id: hotelId,
    booking_reference: bookingReference,
    issue_type: z.enum(escalationReasons).describe('Why the hotel has to decide'),
    description: z.string().describe('What the hotel should know and do'),
  }),
  output: z.object({
    escalation_ticket_id: z.string(),
    hotel_contact_email: z.string(),
    hotel_contact_phone: z.string(),
  }),
  async handler({ hotel_id, booking_reference, issue_type, description }, { db }) {
    const hotel = await findHotel(db, { hotel_id })
    const booking = await findBooking(db, { booking_reference })
    const id = await nextId(db, tickets.id, series.escalation)
    await db.insert(tickets).values({
      id,
      subject: `Hotel Escalation: ${issue_type}`,
      description,
      status: 'open',
      priority: 'high',
      type: 'incident',
      requester_id: booking.customer_id,
      booking_reference,
      hotel_id,
      escalation_reason: issue_type,
      created_at: partnerSystemStamp,
      updated_at: partnerSystemStamp,
    })
    return {
      escalation_ticket_id: id,
      hotel_contact_email: hotel.escalation_contact ?? hotel.contact_email,
      hotel_contact_phone: hotel.contact_phone,
    }
  },
})
