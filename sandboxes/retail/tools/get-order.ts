import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { isoInstant, listRows } from '../../shared/index.ts'
import { orderLineItems } from '../schema.ts'
import { dollars, instant, orderId } from './fields.ts'
import { findOrder } from './rows.ts'

export const getOrder = defineTool({
  name: 'get_order',
  description:
    'Read an order: its state, prices, discounts, points, delivery address and speed, and every line.',
  readOnly: true,
  input: z.strictObject({ order_id: orderId }),
  output: z.strictObject({
    id: z.string(),
    customer_id: z.string(),
    order_date: instant,
    status: z.string(),
    subtotal_amount: dollars,
    discount_amount: dollars,
    points_used: z.int(),
    points_value: dollars,
    shipping_cost: dollars,
    total_amount: dollars,
    shipping_address_line1: z.string(),
    shipping_address_city: z.string(),
    shipping_address_state: z.string(),
    shipping_address_zip: z.string(),
    shipping_speed: z.string(),
    fulfillment_type: z.string(),
    installation_service_id: z.string().nullish(),
    line_items: z.array(
      z.strictObject({
        id: z.string(),
        sku: z.string(),
        product_name: z.string(),
        quantity: z.int(),
        base_price: dollars,
        discount_amount: dollars,
        final_price: dollars,
      }),
    ),
  }),
  async handler({ order_id }, { db }) {
    const order = await findOrder(db, { id: order_id })
    const lines = await listRows(db, orderLineItems, { order_id })
    return {
      ...order,
      order_date: isoInstant(order.order_date),
      line_items: lines.map(({ order_id: _, ...line }) => line),
    }
  },
})
