import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'

const { tickets, transactions } = travel.tables

const requester = make.deskUserOf('CUS-20000111')
const ticket = make.finishedTicket({
  requester_id: requester,
  status: 'solved',
  priority: 'low',
  type: 'incident',
  tags: ['b2c-customer'],
  booking_reference: 'BKG-53005102',
  request_type_detail: 'request-refund',
  resolution_action: 'refund-partial',
  refund_amount: 15,
})

export const TR005_002 = travel.task({
  id: 'TR005_002',
  title: 'not charged too much, but one fee twice',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'sums-in-steps'],
  decidedBy: ['TR-5.4', 'TR-2.7', 'TR-5.3'],
  request:
    'I have been going through my papers. For BKG-53005102 (Casa do Miradouro, 18 October) your page ' +
    'shows a price of $348.00. I have paid $352.00 and $36.00, so $40.00 too much. I should be glad to ' +
    'have it back. R. Thistlewood, r.thistlewood@fernmail.example',
  customer: `You are Ravindra Thistlewood, a retired bookkeeper with a ruler on the desk. Your email is
r.thistlewood@fernmail.example (your nephew Ravi's begins with "ravi"), your booking BKG-53005102 at Casa do
Miradouro in Lisbon, four nights from 18 October, at the Partly flexible rate.

You moved the dates in September to cheaper nights and were told that nothing would be paid back; you have
forgotten that. Later you took breakfast. You have seen a fee of $15.00 in your statement, and not that it is
there twice: if you are asked what else was charged, you look it up and say "fifteen dollars, on the 15th, and,
dear me, on the 16th again".

If it is explained why the $40.00 stay where they are, you check it and agree that it is correct. You thank for
whatever is found in your favour, and finish.`,
  records: make.stay({
    number: '53005102',
    customer: 'CUS-20000111',
    hotel: 'HTL-40010022',
    arrives: '2025-10-18',
    nights: 4,
    nightly: 87,
    paid: 352,
    adults: 1,
    rate: 'partly',
    booked: '2025-08-08T09:15:00Z',
    history: [
      make.datesMoved('2025-09-10T08:00:00Z', '2025-10-09', '2025-10-18', 4),
      '2025-09-15T08:20:00Z: board_type: without_breakfast -> with_breakfast',
    ],
    later: [
      { amount: 36, reason: 'Price difference', made: '2025-09-15T08:21:00Z' },
      { amount: 15, reason: 'Change fee', made: '2025-09-15T08:21:30Z' },
      { amount: 15, reason: 'Change fee', made: '2025-09-16T10:02:00Z' },
    ],
  }),
  solution: [
    ...make.looks({
      email: 'r.thistlewood@fernmail.example',
      booking: 'BKG-53005102',
      policies: ['charged too much', 'difference in price after a change'],
      requester,
    }),
    make.payBack('BKG-53005102', 15, 'Change fee charged twice'),
    make.writeTicket(
      ticket,
      'Too much charged for Lisbon?',
      'The $40.00 are from the move in September and stay. The change fee was charged twice: one paid back.',
    ),
  ],
  expected: [
    inserted(transactions, make.moneyMoved('refund', 'BKG-53005102', 'CUS-20000111', 15)),
    inserted(tickets, ticket),
  ],
})
