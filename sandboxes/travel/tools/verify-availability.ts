import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { daysBetween } from '../../shared/index.ts'
import { hotelId, stay } from './fields.ts'
import { nightsOf, parseDay } from './nights.ts'
import { findHotel } from './rows.ts'
import { duringNights, leastAvailable, stockOf } from './stock.ts'

export const verifyAvailability = defineTool({
  name: 'hotel_partner_api_verify_availability',
  description:
    "Ask the hotel's own system whether it has a room of a kind with a board for every night of a stay, with its notes.",
  readOnly: true,
  input: z.object({ hotel_id: hotelId, ...stay }),
  output: z.object({
    availability_confirmed: z.boolean(),
    confirmation_notes: z.string().nullish(),
  }),
  async handler({ hotel_id, check_in_date, check_out_date, room_type, board_type }, { db }) {
    const nights = nightsOf(check_in_date, check_out_date)
    await findHotel(db, { hotel_id })
    const rooms = duringNights(await stockOf(db, hotel_id, { room_type, board_type }), nights)
    if (rooms.length === 0) {
      return {
        availability_confirmed: false,
        confirmation_notes: 'No inventory data available for this hotel/room combination.',
      }
    }
    const asked = daysBetween(nights.from, nights.to)
    const loaded = new Set(rooms.map(({ date }) => parseDay(date))).size
    const least = leastAvailable(rooms)
    if (loaded < asked || least < 1) {
      const free = new Set(rooms.filter((row) => row.available_count > 0).map(({ date }) => parseDay(date)))
      return {
        availability_confirmed: false,
        confirmation_notes: `Rooms on ${free.size} of ${asked} nights only.`,
      }
    }
    return {
      availability_confirmed: true,
      confirmation_notes: `Confirmed availability for ${asked} nights. Minimum ${least} rooms available.`,
    }
  },
})
