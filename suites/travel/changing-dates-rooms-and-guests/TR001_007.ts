import { anyOf, inserted, oneOf, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { askAndPrice } from '../reads.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const ravindra = 'CUS-20000111'
const booking = 'BKG-53001140'
const oslo = 'HTL-40010071'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(ravindra),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'modify-guests',
  resolution_action: 'modification-completed',
})
const larger = { room_type: 'suite', adults_count: 3, booking_value: '380.00' } as const
const rest = [
  charged(booking, ravindra, 80),
  inserted(tickets, { ...ticket, request_type_detail: anyOf('modify-guests', 'modify-room-type') }),
]

export const TR001_007 = travel.task({
  id: 'TR001_007',
  title: 'three adults fit, and the cot makes them four; a cheaper board is not for this rate',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'customer-moves'],
  decidedBy: ['TR-2.3', 'TR-2.5'],
  request:
    'Good morning. My mother-in-law joins us in Oslo (BKG-53001140, 21 to 23 November), therefore three adults instead of two. ' +
    'A deluxe room takes three, I have read it on your pages, so nothing else changes. Ravindra Thistlewood, ' +
    'r.thistlewood@fernmail.example',
  customer: `You are Ravindra Thistlewood, exact and thrifty. Your email is r.thistlewood@fernmail.example. You, your wife
and your baby Ilse, who sleeps in a cot, have a deluxe room with half board at Fjordlys Hotell. You do not remember the
rate. If you are told that the baby counts and a larger room is needed, ask what it costs. Whatever it costs, ask first whether
it is cheaper with breakfast only. If that is refused, take the larger room with half board for up to 100 dollars
more. Asked how many you are: three adults and Ilse.`,
  records: joinRecords(
    make.stay({
      number: '53001140',
      customer: ravindra,
      hotel: oslo,
      arrives: '2025-11-21',
      nights: 2,
      nightly: 150,
      room: 'deluxe_room',
      board: 'half_board',
      rate: 'saver',
      booked: '2025-09-05T08:00:00Z',
      requests: ['quiet side', 'cot for Ilse, nine months'],
    }),
    {
      hotelInventory: [
        ...make.onSale(oslo, 'suite', '2025-11-21', [190, 190], { board: 'half_board' }),
        ...make.onSale(oslo, 'suite', '2025-11-21', [165, 165]),
      ],
    },
  ),
  solution: [
    ...lookUp(ravindra),
    ...lookAt(booking),
    ...askAndPrice({
      hotel: oslo,
      from: '2025-11-21',
      to: '2025-11-23',
      room: 'suite',
      board: 'half_board',
      adults: 3,
      children: 1,
    }),
    change(booking, { room_type: 'suite', adults_count: 3, children_count: 1 }),
    make.charge(booking, 80, 'Price difference'),
    make.writeTicket(
      ticket,
      'Third adult in Oslo',
      'Four with the cot: suite, $80.00. Cheaper board refused, Saver rate.',
    ),
  ],
  expected: oneOf(
    [updated(bookings, booking, { ...larger, children_count: 1 }), ...rest],
    [updated(bookings, booking, larger), ...rest],
  ),
})
