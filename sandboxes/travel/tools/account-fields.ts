import { z } from 'zod'
import { accountStatuses, accountTiers, boardTypes, bookingStatuses, roomTypes } from '../schema.ts'
import { count, dollarText } from './fields.ts'

/** A corporate account in an answer. */
export const accountData = z.object({
  table_name: z.string().optional(),
  id: z.string(),
  corporate_account_id: z.string(),
  company_name: z.string(),
  account_tier: z.enum(accountTiers),
  account_status: z.enum(accountStatuses),
  contact_name: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  booking_limit: count,
  credit_limit: dollarText,
  payment_terms: z.string(),
  expiration_date: z.string().nullish(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
})

/** A booking in the corporate history. */
export const corporateBooking = z.object({
  id: z.string(),
  booking_reference: z.string(),
  customer_id: z.string(),
  hotel_id: z.string(),
  check_in_date: z.string(),
  check_out_date: z.string(),
  booking_value: dollarText,
  room_type: z.enum(roomTypes),
  board_type: z.enum(boardTypes),
  adults_count: count,
  children_count: count.optional(),
  booking_status: z.enum(bookingStatuses).optional(),
  corporate_account_id: z.string().nullish(),
  group_booking_id: z.string().nullish(),
  modification_history: z.array(z.string()).optional(),
  special_requests: z.array(z.string()).optional(),
  created_at: z.string(),
  updated_at: z.string(),
})
