import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { nextId } from '../../shared/index.ts'
import { ids } from '../ids.ts'
import { approvalRequests, approvalTypes, urgencies } from '../schema.ts'
import { ticketId } from './fields.ts'
import { findEmployee } from './find-rows.ts'

/** Kept as recorded: anyone may be asked, the requester too; who may approve what is the policy's matter. */
export const createApprovalRequest = defineTool({
  name: 'approval_api_create_request',
  description:
    'Ask one approver for one approval; the approver is told by the system. Where two must approve, make two requests. ' +
    'Nothing checks that the approver is the one whom the policy names.',
  readOnly: false,
  input: z.strictObject({
    request_type: z.enum(approvalTypes).describe('What kind of approval'),
    requester_email: z.string().describe('Work address of the employee for whom it is asked'),
    approver_email: z.string().describe('Work address of the approver'),
    details: z.string().describe('What is to be approved, and why'),
    urgency: z.enum(urgencies).nullish().describe('standard when not said'),
    ticket_id: ticketId,
  }),
  output: z.strictObject({ approval_request_id: z.string(), status: z.string() }),
  async handler({ request_type, requester_email, approver_email, details, urgency, ticket_id }, { db }) {
    const requester = await findEmployee(db, { email: requester_email })
    const approver = await findEmployee(db, { email: approver_email })
    const id = await nextId(db, approvalRequests.id, ids.approvalRequest)
    const status = 'pending' as const
    await db.insert(approvalRequests).values({
      id,
      request_type,
      requester_id: requester.id,
      approver_id: approver.id,
      status,
      urgency: urgency ?? 'standard',
      details,
      ticket_id,
    })
    return { approval_request_id: id, status }
  },
})
