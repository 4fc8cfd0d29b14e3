import { eq } from 'drizzle-orm'
import { type ToolDatabase, ToolError } from '../../../lib/sandbox/index.ts'
import { insertionOrder } from '../../../lib/sandbox/insertion-order.ts'
import { paymentTransactions } from '../schema.ts'

/**
 * The order's first payment.
 *
 * @throws ToolError when there is none
 */
export async function findPayment(
  db: ToolDatabase,
  orderId: string,
): Promise<typeof paymentTransactions.$inferSelect> {
  const [payment] = await db
    .select()
    .from(paymentTransactions)
    .where(eq(paymentTransactions.order_id, orderId))
    .orderBy(insertionOrder)
    .limit(1)
  if (!payment)
    throw new ToolError(`There is no payment for an order ${JSON.stringify(orderId)}. Check the id.`)
  return payment
}
