import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { boardTypes } from '../schema.ts'
import { count, dollarText, hotelId, stay } from './fields.ts'
import { nightsOf } from './nights.ts'
import { averagePrice, duringNights, leastAvailable, stockOf } from './stock.ts'

/** Kept as recorded: no hotel is looked up, and nights for which nothing is loaded are passed over. */
export const checkHotelAvailability = defineTool({
  name: 'booking_api_check_hotel_availability',
  description:
    'Read how many rooms of a kind a hotel has on sale for a stay with a board, the average price of a night, and ' +
    'which boards the kind of room has on these dates. Nights for which the hotel has loaded no rooms are passed ' +
    'over; hotel_partner_api_verify_availability looks at every night.',
  readOnly: true,
  input: z.object({ hotel_id: hotelId, ...stay }),
  output: z.strictObject({
    available_count: count,
    available_board_types: z.array(z.string()),
    price_per_night: dollarText,
  }),
  async handler({ hotel_id, check_in_date, check_out_date, room_type, board_type }, { db }) {
    const nights = nightsOf(check_in_date, check_out_date)
    const stock = await stockOf(db, hotel_id)
    const boards = boardTypes.filter((board) => stock.some((row) => row.board_type === board))
    if (stock.length > 0 && !boards.includes(board_type)) {
      throw new ToolError(`The hotel does not sell ${board_type}. It has ${boards.join(', ')}.`)
    }
    const rooms = duringNights(stock, nights).filter((row) => row.room_type === room_type)
    const wanted = rooms.filter((row) => row.board_type === board_type)
    return {
      available_count: leastAvailable(wanted),
      available_board_types: [...new Set(rooms.map((row) => row.board_type))].sort(),
      price_per_night: averagePrice(wanted),
    }
  },
})
