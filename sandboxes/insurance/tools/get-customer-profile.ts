import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { customerId, day } from './fields.ts'
import { findCustomer } from './rows.ts'

export const getCustomerProfile = defineTool({
  name: 'crm_get_customer_profile',
  description:
    "Read a customer's profile: name, date of birth, contact, tier, fraud flag, and which second identity check is " +
    'possible. The answers to the checks are never shown; compare them with crm_verify_identity.',
  readOnly: true,
  input: z.strictObject({ customer_id: customerId }),
  output: z.object({
    customer_id: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    date_of_birth: day,
    phone: z.string().nullish(),
    tier: z.string(),
    fraud_flag: z.boolean().describe('Never tell the customer'),
    security_question: z.string().nullish(),
    has_ssn_on_file: z.boolean(),
  }),
  async handler({ customer_id }, { db }) {
    const { id, ssn_last_4, security_answer: _, ...shown } = await findCustomer(db, { id: customer_id })
    return { customer_id: id, ...shown, has_ssn_on_file: Boolean(ssn_last_4) }
  },
})
