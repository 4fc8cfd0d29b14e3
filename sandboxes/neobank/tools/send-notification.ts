import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { nextId } from '../../shared/index.ts'
import { ids } from '../ids.ts'
import { deliveryStatuses, emailNotifications, mailPriorities, notificationTypes } from '../schema.ts'
import { ticketId } from './fields.ts'
import { findEmployee } from './find-rows.ts'

export const sendNotification = defineTool({
  name: 'email_notification_api_send_notification',
  description:
    'Send one e-mail to one employee, with copies if need be. Approvers need none: the approval system writes to them.',
  readOnly: false,
  input: z.strictObject({
    recipient_email: z.string().describe("The recipient's work address"),
    notification_type: z.enum(notificationTypes).describe('What it is about'),
    subject: z.string().describe('Subject line'),
    body: z.string().describe('Text'),
    ticket_id: ticketId,
    priority: z.enum(mailPriorities).nullish().describe('normal when not said'),
    cc_emails: z.string().nullish().describe('Addresses that get a copy, with commas between them'),
  }),
  output: z.strictObject({ notification_id: z.string(), delivery_status: z.enum(deliveryStatuses) }),
  async handler({ recipient_email, cc_emails, priority, ...mail }, { db }) {
    const { id: recipient_id } = await findEmployee(db, { email: recipient_email })
    const id = await nextId(db, emailNotifications.id, ids.emailNotification)
    const delivery_status = 'queued' as const
    await db.insert(emailNotifications).values({
      id,
      recipient_id,
      recipient_email,
      ...mail,
      priority: priority ?? 'normal',
      cc_emails: cc_emails ? cc_emails.split(',').map((address) => address.trim()) : null,
      delivery_status,
      sent_by: 'system',
    })
    return { notification_id: id, delivery_status }
  },
})
