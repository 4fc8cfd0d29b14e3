import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { bookingReference, customerId } from './fields.ts'
import { findBooking } from './rows.ts'

/** Kept as recorded: the reference decides, and of a customer's bookings the oldest record is given. */
export const getBooking = defineTool({
  name: 'booking_api_get_booking',
  description:
    'Read one booking by its reference. By the customer alone you get only the first that was recorded: ' +
    'booking_api_get_booking_history lists all of them.',
  readOnly: true,
  input: z.object({
    booking_reference: bookingReference.nullish(),
    customer_id: customerId.nullish(),
  }),
  output: z.strictObject({ booking_data: z.record(z.string(), z.json()).describe('The booking') }),
  async handler({ booking_reference, customer_id }, { db }) {
    if (booking_reference) return { booking_data: await findBooking(db, { booking_reference }) }
    if (customer_id) return { booking_data: await findBooking(db, { customer_id }) }
    throw new ToolError('Give a booking_reference or a customer_id.')
  },
})
