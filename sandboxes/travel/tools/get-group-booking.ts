import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { groupBookingId } from './fields.ts'
import { findGroup } from './rows.ts'

export const getGroupBooking = defineTool({
  name: 'booking_api_get_group_booking',
  description:
    'Read a group booking: coordinator, rooms, dates, and the references of its bookings. Which of those still stand ' +
    'only the bookings themselves say.',
  readOnly: true,
  input: z.object({ group_booking_id: groupBookingId }),
  output: z.strictObject({
    group_booking_data: z.record(z.string(), z.json()).describe('The group booking'),
  }),
  async handler({ group_booking_id }, { db }) {
    return { group_booking_data: await findGroup(db, { group_booking_id }) }
  },
})
