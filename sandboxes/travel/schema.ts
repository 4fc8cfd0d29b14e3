import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { helpdeskTables, ticketColumns } from '../helpdesk/index.ts'

/** Money comes and goes as text with the digits it was stored with, and is compared by value. */
const decimalText = (name: string) => numeric(name)

/** The desk alone gives money as numbers. */
const decimalNumber = (name: string) => numeric(name, { mode: 'number' })

export const roomTypes = [
  'standard_room',
  'deluxe_room',
  'suite',
  'executive_suite',
  'presidential_suite',
  'family_room',
  'accessible_room',
] as const
export const boardTypes = [
  'without_breakfast',
  'with_breakfast',
  'half_board',
  'full_board',
  'all_inclusive',
] as const
export const bookingStatuses = ['confirmed', 'cancelled', 'checked_in', 'checked_out'] as const
export const accountTiers = ['enterprise', 'mid_market', 'small_business'] as const
export const accountStatuses = ['active', 'expired', 'pending'] as const
export const vipTiers = ['standard', 'vip', 'platinum'] as const
export const partnerTiers = ['premium', 'standard', 'budget'] as const
export const transactionTypes = ['charge', 'refund', 'dispute'] as const
export const paymentStatuses = ['successful', 'pending', 'failed'] as const
export const requestTypes = [
  'modify-dates',
  'modify-guests',
  'modify-room-type',
  'modify-board-type',
  'cancel-booking',
  'request-refund',
  'add-special-request',
  'billing-inquiry',
  'post-stay-issue',
  'other',
] as const
export const resolutionActions = [
  'refund-full',
  'refund-partial',
  'modification-completed',
  'escalated-hotel',
  'policy-applied-no-action',
  'information-provided',
  'voucher-issued',
] as const
export const escalationReasons = [
  'same-day-modification',
  'hotel-confirmation-required',
  'large-group-booking',
  'system-error',
  'high-value-dispute',
  'guest-complaint',
] as const

/** Dates are text as everywhere in this domain: the recorded systems store what they are given, letter for letter. */
const stamps = () => ({
  created_at: text('created_at').notNull(),
  updated_at: text('updated_at').notNull(),
})

export const tickets = pgTable('zendesk_tickets', {
  ...ticketColumns(),
  booking_reference: text('booking_reference'),
  hotel_id: text('hotel_id'),
  check_in_date: text('check_in_date'),
  booking_value: decimalNumber('booking_value'),
  request_type_detail: text('request_type_detail', { enum: requestTypes }),
  corporate_account_id: text('corporate_account_id'),
  group_booking_id: text('group_booking_id'),
  resolution_action: text('resolution_action', { enum: resolutionActions }),
  refund_amount: decimalNumber('refund_amount'),
  escalation_reason: text('escalation_reason', { enum: escalationReasons }),
})

const bookingColumns = () => ({
  id: text('id').primaryKey(),
  booking_reference: text('booking_reference').notNull(),
  customer_id: text('customer_id').notNull(),
  hotel_id: text('hotel_id').notNull(),
  check_in_date: text('check_in_date').notNull(),
  check_out_date: text('check_out_date').notNull(),
  booking_value: decimalText('booking_value').notNull(),
  room_type: text('room_type', { enum: roomTypes }).notNull(),
  board_type: text('board_type', { enum: boardTypes }).notNull(),
  adults_count: integer('adults_count').notNull(),
  children_count: integer('children_count').notNull().default(0),
  booking_status: text('booking_status', { enum: bookingStatuses }).notNull().default('confirmed'),
  corporate_account_id: text('corporate_account_id'),
  group_booking_id: text('group_booking_id'),
  modification_history: text('modification_history').array().notNull().default([]),
  special_requests: text('special_requests').array().notNull().default([]),
  ...stamps(),
})

const groupBookingColumns = () => ({
  id: text('id').primaryKey(),
  group_booking_id: text('group_booking_id').notNull(),
  coordinator_name: text('coordinator_name').notNull(),
  coordinator_email: text('coordinator_email').notNull(),
  coordinator_phone: text('coordinator_phone').notNull(),
  total_rooms: integer('total_rooms').notNull(),
  check_in_date: text('check_in_date').notNull(),
  check_out_date: text('check_out_date').notNull(),
  hotel_id: text('hotel_id').notNull(),
  booking_references: text('booking_references').array().notNull(),
  ...stamps(),
})

