import { inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { paidBack } from '../end-states.ts'
import { change, hotel, lookAt, lookUp, read } from '../steps.ts'

const { bookings, tickets } = travel.tables

const leilani = 'CUS-20000109'
const booking = 'BKG-53009004'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(leilani),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'cancel-booking',
  resolution_action: 'refund-partial',
  refund_amount: 448,
})

export const TR009_004 = travel.task({
  id: 'TR009_004',
  title: 'platinum softens nothing at this rate, and the move was made a week ahead by the clock of Honolulu',
  level: 'severe',
  traits: ['time', 'rules-that-meet', 'sums-in-steps'],
  decidedBy: ['TR-3.4', 'TR-9.3', 'TR-12.1', 'TR-3.3'],
  request:
    'Dear friends, the concert on Oahu is off. Please cancel BKG-53009004 and return what I paid; as your platinum guest I ' +
    'lose half of the first night at most, I believe, and even that only when it is late. Leilani Kaimana-Frost, ' +
    'leilani.kf@postlark.example',
  customer: `You are Leilani Kaimana-Frost, a pianist, calm and courteous. Your email is leilani.kf@postlark.example.
You had a standard room at Plumeria Bay Resort in Honolulu from 5 October and moved it to the 15th, on the Sunday
evening, 28 September, after dinner at your home in Honolulu. In August you got 40 dollars back because the shuttle was
not running; you mention it if asked. You do not remember the rate. You expect 560 or 600 dollars. Argue once if it
is less, then say that you wish to cancel for whatever comes back.`,
  records: make.stay({
    number: '53009004',
    customer: leilani,
    hotel: 'HTL-40010051',
    arrives: '2025-10-15',
    nights: 4,
    nightly: 150,
    adults: 1,
    rate: 'partly',
    booked: '2025-06-02T21:00:00Z',
    card: 'Card ending in 5129',
    history: [make.datesMoved('2025-09-29T05:40:00Z', '2025-10-05', '2025-10-15', 4)],
    later: [
      {
        amount: 40,
        type: 'refund',
        reason: 'Airport shuttle not running',
        made: '2025-08-19T20:00:00Z',
      },
    ],
  }),
  solution: [
    ...lookUp(leilani),
    ...lookAt(booking),
    hotel('HTL-40010051'),
    ...read('what comes back', 'moved bookings', 'cancellations of platinum guests', "the hotel's clock"),
    change(booking, { booking_status: 'cancelled' }),
    make.payBack(booking, 448, 'Cancellation'),
    make.writeTicket(
      ticket,
      'Cancelled: Honolulu, 15 October',
      'Partly flexible, 14 days ahead; moved on 28 September in Honolulu, 7 days ahead. 80% of $560.00.',
    ),
  ],
  expected: [
    updated(bookings, booking, { booking_status: 'cancelled' }),
    paidBack(booking, leilani, 448),
    inserted(tickets, ticket),
  ],
})
