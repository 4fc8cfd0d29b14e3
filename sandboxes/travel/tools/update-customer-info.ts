import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { customerProfiles } from '../schema.ts'
import { count, customerId } from './fields.ts'
import { findCustomer } from './rows.ts'
import { profileSystemStamp } from './system-stamps.ts'

/** In the order in which the answer names them. */
const fields = [
  'email',
  'full_name',
  'preferences',
  'special_notes',
  'complaint_count',
  'loyalty_program_status',
  'last_booking_date',
] as const

/** Kept as recorded: a value that is given counts as updated though it was the same before. */
export const updateCustomerInfo = defineTool({
  name: 'crm_api_update_customer_info',
  description:
    "Change a customer's profile. Lists replace those that were there, so give the old entries too. The address that " +
    'the profile is found by changes with email.',
  readOnly: false,
  input: z.strictObject({
    customer_id: customerId,
    email: z.string().nullish().describe('New email'),
    full_name: z.string().nullish().describe('New name'),
    preferences: z.array(z.string()).nullish().describe('All preferences'),
    special_notes: z.array(z.string()).nullish().describe('All notes for colleagues'),
    complaint_count: count.nullish().describe('How many complaints there were in all'),
    loyalty_program_status: z.string().nullish().describe('New loyalty standing'),
    last_booking_date: z.string().nullish().describe('When the customer last booked, ISO 8601'),
  }),
  output: z.object({ success: z.boolean(), updated_fields: z.array(z.string()) }),
  async handler({ customer_id, ...wanted }, { db }) {
    const customer = await findCustomer(db, { customer_id })
    const { last_booking_date } = wanted
    if (last_booking_date && Number.isNaN(Date.parse(last_booking_date))) {
      throw new ToolError(
        `last_booking_date ${JSON.stringify(last_booking_date)} is no date. Write ISO 8601.`,
      )
    }
    const given = fields.filter((field) => wanted[field] !== null && wanted[field] !== undefined)
    await db
      .update(customerProfiles)
      .set({
        ...Object.fromEntries(given.map((field) => [field, wanted[field]])),
        updated_at: profileSystemStamp,
      })
      .where(eq(customerProfiles.id, customer.id))
    return { success: true, updated_fields: given }
  },
})
