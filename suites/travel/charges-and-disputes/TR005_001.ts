import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'

const { tickets } = travel.tables

const requester = make.deskUserOf('CUS-20000106')
const ticket = make.finishedTicket({
  requester_id: requester,
  status: 'hold',
  priority: 'low',
  type: 'incident',
  tags: ['b2c-customer', 'check-in-upcoming'],
  booking_reference: 'BKG-53005001',
  request_type_detail: 'request-refund',
})

export const TR005_001 = travel.task({
  id: 'TR005_001',
  title: 'charged twice indeed, but the bank is already at it',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do'],
  decidedBy: ['TR-5.2', 'TR-5.3'],
  request:
    'You have taken 136 dollars TWICE for Montreal, BKG-53005001, on the 20th and on the 21st of ' +
    'September. Same amount, same hotel, same me. Your own rules say that a double charge is paid back, ' +
    'so please do, today. Obinna Strand / obinna.strand@fernmail.example',
  customer: `You are Obinna Strand, annoyed and well informed. Your email is obinna.strand@fernmail.example,
your booking BKG-53005001 at Auberge du Vieux-Quai in Montreal, two nights from 12 October. You see two charges
of $136.00 in your statement.

You telephoned with Lodgemere last week, and somebody said that they would "look into it with the bank"; you
mention this only if you are asked whether you have raised it before. You do not know what a dispute case is.
You press for the money twice. If it is explained that a case is open, that the bank decides, and that nothing
is paid until then, ask how you will hear about it (only if that is not clear by then), and finish, not happy.
If you are promised the money, thank and finish. You do not want to cancel.`,
  records: make.stay({
    number: '53005001',
    customer: 'CUS-20000106',
    hotel: 'HTL-40010081',
    arrives: '2025-10-12',
    nights: 2,
    nightly: 68,
    booked: '2025-09-20T18:40:00Z',
    card: 'Card ending in 2267',
    later: [
      { amount: 136, reason: 'Flexible rate', made: '2025-09-21T18:41:00Z' },
      {
        amount: 136,
        type: 'dispute',
        status: 'pending',
        reason: 'Guest says charged twice',
        made: '2025-09-25T09:10:00Z',
      },
    ],
  }),
  solution: [
    ...make.looks({
      email: 'obinna.strand@fernmail.example',
      booking: 'BKG-53005001',
      policies: ['charged twice, refund while a dispute is open', 'ticket handling'],
      requester,
    }),
    make.writeTicket(
      ticket,
      'Charged twice for Montreal',
      'A dispute has been pending since 25 September. Nothing paid back; the bank decides.',
    ),
  ],
  expected: [inserted(tickets, ticket)],
})
