import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { hotelId } from './fields.ts'
import { findHotel } from './rows.ts'

export const getHotelInfo = defineTool({
  name: 'hotel_partner_api_get_hotel_info',
  description:
    'Read a hotel: name, place, partner tier, contacts, what it offers, whether it takes pets and has accessible rooms.',
  readOnly: true,
  input: z.object({ hotel_id: hotelId }),
  output: z.object({
    hotel_data: z.object({
      id: z.string(),
      hotel_id: z.string(),
      hotel_name: z.string(),
      location: z.string(),
      partner_tier: z.string(),
      contact_name: z.string(),
      contact_email: z.string(),
      contact_phone: z.string(),
      escalation_contact: z.string().nullable(),
      amenities: z.array(z.string()),
      supports_pets: z.boolean(),
      accessible_rooms_available: z.boolean(),
      created_at: z.string(),
      updated_at: z.string(),
    }),
  }),
  async handler({ hotel_id }, { db }) {
    return { hotel_data: await findHotel(db, { hotel_id }) }
  },
})
