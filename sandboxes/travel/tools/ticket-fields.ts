import { z } from 'zod'
import { newTicket, ticketChanges } from '../../helpdesk/index.ts'
import { escalationReasons, requestTypes, resolutionActions } from '../schema.ts'

/** Kept as recorded: the desk answers with these labels, and does not store them. */
export const droppedTags = ['vip-customer', 'repeat-issue', 'hotel-partner-escalation'] as const

/** What travel's tickets have beyond those of every desk. */
const bookingFields = {
  tags: z
    .array(z.string())
    .nullish()
    .describe(`Labels, all of them; the desk does not keep ${droppedTags.join(', ')}`),
  booking_reference: z.string().nullish().describe('The booking that it is about'),
  hotel_id: z.string().nullish().describe('The hotel'),
  check_in_date: z.string().nullish().describe('Day of arrival, ISO 8601'),
  booking_value: z.number().nullish().describe('What the booking costs, in dollars'),
  request_type_detail: z.enum(requestTypes).nullish().describe('What is asked for'),
  corporate_account_id: z.string().nullish().describe('The corporate account that it is about'),
  group_booking_id: z.string().nullish().describe('The group booking that it is about'),
  resolution_action: z.enum(resolutionActions).nullish().describe('What was done in the end'),
  refund_amount: z
    .number()
    .nullish()
    .describe('What was paid back, in dollars; 0 in a new ticket when not said'),
  escalation_reason: z.enum(escalationReasons).nullish().describe('Why the hotel had to be asked'),
}

/** Kept as recorded: a ticket made here begins with nothing paid back, while stored ones may say nothing about it. */
export const newBookingTicket = newTicket.extend({
  ...bookingFields,
  refund_amount: bookingFields.refund_amount.default(0),
})
export const bookingTicketChanges = ticketChanges.extend(bookingFields)
