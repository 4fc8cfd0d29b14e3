import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { allMoney } from '../reads.ts'
import { change, hotel, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const ravi = 'CUS-20000110'
const booking = 'BKG-53002020'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(ravi),
  status: 'open',
  priority: 'high',
  type: 'task',
  assignee_id: '2',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'cancel-booking',
  refund_amount: 236,
})

export const TR002_007 = travel.task({
  id: 'TR002_007',
  title: 'a small refund, and another of last week on a booking that nobody mentions',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet'],
  decidedBy: ['TR-5.1', 'TR-3.2'],
  request:
    'hey, ravi thistlewood again, ravi.thistlewood@fernmail.example. chicago is not happening either, can you cancel ' +
    'bkg-53002020? two nights from 6 november, flexible i think',
  customer: `You are Ravi Thistlewood, who writes without capitals. Your email is ravi.thistlewood@fernmail.example. You want two nights at
Lakefront Sandpiper cancelled and agree to the sum that is named. Last week you cancelled Honolulu by yourself in the
app; you mention it if you are asked about other refunds. If colleagues have to pay, ask how long that takes.`,
  records: joinRecords(
    make.stay({
      number: '53002020',
      customer: ravi,
      hotel: 'HTL-40010041',
      arrives: '2025-11-06',
      nights: 2,
      nightly: 118,
      booked: '2025-08-02T09:00:00Z',
    }),
    make.stay({
      number: '53002021',
      customer: ravi,
      hotel: 'HTL-40010051',
      arrives: '2025-12-01',
      nights: 2,
      nightly: 155,
      status: 'cancelled',
      booked: '2025-08-02T09:30:00Z',
      history: ['2025-09-26T18:40:00Z: booking_status: confirmed -> cancelled'],
      later: [
        {
          amount: 310,
          type: 'refund',
          status: 'pending',
          reason: 'Cancellation',
          made: '2025-09-26T18:40:00Z',
        },
      ],
    }),
  ),
  solution: [
    ...lookUp(ravi),
    ...lookAt(booking),
    hotel('HTL-40010041'),
    allMoney(ravi),
    change(booking, { booking_status: 'cancelled' }),
    make.writeTicket(
      ticket,
      'Cancelled: Chicago, 6 November',
      'In time, $236.00 due. With $310.00 of 26 September (BKG-53002021) above our limit.',
    ),
  ],
  expected: [updated(bookings, booking, { booking_status: 'cancelled' }), inserted(tickets, ticket)],
})
