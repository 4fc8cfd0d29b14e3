import { make } from '../../sandboxes/travel/index.ts'

type Finished = Parameters<typeof make.finishedTicket>[0]

/** The ticket about a stay that has ended. */
export function stayTicket(guest: string, booking_reference: string, more: Partial<Finished>) {
  return make.finishedTicket({
    requester_id: make.deskUserOf(guest),
    status: 'solved',
    priority: 'normal',
    type: 'incident',
    tags: ['b2c-customer'],
    booking_reference,
    request_type_detail: 'post-stay-issue',
    ...more,
  })
}

/** What a hotel wrote to the desk about a stay. */
export function wordOfHotel(
  id: string,
  from: string,
  booking_reference: string,
  description: string,
  created: string,
  more: { readonly subject?: string; readonly status?: 'open' | 'solved' } = {},
) {
  return make.deskTicket({
    id,
    from,
    subject: more.subject ?? `About ${booking_reference}`,
    description,
    status: more.status ?? 'solved',
    priority: 'normal',
    type: 'question',
    tags: ['hotel-partner'],
    booking_reference,
    request_type_detail: 'other',
    resolution_action: 'information-provided',
    refund_amount: 0,
    created,
  })
}

/** A ticket that a hotel gets about one of its bookings, or its record. */
export function partnerTicket(hotel: string, booking_reference: string | undefined, more: Partial<Finished>) {
  return make.finishedTicket({
    requester_id: make.deskUserOf(hotel),
    status: 'solved',
    priority: 'normal',
    type: 'task',
    tags: ['hotel-partner'],
    ...(booking_reference !== undefined && { booking_reference }),
    request_type_detail: 'other',
    ...more,
  })
}

/** What a ticket has that is given to partner relations. */
export const toPartnerRelations = { status: 'open', priority: 'high', assignee_id: '3' } as const
