import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { bookingReference, dollars } from './fields.ts'
import { recordPayment } from './record-payment.ts'

export const processCharge = defineTool({
  name: 'payment_api_process_charge',
  description:
    "Charge the booking's customer, on the method on file, for a fee or a difference in price. Whether and how much is " +
    'for you to work out from the policy.',
  readOnly: false,
  input: z.object({
    booking_reference: bookingReference,
    charge_amount: dollars.describe('In dollars'),
    reason: z.string().describe('What the charge is for'),
  }),
  output: z.strictObject({ transaction_id: z.string(), payment_status: z.string() }),
  async handler({ booking_reference, charge_amount, reason }, { db }) {
    const id = await recordPayment(db, { booking_reference, type: 'charge', amount: charge_amount, reason })
    return { transaction_id: id, payment_status: 'successful' }
  },
})
