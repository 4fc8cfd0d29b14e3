import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { orders } from '../schema.ts'
import { orderId } from './fields.ts'
import { findOrder } from './rows.ts'

/** Kept as recorded: the address of any order can be changed, a delivered one as well. */
export const updateOrderAddress = defineTool({
  name: 'update_order_address',
  description:
    'Change the delivery address of an order. Whether it is still time for that is for you to check against the policy.',
  readOnly: false,
  input: z.strictObject({
    order_id: orderId,
    new_address_line1: z.string().describe('Street and number'),
    new_address_city: z.string().describe('City'),
    new_address_state: z.string().describe('State'),
    new_address_zip: z.string().describe('ZIP code'),
  }),
  output: z.strictObject({
    order_id: z.string(),
    address_updated: z.boolean(),
    new_shipping_address_line1: z.string(),
    new_shipping_address_city: z.string(),
    new_shipping_address_state: z.string(),
    new_shipping_address_zip: z.string(),
  }),
  async handler({ order_id, ...address }, { db }) {
    await findOrder(db, { id: order_id })
    await db
      .update(orders)
      .set({
        shipping_address_line1: address.new_address_line1,
        shipping_address_city: address.new_address_city,
        shipping_address_state: address.new_address_state,
        shipping_address_zip: address.new_address_zip,
      })
      .where(eq(orders.id, order_id))
    return {
      order_id,
      address_updated: true,
      new_shipping_address_line1: address.new_address_line1,
      new_shipping_address_city: address.new_address_city,
      new_shipping_address_state: address.new_address_state,
      new_shipping_address_zip: address.new_address_zip,
    }
  },
})
