import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../../lib/sandbox/index.ts'
import { callsOn } from '../../helpdesk/testing/calls-on.ts'
import { travel } from '../index.ts'
import { account, booking, customer, group, hotel, night, payment } from '../testing/travel-records.ts'

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(travel.with({ baseline: {} }), { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

const { play, changes } = callsOn(() => open)

const nights = ['10', '11', '12'].map((day) => night(`2025-10-${day}T00:00:00Z`, '152.5'))
const stay = {
  hotel_id: 'HTL-1',
  check_in_date: '2025-10-10T15:00:00Z',
  check_out_date: '2025-10-13T11:00:00Z',
  room_type: 'deluxe_room',
  board_type: 'with_breakfast',
  adults_count: 2,
  children_count: 0,
}

describe('prices of a changed booking', () => {
  const records = { bookings: [booking], hotelInventory: nights }

  test('follow from the nights on sale', async () => {
    const { answers } = await play(records, [
      'booking_api_modify_booking',
      { booking_reference: 'BKG-1', check_out_date: stay.check_out_date },
    ])
    expect(answers).toMatchObject([
      {
        price_difference: '257.50',
        updated_booking: {
          booking_value: '457.50',
          modification_history: [
            '2025-11-25T10:00:00Z: check_out_date: 2025-10-12T11:00:00Z -> 2025-10-13T11:00:00Z',
          ],
        },
      },
    ])
  })

  test.for([
    ['nights that are not on sale count nothing', { check_out_date: '2025-10-20T11:00:00Z' }, '457.50'],
    ['a booking with no night on sale keeps its price', { room_type: 'suite' }, '200.00'],
    ['guests and requests change no price', { adults_count: 3, special_requests: ['cot'] }, '200.00'],
    ['nor does a cancellation', { booking_status: 'cancelled' }, '200.00'],
  ] as const)('%s', async ([, change, booking_value]) => {
    const { answers } = await play(records, [
      'booking_api_modify_booking',
      { booking_reference: 'BKG-1', ...change },
    ])
    expect(answers).toMatchObject([{ updated_booking: { booking_value } }])
  })

  test('a change to what was there before leaves no trace', async () => {
    const same = { check_in_date: booking.check_in_date, adults_count: 2, special_requests: [] }
    const call = ['booking_api_modify_booking', { booking_reference: 'BKG-1', ...same }] as const
    expect(await changes({ bookings: [booking] }, call)).toEqual([])
  })

  test('a departure that is not after the arrival is refused', async () => {
    const { answers, effects } = await play(
      records,
      ['booking_api_modify_booking', { booking_reference: 'BKG-1', check_out_date: '2025-10-10T20:00:00Z' }],
      ['booking_api_modify_booking', { booking_reference: 'BKG-1', check_in_date: 'next week' }],
      ['booking_api_check_hotel_availability', { ...stay, check_out_date: '2025-10-09T11:00:00Z' }],
    )
    expect(answers).toEqual(['error', 'error', 'error'])
    expect(effects).toEqual([])
  })
})

describe('availability', () => {
  test('is the least of the nights that are loaded; the hotel wants every night', async () => {
    const records = { hotels: [hotel], hotelInventory: [nights[0], { ...nights[2], available_count: 2 }] }
    const { answers } = await play(
      records as never,
      ['booking_api_check_hotel_availability', stay],
      ['hotel_partner_api_verify_availability', stay],
      ['booking_api_search_hotels_by_location', { ...stay, location: 'porto' }],
    )
    expect(answers).toEqual([
      { available_count: 2, available_board_types: ['with_breakfast'], price_per_night: '152.50' },
      { availability_confirmed: false, confirmation_notes: 'Rooms on 2 of 3 nights only.' },
      {
        hotels: [
          {
            hotel_id: 'HTL-1',
            hotel_name: 'Quayside',
            location: 'Porto',
            partner_tier: 'premium',
            available_count: 2,
            price_per_night: '152.50',
          },
        ],
      },
    ])
  })

  test('a board that the hotel never sells is refused, a kind of room that it lacks is not', async () => {
    const { answers } = await play(
      { hotelInventory: nights },
      ['booking_api_check_hotel_availability', { ...stay, board_type: 'half_board' }],
      ['booking_api_check_hotel_availability', { ...stay, room_type: 'suite' }],
    )
    expect(answers).toEqual([
      'error',
      { available_count: 0, available_board_types: [], price_per_night: '0.00' },
    ])
  })
})

test('a group moves with all of its bookings, also those that are cancelled', async () => {
  const cancelled = {
    ...booking,
    id: 'BKG-2',
    booking_reference: 'BKG-2',
    booking_status: 'cancelled',
  } as const
  const dates = { check_in_date: '2025-10-11T15:00:00Z', check_out_date: '2025-10-13T11:00:00Z' }
  const { answers, effects } = await play(
    { bookings: [booking, cancelled], groupBookings: [group], hotelInventory: nights },
    [
      'booking_api_modify_group_booking',
      { group_booking_id: 'GRP-1', modification_details: dates, cascade_to_individual_bookings: true },
    ],
  )
  expect(answers).toMatchObject([
    { modified_booking_references: ['BKG-1', 'BKG-2'], total_price_difference: '210.00' },
  ])
  expect(effects.map(({ table, key }) => [table, key])).toEqual([
    ['bookings', 'BKG-1'],
    ['bookings', 'BKG-2'],
    ['groupBookings', 'GRP-1'],
  ])
})

describe('payments', () => {
  const records = { bookings: [booking], transactions: [payment], customerProfiles: [customer] }

  test('are numbered by how many there are, disputes by themselves', async () => {
    const { answers } = await play(
      records,
      ['payment_api_process_charge', { booking_reference: 'BKG-1', charge_amount: '25.5', reason: 'fee' }],
      ['payment_api_process_refund', { booking_reference: 'BKG-1', refund_amount: 10, reason: 'fee' }],
      [
        'payment_api_process_charge_dispute',
        { transaction_id: 'TXN-1', dispute_reason: 'twice', dispute_amount: 200 },
      ],
      ['payment_api_get_transaction_history', { booking_reference: 'BKG-1', customer_id: 'CUS-1' }],
    )
    expect(answers).toMatchObject([
      { transaction_id: 'TXN-00000002' },
      { transaction_id: 'TXN-00000003' },
      { dispute_case_id: 'DSP-00000001' },
      {
        transactions: [
          { id: 'DSP-00000001', amount: '200.00', payment_status: 'pending' },
          { id: 'TXN-00000002', amount: '25.50', transaction_type: 'charge' },
          { id: 'TXN-00000003', amount: '10.00', transaction_type: 'refund' },
          { id: 'TXN-1' },
        ],
      },
    ])
  })

  test.for([
    ['payment_api_process_refund', { booking_reference: 'BKG-9', refund_amount: 10, reason: 'x' }],
    ['payment_api_process_refund', { booking_reference: 'BKG-1', refund_amount: 0, reason: 'x' }],
    ['payment_api_check_payment_status', { booking_reference: 'BKG-9' }],
    ['payment_api_get_transaction_history', {}],
    ['payment_api_update_payment_method', { customer_id: 'CUS-9', new_payment_method: 'tok_1234' }],
    ['crm_api_get_customer_profile', {}],
    ['crm_api_get_customer_profile', { email: '%' }],
    ['booking_api_get_booking', {}],
    ['lookup_lookup_hotel_id', { location: 'Tokyo' }],
    ['lookup_lookup_corporate_account_id', { company_name: 'Tallow', customer_email: 'x' }],
    ['lookup_lookup_group_booking_id', { coordinator_email: 'nobody@tallow.example' }],
    [
      'corporate_api_generate_corporate_invoice',
      { booking_reference: 'BKG-1', corporate_account_id: 'CRP-1' },
    ],
  ] as const)('%s refuses %j', async ([tool, given]) => {
    const { answers } = await play({ ...records, corporateAccounts: [account] }, [tool, given])
    expect(answers).toEqual(['error'])
  })
})

test('an account is active by its state, whatever its end, and cancelled bookings do not count', async () => {
  const made = ['confirmed', 'checked_in', 'cancelled', 'checked_out'].map((booking_status, index) => ({
    ...booking,
    id: `BKG-${index}`,
    booking_reference: `BKG-${index}`,
    booking_status: booking_status as 'confirmed',
    corporate_account_id: 'CRP-1',
  }))
  const { answers } = await play(
    { bookings: made, corporateAccounts: [account] },
    ['corporate_api_verify_account_status', { corporate_account_id: 'CRP-1' }],
    ['lookup_lookup_corporate_account_id', { customer_email: 'any.body@TALLOW.example' }],
  )
  expect(answers).toEqual([
    { is_active: true, expiration_date: '2025-09-30T00:00:00Z', booking_limit_remaining: 3 },
    { corporate_account_id: 'CRP-1', company_name: 'Tallow & Wick', account_tier: 'mid_market' },
  ])
})

test('a hotel gets a ticket of its own, and the contact for escalations is named first', async () => {
  const records = { bookings: [booking], hotels: [hotel] }
  const call = [
    'hotel_partner_api_escalate_to_hotel',
    { hotel_id: 'HTL-1', booking_reference: 'BKG-1', issue_type: 'system-error', description: 'x' },
  ] as const
  const { answers, effects } = await play(records, call, call)
  expect(answers).toMatchObject([
    { escalation_ticket_id: 'ZDSK-00000001', hotel_contact_email: 'night@quayside.example' },
    { escalation_ticket_id: 'ZDSK-00000002' },
  ])
  expect(effects).toMatchObject([
    { key: 'ZDSK-00000001', row: { requester_id: 'CUS-1', status: 'open', refund_amount: null } },
    { key: 'ZDSK-00000002' },
  ])
})

describe('what the systems of hotels and banks do besides', () => {
  const moved = {
    ...booking,
    board_type: 'half_board' as const,
    children_count: 2,
    modification_history: [
      '2025-09-01T10:00:00Z: check_in_date: 2025-10-03T15:00:00Z -> 2025-10-10T15:00:00Z; ' +
        'check_out_date: 2025-10-04T11:00:00Z -> 2025-10-11T11:00:00Z',
    ],
  }
  const look = ['booking_api_get_booking', { booking_reference: 'BKG-1' }] as const

  test('a booking that was moved before loses board and children that the call does not name', async () => {
    const later = { booking_reference: 'BKG-1', check_out_date: stay.check_out_date }
    const { answers } = await play({ bookings: [moved] }, ['booking_api_modify_booking', later], look)
    expect(answers).toMatchObject([
      { updated_booking: { board_type: 'half_board', children_count: 2 } },
      { booking_data: { board_type: 'with_breakfast', children_count: 0 } },
    ])
    const named = { ...later, board_type: 'half_board', children_count: 2 }
    const kept = await play({ bookings: [moved] }, ['booking_api_modify_booking', named], look)
    expect(kept.answers[1]).toMatchObject({ booking_data: { board_type: 'half_board', children_count: 2 } })
  })

  test('the room that a cancelled booking is connected with is cancelled too', async () => {
    const pair = [
      { ...booking, special_requests: ['connecting with BKG-2'] },
      { ...booking, id: 'BKG-2', booking_reference: 'BKG-2' },
    ]
    const { answers } = await play(
      { bookings: pair },
      ['booking_api_modify_booking', { booking_reference: 'BKG-1', booking_status: 'cancelled' }],
      ['booking_api_get_booking', { booking_reference: 'BKG-2' }],
    )
    expect(answers[1]).toMatchObject({ booking_data: { booking_status: 'cancelled' } })
  })

  test('a refund to a closed card fails after it was answered', async () => {
    const charge = { ...payment, payment_method: 'Card ending in 1 (closed)' }
    const { answers } = await play(
      { bookings: [booking], transactions: [charge] },
      [
        'payment_api_process_refund',
        { booking_reference: 'BKG-1', refund_amount: 5, reason: 'Cancellation' },
      ],
      ['payment_api_check_payment_status', { booking_reference: 'BKG-1' }],
    )
    expect(answers).toMatchObject([{ refund_status: 'successful' }, { payment_status: 'failed' }])
  })
})
