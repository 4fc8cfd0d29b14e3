import type { RecordsOf } from '../../lib/sandbox/index.ts'
import { articles } from './baseline/articles.ts'
import { bookings, groupBookings, hotelInventory, transactions } from './baseline/bookings.ts'
import { comments, ticketComments, tickets } from './baseline/desk.ts'
import { hotels } from './baseline/hotels.ts'
import { corporateAccounts, customerProfiles, organizations, users } from './baseline/people.ts'
import type { tables } from './schema.ts'

/** The records that every trial starts with. A task adds the stay that its story is about. */
export const baseline: RecordsOf<typeof tables> = {
  tickets,
  users,
  organizations,
  comments,
  ticketComments,
  articles,
  bookings,
  groupBookings,
  hotelInventory,
  corporateAccounts,
  customerProfiles,
  hotels,
  transactions,
}
