import { addDays, cents } from '../../shared/index.ts'
import type { Row, Rows } from '../baseline/rows.ts'
import { rates } from '../rules.ts'
import { type Money, transaction } from './transaction.ts'

type Booking = Row<'bookings'>

/** One stay in the words of a person; its booking and its first charge follow from it. */
export interface Stay {
  /** Digits after every prefix: `BKG-`, `TXN-`. */
  readonly number: string
  readonly customer: string
  readonly hotel: string
  /** Day of arrival at the hotel's place, `YYYY-MM-DD`; its time is 15:00 unless said. */
  readonly arrives: string
  readonly at?: string
  readonly nights: number
  /** Dollars a night. */
  readonly nightly: number
  readonly room?: Booking['room_type']
  readonly board?: Booking['board_type']
  readonly adults?: number
  readonly children?: number
  readonly status?: Booking['booking_status']
  /** How it was sold; a corporate stay has an account instead, and no charge. */
  readonly rate?: keyof typeof rates
  readonly account?: string
  readonly group?: string
  readonly booked: string
  readonly history?: readonly string[]
  readonly requests?: readonly string[]
  /** How it was paid, `Card ending in 4415`. */
  readonly card?: string
  /** What the first charge was, in dollars, where later changes have made it another price. */
  readonly paid?: number
  /** What was charged, paid back or disputed after the first charge. */
  readonly later?: readonly Omit<Money, 'number' | 'stay' | 'customer'>[]
  /** What becomes of the charge that pays for it. */
  readonly payment?: Row<'transactions'>['payment_status']
}

/** Rows of the two tables that a stay is in. */
export type StayRows = {
  readonly bookings: Rows<'bookings'>
  readonly transactions: Rows<'transactions'>
}

/** The rows of these stays, prices and departures worked out. */
export function stayRows(stays: readonly Stay[]): StayRows {
  return {
    bookings: stays.map(bookingRow),
    transactions: stays.flatMap((stay) => [
      ...(stay.account ? [] : [firstCharge(stay)]),
      ...laterMoney(stay),
    ]),
  }
}

/** The rows of one stay. */
export function stay(one: Stay): StayRows {
  return stayRows([one])
}

/**
 * The entry of a booking's history that moved its dates at the usual times of day.
 *
 * @param made - the instant of the move
 * @param from - the day of arrival before, `YYYY-MM-DD`
 * @param to - the day of arrival after
 */
export function datesMoved(made: string, from: string, to: string, nights: number): string {
  const leave = (day: string) => `${addDays(day, nights)}T11:00:00Z`
  return (
    `${made}: check_in_date: ${from}T15:00:00Z -> ${to}T15:00:00Z; ` +
    `check_out_date: ${leave(from)} -> ${leave(to)}`
  )
}

/** What a stay costs, as the systems write money. */
export function stayValue({ nights, nightly }: Pick<Stay, 'nights' | 'nightly'>): string {
  return cents(nights * nightly).toFixed(2)
}

function bookingRow(stay: Stay): Booking {
  const reference = `BKG-${stay.number}`
  return {
    id: reference,
    booking_reference: reference,
    customer_id: stay.customer,
    hotel_id: stay.hotel,
    check_in_date: `${stay.arrives}T${stay.at ?? '15:00'}:00Z`,
    check_out_date: `${addDays(stay.arrives, stay.nights)}T11:00:00Z`,
    booking_value: stayValue(stay),
    room_type: stay.room ?? 'standard_room',
    board_type: stay.board ?? 'with_breakfast',
    adults_count: stay.adults ?? 2,
    children_count: stay.children ?? 0,
    booking_status: stay.status ?? 'confirmed',
    corporate_account_id: stay.account ?? null,
    group_booking_id: stay.group ?? null,
    modification_history: [...(stay.history ?? [])],
    special_requests: [...(stay.requests ?? [])],
    created_at: stay.booked,
    updated_at: stay.booked,
  }
}

function firstCharge(stay: Stay): Row<'transactions'> {
  return transaction({
    number: stay.number,
    stay: stay.number,
    customer: stay.customer,
    amount: stay.paid ?? Number(stayValue(stay)),
    reason: `${rates[stay.rate ?? 'flexible']} rate`,
    made: stay.booked,
    card: stay.card ?? 'Card ending in 4415',
    status: stay.payment ?? 'successful',
  })
}

function laterMoney({ number, customer, card, later = [] }: Stay): Rows<'transactions'> {
  return later.map((money, index) =>
    transaction({
      number: `${number}${index + 1}`,
      stay: number,
      customer,
      ...(card !== undefined && { card }),
      ...money,
    }),
  )
}
