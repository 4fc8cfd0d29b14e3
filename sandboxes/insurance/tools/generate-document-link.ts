import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { namedId } from '../ids.ts'
import { documentTypes, policyDocuments } from '../schema.ts'
import { policyId } from './fields.ts'
import { findPolicy } from './rows.ts'

/**
 * Kept as recorded, host included: recordings are compared by url, in answers and in effects, and the published tasks
 * are graded on it. A link's day of creation is written as the day it expires.
 */
const portal = 'https://portal.horizonshield.com/docs/secure'

/** Kept as recorded: the type goes into the id by its name in the portal's list of types, not as it is written. */
function typeInId(type: (typeof documentTypes)[number]): string {
  return `DocumentType.${type.toUpperCase()}`
}

/** Where a link leads. */
export function linkAddress(policy: string, type: (typeof documentTypes)[number], ticket: string): string {
  return `${portal}/${policy}_${type}_${ticket}`
}

export const generateDocumentLink = defineTool({
  name: 'policy_generate_document_link',
  description:
    'Make a link to a document of a policy that the customer can open until it expires. One link for each policy, ' +
    'type and ticket: a second one for the same three is refused. Neither ticket nor expiry is checked.',
  readOnly: false,
  input: z.strictObject({
    policy_id: policyId,
    document_type: z.enum(documentTypes).describe('Which document'),
    ticket_id: z.string().describe('The ticket in which it was asked for'),
    expiration_date: z.string().describe('When the link stops working, ISO 8601'),
  }),
  output: z.strictObject({ document_id: z.string(), url: z.string(), expires_at: z.string() }),
  async handler({ policy_id, document_type, ticket_id, expiration_date }, { db }) {
    await findPolicy(db, { id: policy_id })
    const id = namedId('DOC-2-', 8, [policy_id, typeInId(document_type), ticket_id])
    if ((await listRows(db, policyDocuments, { id })).length > 0) {
      throw new ToolError(`Ticket ${ticket_id} already has a link to this document, ${id}.`)
    }
    const url = linkAddress(policy_id, document_type, ticket_id)
    await db.insert(policyDocuments).values({
      id,
      policy_id,
      ticket_id,
      document_type,
      url,
      created_at: expiration_date,
      expires_at: expiration_date,
    })
    return { document_id: id, url, expires_at: expiration_date }
  },
})
