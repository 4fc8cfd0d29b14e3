import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { bookings } from '../schema.ts'
import { customerId } from './fields.ts'
import { newestFirst } from './newest-first.ts'

export const getBookingHistory = defineTool({
  name: 'booking_api_get_booking_history',
  description: "List all of a customer's bookings, past, cancelled and coming, the latest booked first.",
  readOnly: true,
  input: z.object({ customer_id: customerId }),
  output: z.strictObject({ bookings: z.array(z.record(z.string(), z.json())) }),
  async handler({ customer_id }, { db }) {
    return { bookings: newestFirst(await listRows(db, bookings, { customer_id })) }
  },
})
