import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { shipping } from '../rules.ts'
import { orders, shippingSpeeds } from '../schema.ts'
import { dollars, orderId } from './fields.ts'
import { findOrder } from './rows.ts'

/** Kept as recorded: the speed of any order can be changed, a delivered one as well. */
export const updateShippingSpeed = defineTool({
  name: 'update_shipping_speed',
  description:
    'Change how fast an order is delivered; its delivery cost and total follow. Names the difference: charge it or ' +
    `pay it back by a call of its own. Standard is free, expedited costs $${shipping.expedited.cost}, next day ` +
    `$${shipping.next_day.cost}. Whether a change is still allowed is for you to check against the policy.`,
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
    const order = await findOrder(db, { id: order_id })
    const difference = (inCents(new_shipping_speed) - inCents(order.shipping_speed)) / 100
    await db
      .update(orders)
      .set({
        shipping_speed: new_shipping_speed,
        shipping_cost: shipping[new_shipping_speed].cost,
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

/** What delivery costs in whole cents: differences of dollars would be off by a rounding error. */
function inCents(speed: keyof typeof shipping): number {
  return Math.round(shipping[speed].cost * 100)
}
