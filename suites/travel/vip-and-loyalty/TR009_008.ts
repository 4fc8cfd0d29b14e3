import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { allMoney } from '../reads.ts'
import { change, hotel, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const tobias = 'CUS-20000103'
const booking = 'BKG-53009015'
const azul = 'HTL-40010021'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(tobias),
  status: 'open',
  priority: 'high',
  type: 'task',
  assignee_id: '2',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'cancel-booking',
  refund_amount: 378,
})

export const TR009_008 = travel.task({
  id: 'TR009_008',
  title: 'half a night for a platinum guest, a voucher in the price, and a refund of last Saturday',
  level: 'severe',
  traits: ['sums-in-steps', 'rules-that-meet', 'evidence-before-words'],
  decidedBy: ['TR-9.3', 'TR-5.1', 'TR-5.2'],
  request:
    'Renner-Vale, t.renner.vale@fernmail.example. Lisbon on Friday is off: BKG-53009015. You keep half of the first night from platinum ' +
    'guests, as I know from last year, so it should be 479. Please proceed.',
  customer: `You are Tobias Renner-Vale, a barrister, in a hurry. Your email is t.renner.vale@fernmail.example. Three nights at
Miradouro Azul from Friday, 3 October. You never moved them. You have forgotten that a part was paid with a voucher, and that
some money of a stay in Oslo came back last weekend; you confirm either if it is put to you. You cancel for whatever it is.`,
  records: joinRecords(
    make.stay({
      number: '53009015',
      customer: tobias,
      hotel: azul,
      arrives: '2025-10-03',
      nights: 3,
      nightly: 191.6,
      adults: 1,
      paid: 473.8,
      booked: '2025-08-14T08:00:00Z',
      card: 'Card ending in 7781',
      later: [
        { amount: 101, reason: 'Flexible rate', made: '2025-08-14T08:00:00Z', card: 'Voucher LM-0871' },
      ],
    }),
    make.stay({
      number: '53009016',
      customer: tobias,
      hotel: 'HTL-40010071',
      arrives: '2025-09-16',
      nights: 2,
      nightly: 150,
      status: 'checked_out',
      booked: '2025-08-01T08:00:00Z',
      card: 'Card ending in 7781',
      later: [{ amount: 135, type: 'refund', reason: 'Compensation', made: '2025-09-27T10:00:00Z' }],
    }),
  ),
  solution: [
    ...lookUp(tobias),
    ...lookAt(booking),
    hotel(azul),
    allMoney(tobias),
    change(booking, { booking_status: 'cancelled' }),
    make.writeTicket(
      ticket,
      'Cancelled: Lisbon, 3 October',
      'Late: $473.80 by card less half of $191.60. With $135.00 of 27 September above our limit.',
    ),
  ],
  expected: [updated(bookings, booking, { booking_status: 'cancelled' }), inserted(tickets, ticket)],
})
