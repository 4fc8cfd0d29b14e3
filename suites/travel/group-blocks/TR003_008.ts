import { inserted, oneOf, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged, paidBack } from '../end-states.ts'
import { groupTicket, readGroup, room } from '../groups.ts'
import { askAndPrice } from '../reads.ts'
import { change } from '../steps.ts'

const { bookings, tickets } = travel.tables

const tamsin = 'CUS-20000120'
const group = '350206'
const gannet = 'HTL-40010011'
const [gone, first, suite, half, released] = [1, 2, 3, 4, 6].map((number) => room(group, number)) as [
  string,
  string,
  string,
  string,
  string,
]
const ticket = groupTicket(group, tamsin, {
  request_type_detail: 'cancel-booking',
  resolution_action: 'refund-partial',
  refund_amount: 296,
})

const outcome = (room_type: 'suite' | 'family_room', booking_value: string, difference: number) => [
  updated(bookings, suite, { room_type, children_count: 2, booking_value }),
  updated(bookings, half, { board_type: 'half_board', booking_value: '350.00' }),
  updated(bookings, released, { booking_status: 'cancelled' }),
  paidBack(released, tamsin, 296),
  charged(first, tamsin, difference),
  charged(first, tamsin, 50),
  inserted(tickets, ticket),
]

export const TR003_008 = travel.task({
  id: 'TR003_008',
  title: 'one room grows, one gets dinners, one goes, and one fee is paid for all of it',
  level: 'severe',
  traits: ['sums-in-steps', 'effects-that-belong-together', 'customer-moves', 'thin-answers'],
  decidedBy: ['TR-4.4', 'TR-4.5', 'TR-4.2', 'TR-2.5'],
  request: `St Mungo Choir, GRP-350206, Gannet House, 28–30 November. Three small things, and I shall pay three fees if I must: the Okonedos in room 3 bring their twins (two
children), room 4 takes half board, and room 6 is not needed. Tamsin Greaves-Oyelowo, tamsin@stmungochoir.example`,
  customer: `You are Tamsin Greaves-Oyelowo, brisk and fair. You write from tamsin@stmungochoir.example. Room 3 is a standard room for two; you had thought that two cots would do. If you are
told that four people need another room and that a suite or a family room is on sale, leave it to the agent which of
the two it is ("the twins sleep anywhere"). Ask what everything costs together, once, and agree. Room 1
was given up in spring; it is of no interest to you. When rooms 3 and 4 are settled, ask whether room 6 comes back in full, and agree to what is named.`,
  records: joinRecords(
    make.blockRows([
      {
        number: group,
        coordinator: tamsin,
        hotel: gannet,
        arrives: '2025-11-28',
        nights: 2,
        nightly: 148,
        contract: 10,
        rooms: [{ status: 'cancelled' }, {}, {}, {}, {}, {}, {}, {}],
        booked: '2025-05-08T09:00:00Z',
      },
    ]),
    {
      hotelInventory: [
        ...make.onSale(gannet, 'suite', '2025-11-28', [205, 211], { rooms: 1 }),
        ...make.onSale(gannet, 'family_room', '2025-11-28', [221, 221], { rooms: 1 }),
        ...make.onSale(gannet, 'standard_room', '2025-11-28', [174, 176], { board: 'half_board', rooms: 2 }),
      ],
    },
  ),
  solution: [
    ...readGroup(group, tamsin, 8),
    ['payment_api_get_transaction_history', { booking_reference: gone }],
    ['payment_api_get_transaction_history', { booking_reference: released }],
    ...askAndPrice({ hotel: gannet, from: '2025-11-28', to: '2025-11-30', room: 'suite', children: 2 }),
    ...askAndPrice({
      hotel: gannet,
      from: '2025-11-28',
      to: '2025-11-30',
      room: 'standard_room',
      board: 'half_board',
    }),
    change(suite, { room_type: 'suite', children_count: 2 }),
    change(half, { board_type: 'half_board' }),
    change(released, { booking_status: 'cancelled' }),
    make.payBack(released, 296, 'Room released'),
    make.charge(first, 174, 'Price difference'),
    make.charge(first, 50, 'Change fee'),
    make.writeTicket(
      ticket,
      'Rooms 3, 4 and 6',
      'Suite $120.00 and half board $54.00 more, one fee. Room 6 is the second of two free ones: $296.00 back.',
    ),
  ],
  expected: oneOf(outcome('suite', '416.00', 174), outcome('family_room', '442.00', 200)),
})
