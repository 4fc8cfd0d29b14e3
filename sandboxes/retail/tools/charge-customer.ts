import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { nextId, stampAfter } from '../../shared/index.ts'
import { series } from '../ids.ts'
import { chargeReasons, paymentStatuses, paymentTransactions } from '../schema.ts'
import { customerId, dollars, instant, orderId } from './fields.ts'

/** Always authorized, on the card on file; neither order nor customer is looked up. */
export const chargeCustomer = defineTool({
  name: 'charge_customer',
  description:
    "Charge the customer's card on file for a fee that a policy names: faster delivery, a second delivery, freight " +
    'without installation. Each call charges anew.',
  readOnly: false,
  input: z.strictObject({
    order_id: orderId,
    customer_id: customerId,
    amount: dollars,
    charge_reason: z.enum(chargeReasons).describe('What the charge is for'),
  }),
  output: z.strictObject({
    transaction_id: z.string(),
    order_id: z.string(),
    amount: dollars,
    status: z.enum(paymentStatuses),
    transaction_date: instant,
  }),
  async handler(charge, { db, now }) {
    const id = await nextId(db, paymentTransactions.id, series.payment)
    const status = 'authorized' as const
    const transaction_date = stampAfter(now)
    await db
      .insert(paymentTransactions)
      .values({ ...charge, id, status, payment_method: 'Card on file', transaction_date })
    return { transaction_id: id, order_id: charge.order_id, amount: charge.amount, status, transaction_date }
  },
})
