import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { paidBack } from '../end-states.ts'
import { readAgain } from '../reads.ts'
import { change, hotel, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const ines = 'CUS-20000101'
const kamo = 'HTL-40010031'
const own = 'BKG-53002010'
const brothers = 'BKG-53002011'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(ines),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: brothers,
  request_type_detail: 'cancel-booking',
  resolution_action: 'refund-full',
  refund_amount: 296,
})
const room = {
  customer: ines,
  hotel: kamo,
  arrives: '2025-10-25',
  nights: 2,
  nightly: 148,
  room: 'deluxe_room',
  booked: '2025-07-03T09:00:00Z',
} as const

export const TR002_003 = travel.task({
  id: 'TR002_003',
  title: 'one of two connecting rooms is given up, and the other goes with it',
  level: 'demanding',
  traits: ['thin-answers', 'effects-that-belong-together'],
  decidedBy: ['TR-13.3', 'TR-3.3'],
  request:
    'Hello again, Ines Okafor-Lind, ines.okafor@postlark.example. My brother and his wife cannot come to Kyoto: please cancel ' +
    'BKG-53002011, theirs, 25 October. What comes back of it?',
  customer: `You are Ines Okafor-Lind, a notary. Your email is ines.okafor@postlark.example. At Kamo Riverside Inn you have booked two
deluxe rooms with a door between them, 53002010 for you and your husband, 53002011 for your brother. You keep
your own room; you say so if you are asked. You agree to the cancellation when the sum is named.`,
  records: joinRecords(
    make.stay({ ...room, number: '53002010', requests: ['connecting with BKG-53002011', 'garden side'] }),
    make.stay({ ...room, number: '53002011', requests: ['connecting with BKG-53002010'] }),
  ),
  solution: [
    ...lookUp(ines),
    ...lookAt(brothers),
    hotel(kamo),
    change(brothers, { booking_status: 'cancelled' }),
    readAgain(own),
    change(own, { booking_status: 'confirmed' }),
    make.payBack(brothers, 296, 'Cancellation'),
    make.writeTicket(
      ticket,
      'Cancelled: second room in Kyoto',
      'In time, all paid back. The connecting room had been cancelled with it; confirmed again.',
    ),
  ],
  expected: [
    updated(bookings, brothers, { booking_status: 'cancelled' }),
    updated(bookings, own, { modification_history: anyValue() }),
    paidBack(brothers, ines, 296),
    inserted(tickets, ticket),
  ],
})
