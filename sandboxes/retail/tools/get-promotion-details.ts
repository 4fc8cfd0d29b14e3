import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { isoInstant, listRows } from '../../shared/index.ts'
import { externalServicesToday } from '../clock.ts'
import { activePromotions, discountTypes } from '../schema.ts'
import { dollars, instant } from './fields.ts'

/**
 * Kept as recorded: a promotion that is over is refused, and "over" follows the promotion engine's own day (see
 * `externalServicesToday`). Every recorded promotion was over for it.
 */
export const getPromotionDetails = defineTool({
  name: 'get_promotion_details',
  description:
    'Read what a promotion code that is running takes off, what it combines with, and which products it leaves out. A ' +
    'code that is over is not found; what it was worth stands in the policy on prices.',
  readOnly: true,
  input: z.strictObject({ promo_code: z.string().describe('The code as the customer typed it') }),
  output: z.strictObject({
    promo_id: z.string(),
    promo_code: z.string(),
    discount_type: z.enum(discountTypes),
    discount_value: dollars.describe('Percent or dollars, as the type says'),
    stackable_with_points: z.boolean(),
    stackable_with_loyalty: z.boolean(),
    excluded_skus: z.array(z.string()).nullish(),
    valid_from: instant,
    valid_until: instant,
  }),
  async handler({ promo_code }, { db }) {
    const promotions = await listRows(db, activePromotions, { promo_code })
    const running = promotions.find(
      ({ valid_from, valid_until }) =>
        new Date(valid_from) <= externalServicesToday && new Date(valid_until) >= externalServicesToday,
    )
    if (!running) {
      throw new ToolError(
        `No running promotion has the code ${JSON.stringify(promo_code)}. What an order got is in ` +
          'get_discount_application.',
      )
    }
    const { id, ...shown } = running
    return {
      ...shown,
      promo_id: id,
      valid_from: isoInstant(running.valid_from),
      valid_until: isoInstant(running.valid_until),
    }
  },
})
