import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { hotels } from '../schema.ts'
import { count, dollarText, stay } from './fields.ts'
import { nightsOf } from './nights.ts'
import { averagePrice, duringNights, leastAvailable, stockOf } from './stock.ts'

export const searchHotelsByLocation = defineTool({
  name: 'booking_api_search_hotels_by_location',
  description:
    'Find hotels in a place that have rooms of a kind on sale for a stay with a board, with the average price of a night.',
  readOnly: true,
  input: z.object({ location: z.string().describe('City, or a part of its name'), ...stay }),
  output: z.strictObject({
    hotels: z.array(
      z.strictObject({
        hotel_id: z.string(),
        hotel_name: z.string(),
        location: z.string(),
        partner_tier: z.string(),
        available_count: count,
        price_per_night: dollarText,
      }),
    ),
  }),
  async handler({ location, check_in_date, check_out_date, room_type, board_type }, { db }) {
    const nights = nightsOf(check_in_date, check_out_date)
    const place = location.toLowerCase()
    const found = []
    for (const hotel of await listRows(db, hotels)) {
      if (!hotel.location.toLowerCase().includes(place)) continue
      const stock = await stockOf(db, hotel.hotel_id, { room_type, board_type })
      const rooms = duringNights(stock, nights)
      const available_count = leastAvailable(rooms)
      if (available_count <= 0) continue
      const { hotel_id, hotel_name, location, partner_tier } = hotel
      const price_per_night = averagePrice(rooms)
      found.push({ hotel_id, hotel_name, location, partner_tier, available_count, price_per_night })
    }
    return { hotels: found }
  },
})
