import { addDays, cents } from '../../shared/index.ts'
import { rates } from '../rules.ts'
import type { Row, Rows } from './rows.ts'

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
  /** What becomes of the charge that pays for it. */
  readonly payment?: Row<'transactions'>['payment_status']
}

/** Rows of the two tables that a stay is in. */
export interface StayRows {
  readonly bookings: Rows<'bookings'>
  readonly transactions: Rows<'transactions'>
}

/** The rows of these stays, prices and departures worked out. */
export function stayRows(stays: readonly Stay[]): StayRows {
  return {
    bookings: stays.map(bookingRow),
    transactions: stays.flatMap((stay) => (stay.account ? [] : [firstCharge(stay)])),
  }
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
    amount: Number(stayValue(stay)),
    reason: `${rates[stay.rate ?? 'flexible']} rate`,
    made: stay.booked,
    card: stay.card ?? 'Card ending in 4415',
    status: stay.payment ?? 'successful',
  })
}

/** A transaction in the words of a person. */
export interface Money {
  /** Digits after `TXN-`. */
  readonly number: string
  /** Digits of the booking. */
  readonly stay: string
  readonly customer: string
  readonly amount: number
  readonly reason: string
  readonly made: string
  readonly type?: Row<'transactions'>['transaction_type']
  readonly status?: Row<'transactions'>['payment_status']
  readonly card?: string
}

export function transaction(money: Money): Row<'transactions'> {
  const type = money.type ?? 'charge'
  const id = `${type === 'dispute' ? 'DSP' : 'TXN'}-${money.number}`
  return {
    id,
    transaction_id: id,
    booking_reference: `BKG-${money.stay}`,
    customer_id: money.customer,
    amount: money.amount.toFixed(2),
    transaction_type: type,
    payment_status: money.status ?? 'successful',
    payment_method: type === 'charge' ? (money.card ?? 'Card ending in 4415') : null,
    reason: money.reason,
    processing_time_estimate: type === 'refund' ? '3-5 business days' : null,
    created_at: money.made,
    updated_at: money.made,
  }
}

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
