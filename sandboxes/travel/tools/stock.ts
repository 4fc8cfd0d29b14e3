import { and, eq } from 'drizzle-orm'
import { insertionOrder, type ToolDatabase } from '../../../lib/sandbox/index.ts'
import { cents } from '../../shared/index.ts'
import { hotelInventory } from '../schema.ts'
import { type Nights, parseDay } from './nights.ts'

export type StockRow = typeof hotelInventory.$inferSelect

/** What is on sale at a hotel, for the kind of room and the board as far as they are given. */
export async function stockOf(
  db: ToolDatabase,
  hotelId: string,
  wanted: Partial<Pick<StockRow, 'room_type' | 'board_type'>> = {},
): Promise<StockRow[]> {
  return db
    .select()
    .from(hotelInventory)
    .where(
      and(
        eq(hotelInventory.hotel_id, hotelId),
        ...(wanted.room_type ? [eq(hotelInventory.room_type, wanted.room_type)] : []),
        ...(wanted.board_type ? [eq(hotelInventory.board_type, wanted.board_type)] : []),
      ),
    )
    .orderBy(insertionOrder)
}

/** The rows for the nights of a stay. */
export function duringNights(rows: readonly StockRow[], { from, to }: Nights): StockRow[] {
  return rows.filter(({ date }) => from <= parseDay(date) && parseDay(date) < to)
}

/** Rooms to be had on every one of these nights. */
export function leastAvailable(rows: readonly StockRow[]): number {
  return rows.length === 0 ? 0 : Math.min(...rows.map((row) => row.available_count))
}

/** The price of a night, on average. */
export function averagePrice(rows: readonly StockRow[]): string {
  return rows.length === 0 ? '0.00' : cents(totalPrice(rows) / rows.length).toFixed(2)
}

/** The price of all of these nights together, in dollars. */
export function totalPrice(rows: readonly StockRow[]): number {
  return cents(rows.reduce((sum, row) => sum + Number(row.price_per_night), 0))
}
