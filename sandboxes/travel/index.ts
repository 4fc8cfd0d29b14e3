import { defineSandbox } from '../../lib/sandbox/index.ts'
import { helpdeskStamps, helpdeskUngraded } from '../helpdesk/index.ts'
import { baseline } from './baseline.ts'
import { instructions } from './instructions.ts'
import { knowledge } from './knowledge/index.ts'
import { tables } from './schema.ts'
import { tools } from './tools/index.ts'

export { joinRecords } from '../shared/index.ts'
/** Builders of records, and of the steps and expectations of tasks. */
export * as make from './builders/index.ts'
export { published } from './published.ts'

const written = ['created_at', 'updated_at'] as const

/** The back office of an online hotel booking company, with its ticket desk. */
export const travel = defineSandbox({
  name: 'travel',
  tables,
  tools,
  instructions,
  knowledge,
  baseline,
  now: '2025-10-01T13:00:00Z',
  ungraded: {
    ...helpdeskUngraded,
    // Beside free text: what repeats another record, and the log of calls, which depends on how a change was split up.
    tickets: [
      ...helpdeskUngraded.tickets,
      'organization_id',
      'hotel_id',
      'check_in_date',
      'booking_value',
      'due_at',
    ],
    bookings: ['special_requests', 'modification_history'],
    customerProfiles: ['preferences', 'special_notes'],
    transactions: ['transaction_id', 'reason', 'processing_time_estimate'],
  },
  stamps: {
    ...helpdeskStamps,
    bookings: written,
    groupBookings: written,
    hotelInventory: written,
    corporateAccounts: written,
    customerProfiles: written,
    hotels: written,
    transactions: written,
  },
})
