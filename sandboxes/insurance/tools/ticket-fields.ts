import { z } from 'zod'
import { newTicket as deskTicket, ticketChanges as deskTicketChanges } from '../../helpdesk/index.ts'
import { ticketStatuses } from '../../helpdesk/tables.ts'

/** What a ticket of this domain has besides. The desk takes any text; the values to use are in the policy. */
const ownFields = {
  request_category: z.string().nullish().describe('Which part of the company it is for'),
  claims_action_type: z.string().nullish().describe('For losses: which report it is'),
  effective_date_of_change: z.string().nullish().describe('From which day a change holds, YYYY-MM-DD'),
  internal_review_type: z.string().nullish().describe('Whether somebody inside has to look, and who'),
  outcome_summary: z.string().nullish().describe('What became of it'),
  escalation_level: z.string().nullish().describe('How far up it went'),
  user_type: z.string().nullish().describe('Who the requester is to the policy'),
}

/** A ticket to create. */
export const newTicket = z.object({
  ...deskTicket.shape,
  status: z
    .enum(ticketStatuses)
    .nullish()
    .describe(
      'Always say open here: a ticket created in another status, or without one, is reported as a violation',
    ),
  ...ownFields,
})

/** Changes to a ticket. */
export const ticketChanges = z.object({ ...deskTicketChanges.shape, ...ownFields })
