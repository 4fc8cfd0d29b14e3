import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { bookings } from '../schema.ts'
import { bookingReference } from './fields.ts'

export const validateBookingReference = defineTool({
  name: 'lookup_validate_booking_reference',
  description: 'Say whether there is a booking with this reference. Whose it is, it does not say.',
  readOnly: true,
  input: z.object({ booking_reference: bookingReference }),
  output: z.object({ is_valid: z.boolean(), booking_id: z.string().nullish() }),
  async handler({ booking_reference }, { db }) {
    const [booking] = await listRows(db, bookings, { booking_reference })
    return { is_valid: booking !== undefined, booking_id: booking?.id }
  },
})
