import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { hotelId } from './fields.ts'
import { findHotel } from './rows.ts'

export const getHotelContact = defineTool({
  name: 'hotel_partner_api_get_hotel_contact',
  description: 'Read whom to reach at a hotel, and its contact for escalations if it has one.',
  readOnly: true,
  input: z.object({ hotel_id: hotelId }),
  output: z.object({
    contact_name: z.string(),
    contact_email: z.string(),
    contact_phone: z.string(),
    escalation_contact: z.string().nullish(),
  }),
  async handler({ hotel_id }, { db }) {
    const { contact_name, contact_email, contact_phone, escalation_contact } = await findHotel(db, {
      hotel_id,
    })
    return { contact_name, contact_email, contact_phone, escalation_contact }
  },
})
