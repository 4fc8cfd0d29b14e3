import { rowFinder } from '../../shared/index.ts'
import {
  bookings,
  corporateAccounts,
  customerProfiles,
  groupBookings,
  hotels,
  transactions,
} from '../schema.ts'

/** Rows that a tool needs; each function throws ToolError when there is none. */
export const findBooking = rowFinder(bookings, 'booking', 'Check the reference with the customer.')
export const findGroup = rowFinder(
  groupBookings,
  'group booking',
  'lookup_lookup_group_booking_id finds it by one of its bookings.',
)
export const findHotel = rowFinder(hotels, 'hotel', 'lookup_lookup_hotel_id finds it by name or city.')
export const findAccount = rowFinder(
  corporateAccounts,
  'corporate account',
  'lookup_lookup_corporate_account_id finds it by the company.',
)
export const findCustomer = rowFinder(
  customerProfiles,
  'customer',
  'Ask the customer, or try the other of id and address.',
)
export const findTransaction = rowFinder(
  transactions,
  'transaction',
  'payment_api_get_transaction_history lists those of a booking.',
)
