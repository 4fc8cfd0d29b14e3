import { eq } from 'drizzle-orm'
import { type ToolDatabase, ToolError } from '../../../lib/sandbox/index.ts'
import { orders } from '../schema.ts'

/** @throws ToolError when there is no such order */
export async function findOrder(db: ToolDatabase, id: string): Promise<typeof orders.$inferSelect> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new ToolError(`There is no order ${JSON.stringify(id)}. Check the id with the customer.`)
  return order
}
