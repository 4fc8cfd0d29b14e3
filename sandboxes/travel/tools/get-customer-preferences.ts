import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { customerId } from './fields.ts'
import { findCustomer } from './rows.ts'

export const getCustomerPreferences = defineTool({
  name: 'crm_api_get_customer_preferences',
  description: 'Read what a customer likes, and the notes that colleagues have left in the profile.',
  readOnly: true,
  input: z.object({ customer_id: customerId }),
  output: z.object({ preferences: z.array(z.string()), special_notes: z.array(z.string()) }),
  async handler({ customer_id }, { db }) {
    const { preferences, special_notes } = await findCustomer(db, { customer_id })
    return { preferences, special_notes }
  },
})
