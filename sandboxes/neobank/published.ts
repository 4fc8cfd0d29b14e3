import type { PublishedMapping } from '../../lib/published/index.ts'
import { helpdeskUnrecorded } from '../helpdesk/index.ts'

/** Neobank as the published benchmark has it: its server's name, and the columns that its end states are not compared on. */
export const published: PublishedMapping = {
  server: 'sandbox_neobank_support_v1',
  ungraded: {
    ...helpdeskUnrecorded,
    tickets: [...helpdeskUnrecorded.tickets, 'access_expiry_date', 'business_justification'],
    approvalRequests: ['details'],
    emailNotifications: ['subject', 'body'],
  },
}
