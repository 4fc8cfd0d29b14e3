import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { ndas } from '../schema.ts'
import { employeeEmail } from './fields.ts'
import { needed } from './needed.ts'

export const ndaApi = defineTool({
  name: 'nda_api',
  description: `Non-disclosure agreements, one for each person and client.
- check_status (email, client_id): whether it is signed, and its state.
- send_for_signature (email, client_id): send it to the person. The record is then sent_for_signature, whatever stood there before: one that is signed has to be signed again.`,
  readOnly: false,
  input: z.strictObject({
    action: z.enum(['check_status', 'send_for_signature']).describe('What to do'),
    email: employeeEmail.nullish(),
    client_id: z.string().nullish().describe("The client's id"),
  }),
  output: z.strictObject({
    signed: z.boolean().nullish(),
    nda_data: z.strictObject({ status: z.string() }).nullish(),
    success: z.boolean().nullish(),
  }),
  async handler(request, { db }) {
    const { email, client_id } = needed(request, 'email', 'client_id')
    if (request.action === 'check_status') {
      const [record] = await listRows(db, ndas, { employee_email: email, client_id })
      const status = record?.status ?? 'not_signed'
      return { signed: status === 'signed', nda_data: { status } }
    }
    await db
      .insert(ndas)
      .values({ employee_email: email, client_id, status: 'sent_for_signature' })
      .onConflictDoUpdate({
        target: [ndas.employee_email, ndas.client_id],
        set: { status: 'sent_for_signature' },
      })
    return { success: true }
  },
})
