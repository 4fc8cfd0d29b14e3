import { eq } from 'drizzle-orm'
import { type ToolDatabase, ToolError } from '../../../lib/sandbox/index.ts'
import { insertionOrder } from '../../../lib/sandbox/insertion-order.ts'
import { shipments } from '../schema.ts'

/**
 * The order's first shipment.
 *
 * @throws ToolError when nothing was sent
 */
export async function findShipment(
  db: ToolDatabase,
  orderId: string,
): Promise<typeof shipments.$inferSelect> {
  const [shipment] = await db
    .select()
    .from(shipments)
    .where(eq(shipments.order_id, orderId))
    .orderBy(insertionOrder)
    .limit(1)
  if (!shipment) {
    throw new ToolError(
      `There is no shipment for an order ${JSON.stringify(orderId)}: the id is wrong, or it was not sent yet.`,
    )
  }
  return shipment
}
