import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { change, hotel, lookAt, lookUp, read } from '../steps.ts'

const { bookings, tickets } = travel.tables

const ravi = 'CUS-20000110'
const booking = 'BKG-51018845'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(ravi),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'modify-guests',
  resolution_action: 'modification-completed',
})

export const TR006_005 = travel.task({
  id: 'TR006_005',
  title: 'the cot is for a fifth guest, and the reference is that of another Thistlewood',
  level: 'demanding',
  traits: ['look-alikes', 'evidence-before-words', 'customer-moves'],
  decidedBy: ['TR-2.5', 'TR-6.2', 'TR-1.1'],
  request:
    'Kia ora from Leeds! For our Auckland trip in November, BKG-51018854, may we have a cot for Asha? ' +
    'Ravi Thistlewood, ravi.thistlewood@fernmail.example',
  customer: `You are Ravi Thistlewood, a schoolteacher, in a good mood. Your email is ravi.thistlewood@fernmail.example. You
have a family room at Waitui Harbour Lodge from 2 November. If you are told that the reference does not fit, you look
again: it is BKG-51018845, you had swapped the last two digits.

Asha is your third child, four months old. The two children in the booking are her brothers. If you are asked whether
she is in the booking: no, she was not born when you thought of this trip; yes, please put her in, there will be two
adults and three children. You want the cot for this journey only, and nothing else.`,
  solution: [
    ...lookUp(ravi),
    ['booking_api_get_booking', { booking_reference: 'BKG-51018854' }],
    ...lookAt(booking),
    hotel('HTL-40010061'),
    ...read('a cot', 'how many guests', 'what the rate allows'),
    change(booking, { children_count: 3, special_requests: ['cot'] }),
    make.writeTicket(
      ticket,
      'A baby and a cot, Auckland',
      'Two adults and three children in the family room now, cot noted.',
    ),
  ],
  expected: [
    updated(bookings, booking, { children_count: 3, special_requests: anyValue() }),
    inserted(tickets, ticket),
  ],
})
