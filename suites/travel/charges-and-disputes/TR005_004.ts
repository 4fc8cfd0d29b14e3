import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { lookAt, lookUp } from '../steps.ts'

const solveig = 'CUS-20000112'
const booking = 'BKG-53005201'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(solveig),
  status: 'pending',
  priority: 'low',
  type: 'incident',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'billing-inquiry',
})

export const TR005_004 = travel.task({
  id: 'TR005_004',
  title: 'a new card is there, and the bank blocks for another hour and five minutes',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'nothing-to-do'],
  decidedBy: ['TR-5.6'],
  request: `My card was refused on Sunday when I booked Chicago (BKG-53005201). I have a new one, the app gave me tok_sma_6620 for it. Please take
the 248.00 now, I am told the room is not safe until it is paid. Solveig Marchetti-Aune, solveig.ma@postlark.example`,
  customer: `You are Solveig Marchetti-Aune, a translator, anxious about her room. Your email is solveig.ma@postlark.example. You know of the one
refusal on Sunday. Asked about other tries, you say that your husband pressed "try again" in the app yesterday, "once or twice, after lunch".
If you are told to wait, ask until when, and promise to write again. If the money is taken now, you are relieved. You want to keep the room.`,
  records: make.stay({
    number: '53005201',
    customer: solveig,
    hotel: 'HTL-40010041',
    arrives: '2025-11-14',
    nights: 2,
    nightly: 124,
    adults: 1,
    booked: '2025-09-28T09:02:00Z',
    payment: 'failed',
    later: [
      { amount: 248, status: 'failed', reason: 'Flexible rate', made: '2025-09-30T13:20:00Z' },
      { amount: 248, status: 'failed', reason: 'Flexible rate', made: '2025-09-30T14:05:00Z' },
    ],
  }),
  solution: [
    ...lookUp(solveig),
    ...lookAt(booking),
    ['payment_api_update_payment_method', { customer_id: solveig, new_payment_method: 'tok_sma_6620' }],
    make.writeTicket(
      ticket,
      'Chicago not paid yet',
      'Third attempt failed on 30 September at 14:05 UTC: blocked for 24 hours. New method on file, nothing charged.',
    ),
  ],
  expected: [inserted(travel.tables.tickets, ticket)],
})
