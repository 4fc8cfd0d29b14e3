import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { isoInstantOrNull } from '../../shared/index.ts'
import { instant, sku } from './fields.ts'
import { findStock } from './rows.ts'

export const checkInventory = defineTool({
  name: 'check_inventory',
  description:
    'Read how many pieces of a product are in stock, how many are spoken for, and when more arrive.',
  readOnly: true,
  input: z.strictObject({ sku }),
  output: z.strictObject({
    sku: z.string(),
    available_quantity: z.int(),
    reserved_quantity: z.int(),
    warehouse_location: z.string().nullish(),
    restock_date: instant.nullish(),
    expected_restock_quantity: z.int().nullish(),
  }),
  async handler({ sku }, { db }) {
    const stock = await findStock(db, { sku })
    return { ...stock, restock_date: isoInstantOrNull(stock.restock_date) }
  },
})
