import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { isoInstant } from '../../shared/index.ts'
import { paymentStatuses } from '../schema.ts'
import { dollars, instant, orderId } from './fields.ts'
import { findPayment } from './rows.ts'

/** Of several payments for one order, the first. */
export const getPaymentStatus = defineTool({
  name: 'get_payment_status',
  description:
    'Read the first payment of an order: amount, way of payment, and whether it went through. Later charges, refunds ' +
    'and cancellations do not change what is shown.',
  readOnly: true,
  input: z.strictObject({ order_id: orderId }),
  output: z.strictObject({
    transaction_id: z.string(),
    order_id: z.string(),
    customer_id: z.string(),
    amount: dollars,
    status: z.enum(paymentStatuses),
    payment_method: z.string(),
    transaction_date: instant,
  }),
  async handler({ order_id }, { db }) {
    const { id, charge_reason: _, ...payment } = await findPayment(db, { order_id })
    return { ...payment, transaction_id: id, transaction_date: isoInstant(payment.transaction_date) }
  },
})
