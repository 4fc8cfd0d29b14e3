import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { nextId, stampAfter } from '../../shared/index.ts'
import { series } from '../ids.ts'
import { refundReasons, refunds } from '../schema.ts'
import { customerId, dollars, instant, orderId } from './fields.ts'
import { findPayment } from './rows.ts'

/**
 * Kept as recorded: the order needs a payment, but not one that went through, nor one of this customer, nor one
 * as large as the refund.
 */
export const createRefund = defineTool({
  name: 'create_refund',
  description:
    'Pay money back for an order, to the way it was paid, each time anew: no tool lists refunds, and none is refused ' +
    'because there was one before. The amount is yours to work out from the policy.',
  readOnly: false,
  input: z.strictObject({
    order_id: orderId,
    customer_id: customerId,
    amount: dollars,
    refund_reason: z.enum(refundReasons).describe('Why it is paid back'),
  }),
  output: z.strictObject({
    refund_id: z.string(),
    transaction_id: z.string().describe('The payment that it goes back to'),
    amount: dollars,
    status: z.string(),
    refund_date: instant,
  }),
  async handler({ order_id, amount, refund_reason }, { db, now }) {
    const { id: transaction_id } = await findPayment(db, { order_id })
    const id = await nextId(db, refunds.id, series.refund)
    const status = 'pending' as const
    const refund_date = stampAfter(now)
    await db
      .insert(refunds)
      .values({ id, transaction_id, order_id, amount, refund_reason, status, refund_date })
    return { refund_id: id, transaction_id, amount, status, refund_date }
  },
})
