import type { SolutionStep } from '../../lib/define/define-task.ts'
import { inserted, updated } from '../../lib/task.ts'
import type { Row } from '../../sandboxes/travel/baseline/rows.ts'
import { make, travel } from '../../sandboxes/travel/index.ts'
import { personOf } from './people.ts'

type Step = SolutionStep<typeof travel.tools>
type Stay = { readonly check_in_date: string; readonly check_out_date: string }

/** The reference of a room of a group, counted from 1; the digits are the group's. */
export function room(group: string, number: number): string {
  return make.roomOf({ number: group }, number)
}

/** Reads a coordinator's desk user and tickets, the group's record, and its rooms. */
export function readGroup(group: string, coordinator: string, rooms: number): Step[] {
  const { email, deskUser } = personOf(coordinator)
  return [
    ['zendesk_get_items', { table: 'users', filter: `email eq '${email}'` }],
    ['zendesk_get_items', { table: 'tickets', filter: `requester_id eq '${deskUser}'` }],
    ['booking_api_get_group_booking', { group_booking_id: `GRP-${group}` }],
    ...Array.from(
      { length: rooms },
      (_, index): Step => ['booking_api_get_booking', { booking_reference: room(group, index + 1) }],
    ),
  ]
}

/** Moves a group's record, and with it all of its bookings or none. */
export function moveGroup(group: string, to: Stay, cascade_to_individual_bookings: boolean): Step {
  return [
    'booking_api_modify_group_booking',
    { group_booking_id: `GRP-${group}`, modification_details: to, cascade_to_individual_bookings },
  ]
}

/** What a group's record must be after a move. */
export function groupMoved(group: string, to: Stay) {
  return updated(travel.tables.groupBookings, `GRP-${group}`, to)
}

type Finished = Parameters<typeof make.finishedTicket>[0]

/** The ticket about a group as a whole, as its coordinator's. */
export function groupTicket(
  group: string,
  coordinator: string,
  more: Partial<Finished> & Pick<Finished, 'request_type_detail'>,
) {
  return make.finishedTicket({
    requester_id: make.deskUserOf(coordinator),
    status: 'solved',
    priority: 'low',
    type: 'task',
    tags: ['group-coordinator'],
    group_booking_id: `GRP-${group}`,
    ...more,
  })
}

/** The hotel's partner desk must have been asked about a booking. */
export function hotelAsked(
  customer_id: string,
  booking_reference: string,
  hotel_id: string,
  escalation_reason: NonNullable<Row<'tickets'>['escalation_reason']>,
) {
  return inserted(travel.tables.tickets, {
    status: 'open',
    priority: 'high',
    type: 'incident',
    requester_id: customer_id,
    booking_reference,
    hotel_id,
    escalation_reason,
  })
}