const hotelColumns = () => ({
  id: text('id').primaryKey(),
  hotel_id: text('hotel_id').notNull(),
  hotel_name: text('hotel_name').notNull(),
  location: text('location').notNull(),
  partner_tier: text('partner_tier', { enum: partnerTiers }).notNull(),
  contact_name: text('contact_name').notNull(),
  contact_email: text('contact_email').notNull(),
  contact_phone: text('contact_phone').notNull(),
  escalation_contact: text('escalation_contact'),
  amenities: text('amenities').array().notNull().default([]),
  supports_pets: boolean('supports_pets').notNull().default(false),
  accessible_rooms_available: boolean('accessible_rooms_available').notNull().default(false),
  ...stamps(),
})

const accountColumns = () => ({
  table_name: text('table_name').notNull().default('corporate_accounts'),
  id: text('id').primaryKey(),
  corporate_account_id: text('corporate_account_id').notNull(),
  company_name: text('company_name').notNull(),
  account_tier: text('account_tier', { enum: accountTiers }).notNull(),
  account_status: text('account_status', { enum: accountStatuses }).notNull(),
  contact_name: text('contact_name').notNull(),
  contact_email: text('contact_email').notNull(),
  contact_phone: text('contact_phone').notNull(),
  booking_limit: integer('booking_limit').notNull(),
  credit_limit: decimalText('credit_limit').notNull(),
  payment_terms: text('payment_terms').notNull(),
  expiration_date: text('expiration_date'),
})

export const bookings = pgTable('booking_api_bookings', bookingColumns())

export const groupBookings = pgTable('booking_api_group_bookings', groupBookingColumns())

/** Rooms and prices by hotel, kind of room, board and night. */
export const hotelInventory = pgTable('booking_api_hotel_inventory', {
  id: text('id').primaryKey(),
  hotel_id: text('hotel_id').notNull(),
  room_type: text('room_type', { enum: roomTypes }).notNull(),
  board_type: text('board_type', { enum: boardTypes }).notNull(),
  date: text('date').notNull(),
  available_count: integer('available_count').notNull(),
  price_per_night: decimalText('price_per_night').notNull(),
  ...stamps(),
})

export const corporateAccounts = pgTable('corporate_api_corporate_accounts', {
  ...accountColumns(),
  created_at: text('created_at'),
  updated_at: text('updated_at'),
})

export const customerProfiles = pgTable('crm_api_customer_profiles', {
  id: text('id').primaryKey(),
  customer_id: text('customer_id').notNull(),
  email: text('email').notNull(),
  full_name: text('full_name').notNull(),
  vip_tier: text('vip_tier', { enum: vipTiers }).notNull().default('standard'),
  loyalty_program_status: text('loyalty_program_status'),
  lifetime_value: decimalText('lifetime_value').notNull().default('0'),
  total_bookings_count: integer('total_bookings_count').notNull().default(0),
  preferences: text('preferences').array().notNull().default([]),
  special_notes: text('special_notes').array().notNull().default([]),
  complaint_count: integer('complaint_count').notNull().default(0),
  last_booking_date: text('last_booking_date'),
  ...stamps(),
})

export const hotels = pgTable('hotel_partner_api_hotels', hotelColumns())

export const transactions = pgTable('payment_api_transactions', {
  id: text('id').primaryKey(),
  transaction_id: text('transaction_id').notNull(),
  booking_reference: text('booking_reference').notNull(),
  customer_id: text('customer_id').notNull(),
  amount: decimalText('amount').notNull(),
  currency: text('currency').notNull().default('USD'),
  transaction_type: text('transaction_type', { enum: transactionTypes }).notNull(),
  payment_status: text('payment_status', { enum: paymentStatuses }).notNull(),
  payment_method: text('payment_method'),
  reason: text('reason'),
  processing_time_estimate: text('processing_time_estimate'),
  ...stamps(),
})

/*
 * Kept as recorded: the lookup server has tables of its own, which no tool reads or writes. The lookups answer from the
 * tables above.
 */
export const lookupHotels = pgTable('lookup_hotels', {
  table_name: text('table_name').notNull().default('hotels'),
  ...hotelColumns(),
})

export const lookupBookings = pgTable('lookup_bookings', {
  table_name: text('table_name').notNull().default('bookings'),
  ...bookingColumns(),
})

export const lookupCorporateAccounts = pgTable('lookup_corporate_accounts', {
  ...accountColumns(),
  ...stamps(),
})

export const lookupGroupBookings = pgTable('lookup_group_bookings', {
  table_name: text('table_name').notNull().default('group_bookings'),
  ...groupBookingColumns(),
})

export const tables = {
  ...helpdeskTables(tickets),
  bookings,
  groupBookings,
  hotelInventory,
  corporateAccounts,
  customerProfiles,
  hotels,
  transactions,
  lookupHotels,
  lookupBookings,
  lookupCorporateAccounts,
  lookupGroupBookings,
} as const
