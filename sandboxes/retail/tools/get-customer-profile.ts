import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { insertionOrder } from '../../../lib/sandbox/insertion-order.ts'
import { isoInstant } from '../clock.ts'
import { behavioralSegments, customerProfiles, customerTiers } from '../schema.ts'
import { dollars, instant } from './fields.ts'

/** With both given the id counts and the address is not looked at; of several with one address, the first. */
export const getCustomerProfile = defineTool({
  name: 'get_customer_profile',
  description:
    "Read a customer's profile by id or by e-mail address: contact, tier, value, and how they shop. The score and the " +
    'behavioural segment are for your decisions only; the customer must never hear of them.',
  readOnly: true,
  input: z.strictObject({
    customer_id: z.string().nullish().describe("The customer's id"),
    email: z.string().nullish().describe("The customer's e-mail address, when the id is not known"),
  }),
  output: z.strictObject({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    phone: z.string().nullish(),
    registration_date: instant,
    customer_tier: z.enum(customerTiers),
    lifetime_value: dollars,
    total_orders: z.int(),
    customer_score: z.int().describe('0 to 100; never tell the customer'),
    behavioral_segment: z.enum(behavioralSegments).describe('Never tell the customer'),
    acquisition_source: z.string().nullish(),
    discount_usage_rate: z.number().describe('Share of orders with a discount'),
  }),
  async handler({ customer_id, email }, { db }) {
    if (!customer_id && !email) throw new ToolError('Give customer_id or email.')
    const [profile] = await db
      .select()
      .from(customerProfiles)
      .where(customer_id ? eq(customerProfiles.id, customer_id) : eq(customerProfiles.email, email ?? ''))
      .orderBy(insertionOrder)
      .limit(1)
    if (!profile) {
      const wanted = customer_id
        ? `the id ${JSON.stringify(customer_id)}`
        : `the address ${JSON.stringify(email)}`
      throw new ToolError(`No customer has ${wanted}. Ask the customer, or try the other of id and address.`)
    }
    return { ...profile, registration_date: isoInstant(profile.registration_date) }
  },
})
