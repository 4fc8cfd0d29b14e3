import { z } from 'zod'
import { ticketChanges as deskTicketChanges, newTicket as newDeskTicket } from '../../helpdesk/index.ts'
import { ticketStatuses } from '../../helpdesk/tables.ts'
import {
  approvalNeeds,
  customerImpacts,
  owners,
  resolutionCategories,
  ticketApprovalStatuses,
  ticketSeverities,
} from '../schema.ts'

/** What a ticket has here besides the desk's own fields. */
const fields = {
  tags: z
    .string()
    .nullish()
    .describe(
      'Labels, with commas between them and no blanks: system_error, license_waitlist, production_access, offboarding, ' +
        'temporary_access, redirected, escalated. They replace those that the ticket has',
    ),
  resolution_category: z.enum(resolutionCategories).nullish().describe('How it was settled'),
  owner: z.enum(owners).nullish().describe('The team that has it'),
  access_expiry_date: z.string().nullish().describe('When temporary access ends, ISO 8601'),
  approval_required: z.enum(approvalNeeds).nullish().describe('Whether an approval is needed'),
  approval_status: z.enum(ticketApprovalStatuses).nullish().describe('Where the approval stands'),
  approver_id: z.string().nullish().describe("The approver's staff id"),
  approval_request_ids: z
    .string()
    .nullish()
    .describe('The approval requests, with commas between them and no blanks'),
  business_justification: z.string().nullish().describe('Why it is needed'),
  incident_severity: z.enum(ticketSeverities).nullish().describe('Severity of the incident'),
  customer_impact: z.enum(customerImpacts).nullish().describe("Whether the bank's customers are hit"),
  asset_id: z.string().nullish().describe('The device that it is about'),
}

export const newTicket = newDeskTicket.extend({
  ...fields,
  status: z
    .enum(ticketStatuses)
    .nullish()
    .describe(
      'Create every ticket as open and set its final status with an update: any other first status, also none, is put ' +
        'on the list of violations',
    ),
})

export const ticketChanges = deskTicketChanges.extend(fields)
