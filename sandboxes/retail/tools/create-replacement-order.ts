import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { nextId, stampAfter } from '../../shared/index.ts'
import { series } from '../ids.ts'
import { inventoryRecords, orderLineItems, orders, shippingSpeeds } from '../schema.ts'
import { customerId, dollars, sku } from './fields.ts'
import { findProduct, findStock } from './rows.ts'

/** Neither the original order nor the customer is looked up: stock alone decides. */
export const createReplacementOrder = defineTool({
  name: 'create_replacement_order',
  description:
    'Send a product once more, free of charge: places an order of its own over 0.00 and takes the pieces from stock. ' +
    'Refused when there are not enough in stock. The first order does not change.',
  readOnly: false,
  input: z.strictObject({
    original_order_id: z.string().describe('The order with the piece that is replaced'),
    customer_id: customerId,
    sku,
    quantity: z.int32().min(1).describe('How many pieces'),
    shipping_speed: z.enum(shippingSpeeds).describe('How fast it is sent'),
    shipping_address_line1: z.string().describe('Street and number'),
    shipping_address_city: z.string().describe('City'),
    shipping_address_state: z.string().describe('State'),
    shipping_address_zip: z.string().describe('ZIP code'),
  }),
  output: z.strictObject({ replacement_order_id: z.string(), status: z.string(), total_amount: dollars }),
  async handler({ original_order_id: _, sku, quantity, ...order }, { db, now }) {
    const stock = await findStock(db, { sku })
    if (stock.available_quantity < quantity) {
      throw new ToolError(
        `Only ${stock.available_quantity} of ${sku} are in stock, ${quantity} are wanted. See check_inventory for ` +
          'when more arrive.',
      )
    }
    const product = await findProduct(db, { sku })
    const id = await nextId(db, orders.id, series.order)
    await db.insert(orders).values({
      ...order,
      id,
      order_date: stampAfter(now),
      status: 'processing',
      subtotal_amount: 0,
      total_amount: 0,
    })
    await db.insert(orderLineItems).values({
      id: await nextId(db, orderLineItems.id, series.lineItem),
      order_id: id,
      sku,
      product_name: product.name,
      quantity,
      base_price: 0,
      final_price: 0,
    })
    await db
      .update(inventoryRecords)
      .set({ available_quantity: stock.available_quantity - quantity })
      .where(eq(inventoryRecords.sku, sku))
    return { replacement_order_id: id, status: 'processing', total_amount: 0 }
  },
})
