/** One record of each kind that belong together, for tests of single tools. */

const stamps = { created_at: '2025-09-01T10:00:00Z', updated_at: '2025-09-01T10:00:00Z' }

export const booking = {
  id: 'BKG-1',
  booking_reference: 'BKG-1',
  customer_id: 'CUS-1',
  hotel_id: 'HTL-1',
  check_in_date: '2025-10-10T15:00:00Z',
  check_out_date: '2025-10-12T11:00:00Z',
  booking_value: '200.00',
  room_type: 'deluxe_room',
  board_type: 'with_breakfast',
  adults_count: 2,
  ...stamps,
} as const
export const group = {
  id: 'GRP-1',
  group_booking_id: 'GRP-1',
  coordinator_name: 'Ada Brook',
  coordinator_email: 'ada@brook.example',
  coordinator_phone: '+1-555-0100',
  total_rooms: 2,
  check_in_date: '2025-10-10T15:00:00Z',
  check_out_date: '2025-10-12T11:00:00Z',
  hotel_id: 'HTL-1',
  booking_references: ['BKG-1', 'BKG-2', 'BKG-9'],
  ...stamps,
}
export const hotel = {
  id: 'HTL-1',
  hotel_id: 'HTL-1',
  hotel_name: 'Quayside',
  location: 'Porto',
  partner_tier: 'premium',
  contact_name: 'Rui Salgado',
  contact_email: 'desk@quayside.example',
  contact_phone: '+1-555-0101',
  escalation_contact: 'night@quayside.example',
  ...stamps,
} as const
export const customer = {
  id: 'CUS-1',
  customer_id: 'CUS-1',
  email: 'ada@brook.example',
  full_name: 'Ada Brook',
  ...stamps,
}
export const payment = {
  id: 'TXN-1',
  transaction_id: 'TXN-1',
  booking_reference: 'BKG-1',
  customer_id: 'CUS-1',
  amount: '200.00',
  transaction_type: 'charge',
  payment_status: 'successful',
  payment_method: 'Card ending in 1111',
  ...stamps,
} as const
export const account = {
  id: 'CRP-1',
  corporate_account_id: 'CRP-1',
  company_name: 'Tallow & Wick',
  account_tier: 'mid_market',
  account_status: 'active',
  contact_name: 'Ines Okafor',
  contact_email: 'travel@tallow.example',
  contact_phone: '+1-555-0102',
  booking_limit: 5,
  credit_limit: '5000.00',
  payment_terms: 'Net 30',
  expiration_date: '2025-09-30T00:00:00Z',
} as const

/** A night on sale. */
export const night = (date: string, price_per_night: string) =>
  ({
    id: `INV-${date}`,
    hotel_id: 'HTL-1',
    room_type: 'deluxe_room',
    board_type: 'with_breakfast',
    date,
    available_count: 5,
    price_per_night,
    ...stamps,
  }) as const
