import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { isoInstant } from '../clock.ts'
import { returnReasons, rmaRecords, rmaStatuses } from '../schema.ts'
import { dollars, instant } from './fields.ts'

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
    const [rma] = await db.select().from(rmaRecords).where(eq(rmaRecords.id, rma_id))
    if (!rma)
      throw new ToolError(`There is no return ${JSON.stringify(rma_id)}. Check the id with the customer.`)
    const { id, is_defective: _, ...shown } = rma
    return { ...shown, rma_id: id, created_date: isoInstant(rma.created_date) }
  },
})
