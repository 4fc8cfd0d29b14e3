import { eq } from 'drizzle-orm'
import { type ToolDatabase, ToolError } from '../../../lib/sandbox/index.ts'
import { inventoryRecords } from '../schema.ts'

/** @throws ToolError when the product is not on the stock list */
export async function findStock(
  db: ToolDatabase,
  sku: string,
): Promise<typeof inventoryRecords.$inferSelect> {
  const [stock] = await db.select().from(inventoryRecords).where(eq(inventoryRecords.sku, sku))
  if (!stock) throw new ToolError(`The stock list has no product ${JSON.stringify(sku)}. Check the number.`)
  return stock
}
