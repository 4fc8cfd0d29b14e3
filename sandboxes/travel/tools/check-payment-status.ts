import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { transactions } from '../schema.ts'
import { bookingReference } from './fields.ts'
import { newestFirst } from './newest-first.ts'

export const checkPaymentStatus = defineTool({
  name: 'payment_api_check_payment_status',
  description:
    "Read the state of a booking's latest transaction, be it a charge, a refund or a dispute. What went before is in " +
    'payment_api_get_transaction_history.',
  readOnly: true,
  input: z.object({ booking_reference: bookingReference }),
  output: z.strictObject({
    payment_status: z.string(),
    transaction_id: z.string(),
    payment_method: z.string().nullish(),
  }),
  async handler({ booking_reference }, { db }) {
    const [latest] = newestFirst(await listRows(db, transactions, { booking_reference }))
    if (!latest) {
      throw new ToolError(`There is no transaction for the booking ${JSON.stringify(booking_reference)}.`)
    }
    const { payment_status, transaction_id, payment_method } = latest
    return { payment_status, transaction_id, payment_method }
  },
})
