import type { SolutionStep } from '../../lib/define/define-task.ts'
import { hotels } from '../../sandboxes/travel/baseline/hotels.ts'
import type { Row } from '../../sandboxes/travel/baseline/rows.ts'
import type { travel } from '../../sandboxes/travel/index.ts'
import { personOf } from './people.ts'
import { hotel } from './steps.ts'

type Step = SolutionStep<typeof travel.tools>

/** A stay that a hotel is asked about: days as `YYYY-MM-DD`; two adults, no children, breakfast when not said. */
interface Wished {
  readonly hotel: string
  readonly from: string
  readonly to: string
  readonly room: Row<'bookings'>['room_type']
  readonly board?: Row<'bookings'>['board_type']
  readonly adults?: number
  readonly children?: number
}

/** Asks a hotel whether it has a stay, and what its nights cost. */
export function askAndPrice(wished: Wished): Step[] {
  const stay = {
    hotel_id: wished.hotel,
    check_in_date: `${wished.from}T15:00:00Z`,
    check_out_date: `${wished.to}T11:00:00Z`,
    room_type: wished.room,
    board_type: wished.board ?? 'with_breakfast',
    adults_count: wished.adults ?? 2,
    children_count: wished.children ?? 0,
  } as const
  return [
    ['hotel_partner_api_verify_availability', stay],
    ['booking_api_check_hotel_availability', stay],
  ]
}

/** Reads a hotel's record, and what the hotel has written to the desk: its notices about the whole house too. */
export function notices(hotel_id: string): Step[] {
  const email = hotels.find((house) => house.hotel_id === hotel_id)?.contact_email ?? ''
  return [
    hotel(hotel_id),
    ['zendesk_get_items', { table: 'users', filter: `email eq '${email}'` }],
    ['zendesk_get_items', { table: 'tickets', filter: `requester_id eq '${personOf(email).deskUser}'` }],
  ]
}

/** Reads a booking after a write. */
export function readAgain(booking_reference: string): Step {
  return ['booking_api_get_booking', { booking_reference }]
}

/** Reads the money of a customer, on whichever booking. */
export function allMoney(customer_id: string): Step {
  return ['payment_api_get_transaction_history', { customer_id }]
}

/** Reads all bookings of a customer. */
export function allBookings(customer_id: string): Step {
  return ['booking_api_get_booking_history', { customer_id }]
}

/** The dates of a stay with the usual times of day. */
export function dates(from: string, to: string) {
  return { check_in_date: `${from}T15:00:00Z`, check_out_date: `${to}T11:00:00Z` } as const
}
