import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { transactions } from '../schema.ts'
import { bookingReference, customerId, dollarText } from './fields.ts'
import { newestFirst } from './newest-first.ts'

export const getTransactionHistory = defineTool({
  name: 'payment_api_get_transaction_history',
  description:
    "List charges, refunds and disputes of a customer, of a booking, or of a customer's booking, with reasons, the latest first.",
  readOnly: true,
  input: z.object({
    customer_id: customerId.nullish(),
    booking_reference: bookingReference.nullish(),
  }),
  output: z.strictObject({
    transactions: z.array(
      z.object({
        id: z.string(),
        transaction_id: z.string(),
        booking_reference: z.string(),
        customer_id: z.string(),
        amount: dollarText,
        currency: z.string(),
        transaction_type: z.string(),
        payment_status: z.string(),
        payment_method: z.string().nullish(),
        reason: z.string().nullish(),
        processing_time_estimate: z.string().nullish(),
        created_at: z.string(),
        updated_at: z.string(),
      }),
    ),
  }),
  async handler({ customer_id, booking_reference }, { db }) {
    if (!customer_id && !booking_reference) throw new ToolError('Give a customer_id or a booking_reference.')
    const found = await listRows(db, transactions, {
      ...(customer_id && { customer_id }),
      ...(booking_reference && { booking_reference }),
    })
    return { transactions: newestFirst(found) }
  },
})
