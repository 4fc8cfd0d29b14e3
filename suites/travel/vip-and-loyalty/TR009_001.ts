import { inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'

const { bookings, tickets, transactions } = travel.tables

const requester = make.deskUserOf('CUS-20000104')
const ticket = make.finishedTicket({
  requester_id: requester,
  status: 'solved',
  priority: 'normal',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: 'BKG-53009001',
  request_type_detail: 'cancel-booking',
  resolution_action: 'refund-partial',
  refund_amount: 200,
})

export const TR009_001 = travel.task({
  id: 'TR009_001',
  title: 'a standing in the points programme is no tier, and a refund was paid before',
  level: 'demanding',
  traits: ['rules-that-meet', 'sums-in-steps', 'time'],
  decidedBy: ['TR-9.1', 'TR-3.2', 'TR-3.3'],
  request:
    'Tobias Rennervale, Platinum Elite, t.rennervale@fernmail.example. Cancel my suite in Chicago, ' +
    'BKG-53009001, third of October. It is more than 48 hours, so it is free; and even if it were late, ' +
    'platinum pays half of one night. I expect 460 back, or 345 at the very least.',
  customer: `You are Tobias Rennervale, a salesman who knows every programme by heart, or thinks so. Your email is
t.rennervale@fernmail.example (Tobias Renner-Vale with the hyphen is somebody else), your booking BKG-53009001
at Sandpiper Suites in Chicago, two nights from 3 October. In the points programme you are "platinum-elite". In
September you were paid back $30.00 for it, because a photograph was wrong; you mention it only if asked.

You expect $460.00, or $345.00 at least: half of one night kept. If you are told that your points give no tier,
argue once. If you are told that this hotel needs more notice, ask how much, if the hours were not named. You
want to cancel in any case, for whatever comes back. If a sum is named, you accept it with a remark about
loyalty.`,
  records: make.stay({
    number: '53009001',
    customer: 'CUS-20000104',
    hotel: 'HTL-40010042',
    arrives: '2025-10-03',
    nights: 2,
    nightly: 230,
    room: 'suite',
    booked: '2025-08-15T11:11:00Z',
    card: 'Card ending in 1187',
    later: [
      {
        amount: 30,
        type: 'refund',
        status: 'pending',
        reason: 'Wrong photograph of the suite',
        made: '2025-09-20T09:00:00Z',
      },
    ],
  }),
  solution: [
    ...make.looks({
      email: 't.rennervale@fernmail.example',
      booking: 'BKG-53009001',
      hotel: 'HTL-40010042',
      policies: ['cancelling a booking: what comes back', 'vip and loyalty: who has a tier'],
      requester,
    }),
    ['booking_api_modify_booking', { booking_reference: 'BKG-53009001', booking_status: 'cancelled' }],
    make.payBack('BKG-53009001', 200, 'Cancellation'),
    make.writeTicket(
      ticket,
      'Cancelled: Chicago, 3 October',
      'Late at a premium hotel, no tier: $460.00 less $30.00 paid back before, less the first night.',
    ),
  ],
  expected: [
    updated(bookings, 'BKG-53009001', { booking_status: 'cancelled' }),
    inserted(transactions, make.moneyMoved('refund', 'BKG-53009001', 'CUS-20000104', 200)),
    inserted(tickets, ticket),
  ],
})
