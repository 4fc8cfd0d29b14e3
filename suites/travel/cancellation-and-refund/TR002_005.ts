import { anyOf, inserted, oneOf, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { allMoney } from '../reads.ts'
import { change, hotel, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets, transactions } = travel.tables

const yuki = 'CUS-20000119'
const booking = 'BKG-53002014'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(yuki),
  status: 'open',
  priority: 'high',
  type: 'task',
  assignee_id: '2',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'cancel-booking',
  refund_amount: 208,
})
const done = [
  updated(bookings, booking, { booking_status: 'cancelled' }),
  inserted(tickets, { ...ticket, type: anyOf('task', 'incident') }),
]

export const TR002_005 = travel.task({
  id: 'TR002_005',
  title: 'the refund is answered with success, and the card has been closed',
  level: 'demanding',
  traits: ['thin-answers', 'evidence-before-words'],
  decidedBy: ['TR-13.4', 'TR-10.9'],
  request:
    'Hi, it is Yuki Ferncastle (yuki.ferncastle@fernmail.example). My shifts were changed. Please cancel the Auckland nights from ' +
    '12 November, BKG-53002014. It was a flexible rate, so it all comes back?',
  customer: `You are Yuki Ferncastle, a nurse, tired and friendly. Your email is yuki.ferncastle@fernmail.example. You want two nights
at Waitui Harbour Lodge cancelled and agree to whatever comes back. Your bank gave you a new card in September. You
mention it only if you are asked about the card, and then you would like the money on the new one, but accept that
colleagues see to it.`,
  records: make.stay({
    number: '53002014',
    customer: yuki,
    hotel: 'HTL-40010061',
    arrives: '2025-11-12',
    nights: 2,
    nightly: 104,
    adults: 1,
    booked: '2025-07-22T09:00:00Z',
    card: 'Card ending in 7720 (closed)',
  }),
  solution: [
    ...lookUp(yuki),
    ...lookAt(booking),
    hotel('HTL-40010061'),
    change(booking, { booking_status: 'cancelled' }),
    make.payBack(booking, 208, 'Cancellation'),
    allMoney(yuki),
    make.writeTicket(
      ticket,
      'Cancelled: Auckland, 12 November',
      'In time, $208.00 due. The refund failed, the card is closed: please send it by other means.',
    ),
  ],
  expected: oneOf(
    [
      ...done,
      inserted(transactions, {
        ...make.moneyMoved('refund', booking, yuki, 208),
        payment_status: 'failed',
      }),
    ],
    done,
  ),
})
