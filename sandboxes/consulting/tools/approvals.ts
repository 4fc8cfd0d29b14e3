import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows, nextId } from '../../shared/index.ts'
import { approvalRequests, approvalTypes } from '../schema.ts'
import { generated } from './id-series.ts'

const requestType = z.enum(approvalTypes).describe('What is to be approved')
const engagement = z.string().nullish().describe('The engagement that it is for')

export const approvalCreateRequest = defineTool({
  name: 'approval_create_request',
  description:
    'Ask somebody for an approval. The request is pending until they answer. Nothing is looked up: neither whether ' +
    'they may approve, nor whether the same has been asked before.',
  readOnly: false,
  input: z.strictObject({
    request_type: requestType,
    requester_email: z.string().describe('Who the thing is for'),
    approver_email: z.string().describe('Who shall decide'),
    amount: z.int().nullish().describe('Dollars, where it costs any'),
    engagement_code: engagement,
  }),
  output: z.strictObject({ approval_id: z.string() }),
  async handler({ request_type, requester_email, approver_email, amount, engagement_code }, { db }) {
    const id = await nextId(db, approvalRequests.id, generated('APR'))
    await db.insert(approvalRequests).values({
      id,
      request_type,
      requester_email,
      approver_email,
      amount: amount ?? null,
      engagement_code: engagement_code ?? null,
    })
    return { approval_id: id }
  },
})

export const approvalGetStatus = defineTool({
  name: 'approval_get_status',
  description:
    "Read a person's approval requests of one kind, with their state; narrowed down by engagement and approver if you " +
    'say so. Narrowed down too far, an approval that exists is not_found. The answer shows no amounts.',
  readOnly: true,
  input: z.strictObject({
    request_type: requestType,
    requester_email: z.string().describe('Who the thing is for'),
    engagement_code: engagement,
    approver_email: z.string().nullish().describe('Only requests to this person'),
  }),
  output: z.strictObject({
    results: z
      .array(
        z.strictObject({
          approval_id: z.string(),
          status: z.string(),
          request_type: z.string(),
          approver_email: z.string(),
          engagement_code: z.string().nullish(),
        }),
      )
      .optional(),
  }),
  async handler({ request_type, requester_email, engagement_code, approver_email }, { db }) {
    const found = await listRows(db, approvalRequests, {
      request_type,
      requester_email,
      ...(engagement_code && { engagement_code }),
      ...(approver_email && { approver_email }),
    })
    if (found.length === 0) {
      // Kept as recorded: nothing found is one result that repeats what was asked.
      const nothing = { approval_id: 'NOT_FOUND', status: 'not_found', request_type, engagement_code }
      return { results: [{ ...nothing, approver_email: approver_email ?? '' }] }
    }
    return {
      results: found.map((request) => ({
        approval_id: request.id,
        status: request.status,
        request_type: request.request_type,
        approver_email: request.approver_email,
        engagement_code: request.engagement_code,
      })),
    }
  },
})
