import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { orders } from '../schema.ts'
import { orderId } from './fields.ts'
import { findOrder } from './rows.ts'

/**
 * Kept as recorded: any order can be cancelled, a delivered one as well, and nothing but its status changes.
 * `refund_initiated` says that money was taken and goods were not sent; no refund is written. The reason is not kept.
 */
export const cancelOrder = defineTool({
  name: 'cancel_order',
  description:
    'Set an order to cancelled; that cannot be undone. Whether it is allowed is for you to check against the policy ' +
    'before you call, and a scheduled installation has to be cancelled first, by a call of its own. The answer says ' +
    'whether the payment goes back by itself; only when it does not may a refund have to be created.',
  readOnly: false,
  input: z.strictObject({
    order_id: orderId,
    cancellation_reason: z
      .enum(['customer_request', 'payment_failed', 'address_undeliverable', 'out_of_stock'])
      .describe('Why it is cancelled'),
  }),
  output: z.strictObject({
    order_id: z.string(),
    status: z.string().describe('The new state'),
    refund_initiated: z
      .boolean()
      .describe('Whether the payment goes back by itself: if so, create no refund'),
  }),
  async handler({ order_id }, { db }) {
    const order = await findOrder(db, { id: order_id })
    await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order_id))
    return { order_id, status: 'cancelled', refund_initiated: order.status === 'processing' }
  },
})
