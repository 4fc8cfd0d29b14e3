import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { orders, shippingSpeeds } from '../schema.ts'
import { dollars, orderId } from './fields.ts'
import { findOrder } from './find-order.ts'

/** What delivery costs, in cents. */
const price = { standard: 0, expedited: 1500, next_day: 2999 } as const

/** Odd, and conformed to: the speed of any order can be changed, a delivered one as well. */
export const updateShippingSpeed = defineTool({
  name: 'update_shipping_speed',
  description:
    'Change how fast an order is delivered; its delivery cost and total follow. Names the difference: charge it or ' +
    'pay it back by a call of its own. Standard is free, expedited costs $15, next day $29.99. Whether a change is ' +
    'still allowed is for you to check against the policy.',
  readOnly: false,
  input: z.strictObject({
    order_id: orderId,
    new_shipping_speed: z.enum(shippingSpeeds).describe('The speed wanted'),
  }),
  output: z.strictObject({
    order_id: z.string(),
    old_shipping_speed: z.string(),
    new_shipping_speed: z.string(),
    cost_difference: dollars.describe('In dollars; above zero the customer owes it, below zero is owed it'),
    updated: z.boolean(),
  }),
  async handler({ order_id, new_shipping_speed }, { db }) {
    const order = await findOrder(db, order_id)
    const difference = (price[new_shipping_speed] - price[order.shipping_speed]) / 100
    await db
      .update(orders)
      .set({
        shipping_speed: new_shipping_speed,
        shipping_cost: price[new_shipping_speed] / 100,
        total_amount: sql`${orders.total_amount} + ${difference}::numeric`,
      })
      .where(eq(orders.id, order_id))
    return {
      order_id,
      old_shipping_speed: order.shipping_speed,
      new_shipping_speed,
      cost_difference: difference,
      updated: true,
    }
  },
})
