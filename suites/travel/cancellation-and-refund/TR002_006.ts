import { inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { paidBack } from '../end-states.ts'
import { change, hotel, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const mateus = 'CUS-20000118'
const booking = 'BKG-53002015'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(mateus),
  status: 'solved',
  priority: 'normal',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'cancel-booking',
  resolution_action: 'refund-partial',
  refund_amount: 256,
})

export const TR002_006 = travel.task({
  id: 'TR002_006',
  title: 'a part of the stay was paid with a voucher, and that part is no money',
  level: 'demanding',
  traits: ['sums-in-steps', 'rules-that-meet', 'time'],
  decidedBy: ['TR-5.2', 'TR-3.3', 'TR-12.2'],
  request:
    'Mateus Brandt-Oliveira, mateus.bo@postlark.example. The audition on Friday is cancelled, so cancel my Sandpiper Suites too, ' +
    'BKG-53002015. I know it is late: one night is lost. The other two should be 412 dollars?',
  customer: `You are Mateus Brandt-Oliveira, a cellist who auditions. Your email is mateus.bo@postlark.example. You have an executive
suite in Chicago for three nights from Friday, 3 October, because your teacher gave you a voucher in July; only if you are asked
how you paid do you remember it. You cancel for whatever comes back. If you are told that the voucher comes back as a
voucher, you are glad of it.`,
  records: make.stay({
    number: '53002015',
    customer: mateus,
    hotel: 'HTL-40010042',
    arrives: '2025-10-03',
    nights: 3,
    nightly: 206,
    room: 'executive_suite',
    adults: 1,
    paid: 462,
    booked: '2025-07-29T09:00:00Z',
    card: 'Card ending in 2093',
    later: [
      {
        amount: 156,
        reason: 'Flexible rate',
        made: '2025-07-29T09:00:00Z',
        card: 'Voucher LM-2204',
      },
    ],
  }),
  solution: [
    ...lookUp(mateus),
    ...lookAt(booking),
    hotel('HTL-40010042'),
    change(booking, { booking_status: 'cancelled' }),
    make.payBack(booking, 256, 'Cancellation'),
    make.writeTicket(
      ticket,
      'Cancelled: Chicago, 3 October',
      'Late. $462.00 by card less the first night, $206.00. The voucher of $156.00 is restored.',
    ),
  ],
  expected: [
    updated(bookings, booking, { booking_status: 'cancelled' }),
    paidBack(booking, mateus, 256),
    inserted(tickets, ticket),
  ],
})
