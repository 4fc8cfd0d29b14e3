import type { SolutionStep } from '../../lib/define/define-task.ts'
import type { Row } from '../../sandboxes/travel/baseline/rows.ts'
import type { travel } from '../../sandboxes/travel/index.ts'
import { personOf, type Writer } from './people.ts'

type Step = SolutionStep<typeof travel.tools>
type Ticket = Partial<Omit<Row<'tickets'>, 'id'>>
type Issue = NonNullable<Row<'tickets'>['escalation_reason']>
type BookingChange = Partial<
  Pick<
    Row<'bookings'>,
    | 'check_in_date'
    | 'check_out_date'
    | 'room_type'
    | 'board_type'
    | 'adults_count'
    | 'children_count'
    | 'special_requests'
    | 'booking_status'
  >
>

/** What an agent reads of a writer first: profile (of guests), desk user, tickets of every status. */
export function lookUp(writer: Writer): Step[] {
  const { email, deskUser } = personOf(writer)
  return [
    ...(writer === email ? [] : ([['crm_api_get_customer_profile', { email }]] as const)),
    ['zendesk_get_items', { table: 'users', filter: `email eq '${email}'` }],
    ['zendesk_get_items', { table: 'tickets', filter: `requester_id eq '${deskUser}'` }],
  ]
}

/** Reads a booking, its transactions, and the tickets with its reference. */
export function lookAt(booking_reference: string): Step[] {
  return [
    ['booking_api_get_booking', { booking_reference }],
    ['payment_api_get_transaction_history', { booking_reference }],
    ['zendesk_get_items', { table: 'tickets', filter: `booking_reference eq '${booking_reference}'` }],
  ]
}

/** Reads a booking and the tickets with its reference, where its money does not matter. */
export function readStay(booking_reference: string): Step[] {
  return lookAt(booking_reference).filter(([tool]) => tool !== 'payment_api_get_transaction_history')
}

/** Reads a hotel's record. */
export function hotel(hotel_id: string): Step {
  return ['hotel_partner_api_get_hotel_info', { hotel_id }]
}

/** Reads policies. */
export function read(...queries: readonly string[]): Step[] {
  return queries.map((query) => ['knowledge_base_search_policy', { query }])
}

/** Reads the remarks under tickets, in both tables. */
export function remarks(...ids: readonly string[]): Step[] {
  return ids.flatMap((id): Step[] => [
    ['zendesk_get_items', { table: 'comments', filter: `ticket_id eq '${id}'` }],
    ...(/^\d+$/.test(id)
      ? ([['zendesk_get_items', { table: 'ticket_comments', filter: `ticket_id eq ${id}` }]] as const)
      : []),
  ])
}

/** Changes a booking. */
export function change(booking_reference: string, wanted: BookingChange): Step {
  return ['booking_api_modify_booking', { booking_reference, ...wanted }]
}

/** Hands a matter to a hotel. */
export function escalate(
  hotel_id: string,
  booking_reference: string,
  issue_type: Issue,
  description: string,
): Step {
  return ['hotel_partner_api_escalate_to_hotel', { hotel_id, booking_reference, issue_type, description }]
}

/** Counts a complaint on the profile: how many there are with it. */
export function countComplaint(customer_id: string, complaint_count: number): Step {
  return ['crm_api_update_customer_info', { customer_id, complaint_count }]
}

/** Brings a ticket that was there to its end state. */
export function setTicket(id: string, item: Ticket): Step {
  return ['zendesk_update_item', { table: 'tickets', id, item }]
}
