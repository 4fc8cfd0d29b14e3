import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { discountApplications } from '../schema.ts'
import { dollars, orderId } from './fields.ts'

/** Kept as recorded: an order without discount, even one that does not exist, has one of nothing with id ''. */
export const getDiscountApplication = defineTool({
  name: 'get_discount_application',
  description:
    'Read which discounts were taken off an order, how much in all, and which rule decided what combined.',
  readOnly: true,
  input: z.strictObject({ order_id: orderId }),
  output: z.strictObject({
    discount_app_id: z.string().describe('Empty when the order has no discount'),
    order_id: z.string(),
    promo_code_used: z.string().nullish(),
    points_used: z.int(),
    loyalty_discount_applied: z.boolean(),
    total_discount_amount: dollars,
    stacking_rule_applied: z.string().nullish(),
  }),
  async handler({ order_id }, { db }) {
    const [application] = await listRows(db, discountApplications, { order_id })
    if (!application) {
      return {
        discount_app_id: '',
        order_id,
        points_used: 0,
        loyalty_discount_applied: false,
        total_discount_amount: 0,
      }
    }
    const { id, ...shown } = application
    return { ...shown, discount_app_id: id }
  },
})
