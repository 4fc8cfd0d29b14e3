import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { bookingReference, dollars } from './fields.ts'
import { recordPayment } from './record-payment.ts'

export const processRefund = defineTool({
  name: 'payment_api_process_refund',
  description:
    'Pay money back for a booking, to the method it was paid with. The amount is for you to work out from the policy; ' +
    'what was paid and paid back before is not compared.',
  readOnly: false,
  input: z.object({
    booking_reference: bookingReference,
    refund_amount: dollars.describe('In dollars'),
    reason: z.string().describe('What the refund is for'),
  }),
  output: z.strictObject({
    transaction_id: z.string(),
    refund_status: z.string(),
    processing_time_estimate: z.string(),
  }),
  async handler({ booking_reference, refund_amount, reason }, { db }) {
    const processing_time_estimate = '3-5 business days'
    const id = await recordPayment(db, {
      booking_reference,
      type: 'refund',
      amount: refund_amount,
      reason,
      processing_time_estimate,
    })
    return { transaction_id: id, refund_status: 'successful', processing_time_estimate }
  },
})
