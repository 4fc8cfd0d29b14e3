import { z } from 'zod'
import { ticketChanges as plainChanges, newTicket as plainTicket } from '../../helpdesk/index.ts'
import { accessTypes, deviceTypes, licensePoolTypes, yesOrNo } from '../schema.ts'

/** What a ticket of this desk says besides what every ticket says. */
const fields = {
  engagement_code: z.string().nullish().describe('The engagement that it is for'),
  approval_required: z.enum(yesOrNo).nullish().describe('Whether somebody has to approve it'),
  approver_id: z.string().nullish().describe("The approver's e-mail address"),
  asset_id: z.string().nullish().describe('The device that it is about'),
  catalog_id: z.string().nullish().describe('The software that it is about'),
  client_id: z.string().nullish().describe('The client that it concerns'),
  expense_report_id: z.string().nullish().describe('The expense report that it is about'),
  course_id: z.string().nullish().describe('The course that it is about'),
  folder_id: z.string().nullish().describe('The folder that it is about'),
  device_type: z.enum(deviceTypes).nullish().describe('What kind of device'),
  hardware_order_id: z.string().nullish().describe('The purchase order for hardware'),
  access_type: z.enum(accessTypes).nullish().describe('What kind of access'),
  license_pool: z.enum(licensePoolTypes).nullish().describe('The pool that the licence comes from'),
}

/** A ticket to create. */
export const newTicket = z.object({ ...plainTicket.shape, ...fields })

/** Changes to a ticket. */
export const ticketChanges = z.object({ ...plainChanges.shape, ...fields })
