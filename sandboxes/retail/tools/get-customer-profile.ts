import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { isoInstant } from '../../shared/index.ts'
import { behavioralSegments, customerTiers } from '../schema.ts'
import { dollars, instant } from './fields.ts'
import { findCustomer } from './rows.ts'

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
    const profile = await findCustomer(db, customer_id ? { id: customer_id } : { email: email ?? '' })
    return { ...profile, registration_date: isoInstant(profile.registration_date) }
  },
})
