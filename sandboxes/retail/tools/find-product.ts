import { eq } from 'drizzle-orm'
import { type ToolDatabase, ToolError } from '../../../lib/sandbox/index.ts'
import { products } from '../schema.ts'

/** @throws ToolError when the catalogue has no such product */
export async function findProduct(db: ToolDatabase, sku: string): Promise<typeof products.$inferSelect> {
  const [product] = await db.select().from(products).where(eq(products.sku, sku))
  if (!product) throw new ToolError(`The catalogue has no product ${JSON.stringify(sku)}. Check the number.`)
  return product
}
