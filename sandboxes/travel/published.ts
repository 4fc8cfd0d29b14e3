import type { PublishedMapping } from '../../lib/published/index.ts'
import { helpdeskUnrecorded } from '../helpdesk/index.ts'

/** Travel as the published benchmark has it: its server's name, and the columns that its end states are not compared on. */
export const published: PublishedMapping = {
  server: 'external_booking_v1',
  ungraded: {
    ...helpdeskUnrecorded,
    bookings: ['special_requests'],
    customerProfiles: ['preferences', 'special_notes'],
    transactions: ['reason'],
  },
}
