import { inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const chiara = 'CUS-20000116'
const booking = 'BKG-53002022'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(chiara),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'cancel-booking',
  resolution_action: 'voucher-issued',
})

export const TR002_008 = travel.task({
  id: 'TR002_008',
  title: 'a Saver stay that is given up early earns a voucher',
  level: 'routine',
  traits: ['rules-that-meet'],
  decidedBy: ['TR-3.6', 'TR-10.10'],
  request:
    'Chiara Lindqvist-Omar, chiara.lo@haldenpryce.example. This one is private: BKG-53002022, Lisbon in November. I cannot go. ' +
    'Please cancel it and let me have my money.',
  customer: `You are Chiara Lindqvist-Omar, an architect. You write from chiara.lo@haldenpryce.example. You have three nights at Casa do
Miradouro from 20 November, paid by yourself, and never changed them. If you are told that a voucher is all
there is, ask once whether it can be paid out, and then take it.`,
  records: make.stay({
    number: '53002022',
    customer: chiara,
    hotel: 'HTL-40010022',
    arrives: '2025-11-20',
    nights: 3,
    nightly: 66,
    adults: 1,
    rate: 'saver',
    booked: '2025-09-02T09:00:00Z',
  }),
  solution: [
    ...lookUp(chiara),
    ...lookAt(booking),
    change(booking, { booking_status: 'cancelled' }),
    make.writeTicket(
      ticket,
      'Cancelled: Lisbon, 20 November',
      'Saver, 50 days ahead, never moved: voucher of $79.20.',
    ),
  ],
  expected: [updated(bookings, booking, { booking_status: 'cancelled' }), inserted(tickets, ticket)],
})
