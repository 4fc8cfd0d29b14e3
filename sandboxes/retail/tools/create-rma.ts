import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { nextId, stampAfter } from '../../shared/index.ts'
import { series } from '../ids.ts'
import { returnReasons, rmaRecords, rmaStatuses } from '../schema.ts'
import { customerId, dollars, instant, orderId } from './fields.ts'

/**
 * Kept as recorded: order, line and customer are not looked up, the amounts are not checked against each other,
 * and `is_defective` does not follow from the reason: a return for "defective" without it is not a defect.
 */
export const createRma = defineTool({
  name: 'create_rma',
  description:
    'Open a return for one line of an order; it is approved at once. All amounts are yours to work out from the policy. ' +
    'The returns centre pays the refund when the goods have arrived, so create none for it.',
  readOnly: false,
  input: z.strictObject({
    order_id: orderId,
    line_item_id: z.string().describe('The line of the order that comes back'),
    customer_id: customerId,
    return_reason: z.enum(returnReasons).describe('Why it comes back'),
    is_defective: z.boolean().default(false).describe('Whether it comes back because of a defect'),
    refund_amount: dollars.describe('What the customer gets back after all fees, in dollars'),
    restocking_fee: dollars.describe('Kept for restocking, in dollars'),
    return_shipping_cost: dollars.describe('Kept for the way back, in dollars'),
    removal_fee: dollars.describe('Kept for taking an installed appliance out, in dollars'),
  }),
  output: z.strictObject({ rma_id: z.string(), status: z.enum(rmaStatuses), created_date: instant }),
  async handler(rma, { db, now }) {
    const id = await nextId(db, rmaRecords.id, series.rma)
    const status = 'approved' as const
    const created_date = stampAfter(now)
    await db.insert(rmaRecords).values({ ...rma, id, status, created_date })
    return { rma_id: id, status, created_date }
  },
})
