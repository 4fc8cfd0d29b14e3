import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { lookAt, lookUp } from '../steps.ts'

const { tickets } = travel.tables

const ravindra = 'CUS-20000111'
const [stayed, cancelled] = ['BKG-53005203', 'BKG-53005213'] as const
const question = {
  requester_id: make.deskUserOf(ravindra),
  status: 'solved',
  type: 'question',
  tags: ['b2c-customer'],
  request_type_detail: 'billing-inquiry',
} as const
const receipt = make.finishedTicket({
  ...question,
  tags: [...question.tags],
  priority: 'normal',
  booking_reference: stayed,
  resolution_action: 'information-provided',
})
const none = make.finishedTicket({
  ...question,
  tags: [...question.tags],
  priority: 'low',
  booking_reference: cancelled,
  resolution_action: 'policy-applied-no-action',
})

export const TR005_006 = travel.task({
  id: 'TR005_006',
  title: 'a receipt for the stay that was paid, and none for the one that was paid back',
  level: 'routine',
  traits: ['batch-with-exceptions'],
  decidedBy: ['TR-5.8'],
  request: `Good morning. For my tax folder I require two invoices: (1) BKG-53005203, Montreal, September; (2) BKG-53005213, Lisbon, November.
Kindly send both. R. Thistlewood, r.thistlewood@fernmail.example`,
  customer: `You are Ravindra Thistlewood, a retired bookkeeper. Your email is r.thistlewood@fernmail.example. You stayed in Montreal and paid; Lisbon you
cancelled in the app last month and believe that a paper belongs to it all the same. If you are told that a paid stay has a receipt, you say "a
receipt will do, and is the better word". If there is none for Lisbon, ask why, and accept it. Read the address back, if one is given.`,
  records: joinRecords(
    make.stay({
      number: '53005203',
      customer: ravindra,
      hotel: 'HTL-40010081',
      arrives: '2025-09-08',
      nights: 3,
      nightly: 71,
      adults: 1,
      status: 'checked_out',
      booked: '2025-06-11T08:00:00Z',
    }),
    make.stay({
      number: '53005213',
      customer: ravindra,
      hotel: 'HTL-40010022',
      arrives: '2025-11-03',
      nights: 2,
      nightly: 66,
      adults: 1,
      status: 'cancelled',
      booked: '2025-06-11T08:30:00Z',
      history: ['2025-09-02T07:10:00Z: booking_status: confirmed -> cancelled'],
      later: [{ amount: 132, type: 'refund', reason: 'Cancellation', made: '2025-09-02T07:10:00Z' }],
    }),
  ),
  solution: [
    ...lookUp(ravindra),
    ...lookAt(stayed),
    ...lookAt(cancelled),
    ['payment_api_generate_invoice', { booking_reference: stayed, invoice_type: 'receipt' }],
    make.writeTicket(receipt, 'Receipt for Montreal', 'Paid on 11 June: receipt made, address given.'),
    make.writeTicket(none, 'Invoice for Lisbon', 'Cancelled and paid back in full: no document.'),
  ],
  expected: [inserted(tickets, receipt), inserted(tickets, none)],
})
