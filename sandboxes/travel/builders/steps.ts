import type { Row } from '../baseline/rows.ts'
import type { finishedTicket } from './finished-ticket.ts'

/** What a careful agent looks at before it acts for a guest. */
export interface Looks {
  readonly email: string
  readonly booking: string
  readonly hotel?: string
  /** What is asked of the policies. */
  readonly policies: readonly string[]
  /** The guest's desk user. */
  readonly requester: string
}

/** The steps of a solution that look: the guest, the booking, its money, the hotel, the policies, the tickets. */
export function looks({ email, booking, hotel, policies, requester }: Looks) {
  return [
    ['crm_api_get_customer_profile', { email }],
    ['booking_api_get_booking', { booking_reference: booking }],
    ['payment_api_get_transaction_history', { booking_reference: booking }],
    ...(hotel ? ([['hotel_partner_api_get_hotel_info', { hotel_id: hotel }]] as const) : []),
    ...policies.map((query) => ['knowledge_base_search_policy', { query }] as const),
    ['zendesk_get_items', { table: 'tickets', $filter: `requester_id eq '${requester}'` }],
    ['zendesk_get_items', { table: 'tickets', $filter: `booking_reference eq '${booking}'` }],
  ] as const
}

/** The step of a solution that writes a new ticket. */
export function writeTicket(ticket: ReturnType<typeof finishedTicket>, subject: string, description: string) {
  return ['zendesk_create_item', { table: 'tickets', item: { subject, description, ...ticket } }] as const
}

/** A charge or refund of a booking, in dollars, as an expectation has it. */
export function moneyMoved(
  transaction_type: 'charge' | 'refund',
  booking_reference: string,
  customer_id: string,
  amount: number,
) {
  return {
    booking_reference,
    customer_id,
    amount: amount.toFixed(2),
    transaction_type,
    payment_status: 'successful',
  } as const
}

/** The steps of a solution that move money of a booking, in dollars. */
export function charge(booking_reference: string, charge_amount: number, reason: string) {
  return ['payment_api_process_charge', { booking_reference, charge_amount, reason }] as const
}

/** {@link charge}, the other way round. */
export function payBack(booking_reference: string, refund_amount: number, reason: string) {
  return ['payment_api_process_refund', { booking_reference, refund_amount, reason }] as const
}

/** A stay to ask a hotel about: arrival and departure as days, `YYYY-MM-DD`. */
export interface AskedStay {
  readonly hotel: string
  readonly from: string
  readonly to: string
  readonly room: Row<'bookings'>['room_type']
}

/** The step of a solution that asks a hotel whether it has rooms, with breakfast, for every night of a stay. */
export function askHotel({ hotel, from, to, room }: AskedStay) {
  const stay = {
    hotel_id: hotel,
    check_in_date: `${from}T15:00:00Z`,
    check_out_date: `${to}T11:00:00Z`,
    room_type: room,
    board_type: 'with_breakfast',
    adults_count: 2,
    children_count: 0,
  } as const
  return ['hotel_partner_api_verify_availability', stay] as const
}
