import { addDays } from '../../shared/index.ts'
import type { Row, Rows } from '../baseline/rows.ts'
import { boardTypes, roomTypes } from '../schema.ts'

/**
 * What a hotel has on sale over some nights, one row for each.
 *
 * @param from - the first night, `YYYY-MM-DD`
 * @param nightly - dollars for each night in turn; `null` for one that is not on sale
 * @param more - four rooms with breakfast when not said
 */
export function onSale(
  hotel: string,
  room: Row<'hotelInventory'>['room_type'],
  from: string,
  nightly: readonly (number | null)[],
  more: { readonly rooms?: number; readonly board?: Row<'hotelInventory'>['board_type'] } = {},
): Rows<'hotelInventory'> {
  const { rooms = 4, board = 'with_breakfast' } = more
  return nightly.flatMap((price, night) => {
    if (price === null) return []
    const day = addDays(from, night)
    const kind = `${roomTypes.indexOf(room)}${boardTypes.indexOf(board)}`
    return {
      id: `INV-${hotel.slice('HTL-'.length)}${kind}${day.replaceAll('-', '')}`,
      hotel_id: hotel,
      room_type: room,
      board_type: board,
      date: `${day}T00:00:00Z`,
      available_count: rooms,
      price_per_night: price.toFixed(2),
      created_at: '2025-09-01T06:00:00Z',
      updated_at: '2025-09-01T06:00:00Z',
    }
  })
}
