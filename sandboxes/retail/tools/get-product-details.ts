import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { productCategories } from '../schema.ts'
import { dollars, sku } from './fields.ts'
import { findProduct } from './rows.ts'

export const getProductDetails = defineTool({
  name: 'get_product_details',
  description:
    'Read a product from the catalogue: name, category, brand, price, weight, whether it is refurbished, can be bought ' +
    'with points, and must be installed.',
  readOnly: true,
  input: z.strictObject({ sku }),
  output: z.strictObject({
    sku: z.string(),
    name: z.string(),
    category: z.enum(productCategories),
    brand: z.string(),
    base_price: dollars,
    weight_lbs: z.number().describe('In pounds'),
    is_refurbished: z.boolean(),
    points_redemption_eligible: z.boolean(),
    requires_installation: z.boolean(),
  }),
  async handler({ sku }, { db }) {
    const { warranty_period_days: _, ...shown } = await findProduct(db, { sku })
    return shown
  },
})
