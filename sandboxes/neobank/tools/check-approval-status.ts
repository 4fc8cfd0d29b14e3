import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { rowFinder } from '../../shared/index.ts'
import { approvalRequests } from '../schema.ts'
import { instant } from './fields.ts'

const findRequest = rowFinder(approvalRequests, 'approval request', 'The ticket it belongs to names its id.')

export const checkApprovalStatus = defineTool({
  name: 'approval_api_check_status',
  description:
    'Read what became of an approval request: its status, when it was decided, and what the approver wrote. It does not ' +
    'say who was asked or for what: the ticket does.',
  readOnly: true,
  input: z.strictObject({ approval_request_id: z.string().describe("The request's id, APR-…") }),
  output: z.strictObject({
    status: z.string(),
    decided_at: instant,
    approver_feedback: z.string().nullish(),
  }),
  async handler({ approval_request_id }, { db }) {
    const { status, decided_at, approver_feedback } = await findRequest(db, { id: approval_request_id })
    return { status, decided_at, approver_feedback }
  },
})
