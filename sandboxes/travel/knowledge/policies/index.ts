import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { afterTheStay } from './after-the-stay.ts'
import { beforeTheStay } from './before-the-stay.ts'
import { cancellingABooking } from './cancelling-a-booking.ts'
import { changingABooking } from './changing-a-booking.ts'
import { corporateAccounts } from './corporate-accounts.ts'
import { groupBookings } from './group-bookings.ts'
import { hotelsAsPartners } from './hotels-as-partners.ts'
import { paymentsAndDisputes } from './payments-and-disputes.ts'
import { placesAndTime } from './places-and-time.ts'
import { systems } from './systems.ts'
import { ticketHandling } from './ticket-handling.ts'
import { tiers } from './tiers.ts'
import { whoseRequest } from './whose-request.ts'

/** The policy documents that bind the agent. */
export const policies: readonly KnowledgeDocument[] = [
  whoseRequest,
  changingABooking,
  cancellingABooking,
  groupBookings,
  paymentsAndDisputes,
  beforeTheStay,
  afterTheStay,
  hotelsAsPartners,
  tiers,
  ticketHandling,
  corporateAccounts,
  placesAndTime,
  systems,
]
