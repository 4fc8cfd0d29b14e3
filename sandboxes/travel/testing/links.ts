import type { Links } from '../../../lib/testing/index.ts'
import type { tables } from '../schema.ts'

/** Which column of which table leads to which column of which other table. */
export const links: Links<typeof tables> = {
  'bookings.customer_id': 'customerProfiles.customer_id',
  'bookings.hotel_id': 'hotels.hotel_id',
  'bookings.corporate_account_id': 'corporateAccounts.corporate_account_id',
  'bookings.group_booking_id': 'groupBookings.group_booking_id',
  'groupBookings.hotel_id': 'hotels.hotel_id',
  'groupBookings.booking_references': 'bookings.booking_reference',
  'groupBookings.coordinator_email': 'users.email',
  'hotelInventory.hotel_id': 'hotels.hotel_id',
  'corporateAccounts.contact_email': 'users.email',
  'customerProfiles.email': 'users.email',
  'hotels.contact_email': 'users.email',
  'transactions.booking_reference': 'bookings.booking_reference',
  'transactions.customer_id': 'customerProfiles.customer_id',
  'tickets.requester_id': ['users.id', 'customerProfiles.customer_id'],
  'tickets.assignee_id': 'users.id',
  'tickets.organization_id': 'organizations.id',
  'tickets.booking_reference': 'bookings.booking_reference',
  'tickets.corporate_account_id': 'corporateAccounts.corporate_account_id',
  'tickets.group_booking_id': 'groupBookings.group_booking_id',
  'users.organization_id': 'organizations.id',
  'comments.ticket_id': 'tickets.id',
  'comments.author_id': 'users.id',
  'ticketComments.ticket_id': 'tickets.id',
  'ticketComments.author_id': 'users.id',
}
