import { ilike } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, insertionOrder, ToolError } from '../../../lib/sandbox/index.ts'
import { customerProfiles, vipTiers } from '../schema.ts'
import { count, customerId, dollarText } from './fields.ts'
import { findCustomer } from './rows.ts'

export const getCustomerProfile = defineTool({
  name: 'crm_api_get_customer_profile',
  description:
    "Read a customer's profile by id or email: name, tier, loyalty standing, bookings, complaints, preferences and notes.",
  readOnly: true,
  input: z.object({
    customer_id: customerId.nullish(),
    email: z.string().nullish().describe("The customer's email"),
  }),
  output: z.object({
    customer_data: z.object({
      id: z.string(),
      customer_id: z.string(),
      email: z.string(),
      full_name: z.string(),
      vip_tier: z.enum(vipTiers).optional(),
      loyalty_program_status: z.string().nullish(),
      lifetime_value: dollarText.optional(),
      total_bookings_count: count.optional(),
      preferences: z.array(z.string()).optional(),
      special_notes: z.array(z.string()).optional(),
      complaint_count: count.optional(),
      last_booking_date: z.string().nullish(),
      created_at: z.string(),
      updated_at: z.string(),
    }),
  }),
  async handler({ customer_id, email }, { db }) {
    if (customer_id) return { customer_data: await findCustomer(db, { customer_id }) }
    if (!email) throw new ToolError('Give a customer_id or an email.')
    const [customer] = await db
      .select()
      .from(customerProfiles)
      .where(ilike(customerProfiles.email, email.replace(/[\\%_]/g, '\\$&')))
      .orderBy(insertionOrder)
    if (customer) return { customer_data: customer }
    throw new ToolError(
      `There is no customer with the email ${JSON.stringify(email)}. Check how it is written.`,
    )
  },
})
