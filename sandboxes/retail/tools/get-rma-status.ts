import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { isoInstant } from '../../shared/index.ts'
import { returnReasons, rmaStatuses } from '../schema.ts'
import { dollars, instant } from './fields.ts'
import { findRma } from './rows.ts'

export const getRmaStatus = defineTool({
  name: 'get_rma_status',
  description: 'Read how far a return is, what will be paid back, and which fees were kept.',
  readOnly: true,
  input: z.strictObject({ rma_id: z.string().describe("The return's id") }),
  output: z.strictObject({
    rma_id: z.string(),
    order_id: z.string(),
    line_item_id: z.string(),
    customer_id: z.string(),
    return_reason: z.enum(returnReasons),
    status: z.enum(rmaStatuses),
    refund_amount: dollars,
    restocking_fee: dollars,
    return_shipping_cost: dollars,
    removal_fee: dollars,
    created_date: instant,
  }),
  async handler({ rma_id }, { db }) {
    const rma = await findRma(db, { id: rma_id })
    const { id, is_defective: _, ...shown } = rma
    return { ...shown, rma_id: id, created_date: isoInstant(rma.created_date) }
  },
})
