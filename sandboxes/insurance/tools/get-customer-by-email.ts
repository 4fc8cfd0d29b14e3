import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { customers } from '../schema.ts'

export const getCustomerByEmail = defineTool({
  name: 'crm_get_customer_by_email',
  description: "Find a customer's id by the e-mail address of their profile.",
  readOnly: true,
  input: z.strictObject({ email: z.string().describe('The whole address') }),
  output: z.strictObject({ customer_id: z.string(), first_name: z.string(), last_name: z.string() }),
  async handler({ email }, { db }) {
    const wanted = email.trim().toLowerCase()
    const found = (await listRows(db, customers)).find((customer) => customer.email.toLowerCase() === wanted)
    if (!found) {
      throw new ToolError(`No customer has the address ${JSON.stringify(email)}. Ask for the policy number.`)
    }
    return { customer_id: found.id, first_name: found.first_name, last_name: found.last_name }
  },
})
