import { addDays } from '../../shared/index.ts'
import type { Row, Rows } from '../baseline/rows.ts'

/** What a hotel has on sale over some nights. */
export interface OnSale {
  readonly hotel: string
  readonly room: Row<'hotelInventory'>['room_type']
  readonly board?: Row<'hotelInventory'>['board_type']
  /** First night, `YYYY-MM-DD`. */
  readonly from: string
  /** Dollars for each night in turn. */
  readonly nightly: readonly number[]
  readonly rooms?: number
  /** First number of the rows' ids. */
  readonly number: number
}

/** The rows of what is on sale, one for each night. */
export function stockRows(offers: readonly OnSale[]): Rows<'hotelInventory'> {
  return offers.flatMap((offer) =>
    offer.nightly.map((price, night) => ({
      id: `INV-${offer.number + night}`,
      hotel_id: offer.hotel,
      room_type: offer.room,
      board_type: offer.board ?? 'with_breakfast',
      date: `${addDays(offer.from, night)}T00:00:00Z`,
      available_count: offer.rooms ?? 4,
      price_per_night: price.toFixed(2),
      created_at: '2025-09-01T06:00:00Z',
      updated_at: '2025-09-01T06:00:00Z',
    })),
  )
}
