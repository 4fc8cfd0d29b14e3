import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { customerId } from './fields.ts'
import { findCustomer } from './rows.ts'

/** Kept as recorded: where digits are given, they alone decide; the answer to the question is not looked at. */
export const verifyIdentity = defineTool({
  name: 'crm_verify_identity',
  description:
    'Compare what a person said with what is on file: the last four digits of the social security number, or the ' +
    'answer to the security question. Give one of them: with both, the digits alone decide.',
  readOnly: true,
  input: z.strictObject({
    customer_id: customerId,
    ssn_last_4: z.string().nullish().describe('Four digits'),
    security_answer: z.string().nullish().describe('The answer, as the person said it'),
  }),
  output: z.strictObject({
    verified: z.boolean(),
    verification_method: z.string().describe('What was compared: ssn or security_question'),
  }),
  async handler({ customer_id, ssn_last_4, security_answer }, { db }) {
    const customer = await findCustomer(db, { id: customer_id })
    if (ssn_last_4) {
      return { verified: customer.ssn_last_4 === ssn_last_4, verification_method: 'ssn' }
    }
    if (!security_answer) throw new ToolError('Give ssn_last_4 or security_answer.')
    const said = security_answer.trim().toLowerCase()
    const verified = customer.security_answer?.trim().toLowerCase() === said
    return { verified, verification_method: 'security_question' }
  },
})
