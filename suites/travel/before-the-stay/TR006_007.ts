import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { notices } from '../reads.ts'
import { change, lookUp, readStay } from '../steps.ts'

const { bookings, tickets } = travel.tables

const ravindra = 'CUS-20000111'
const booking = 'BKG-53006011'
const oslo = 'HTL-40010071'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(ravindra),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'add-special-request',
  resolution_action: 'modification-completed',
})
const notice = {
  from: 'reservations@fjordlys.example',
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['hotel-partner'],
  request_type_detail: 'other',
  resolution_action: 'information-provided',
} as const

export const TR006_007 = travel.task({
  id: 'TR006_007',
  title: 'the hotel lets everybody in from ten in autumn, and has said so twice',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet'],
  decidedBy: ['TR-8.7', 'TR-6.3'],
  request:
    'Good morning. Oslo, BKG-53006011, 27 to 30 October: my sleeper train is in at nine, may I have the room at 10:15? And may I keep it ' +
    'until 13:45 on the 30th? Ravindra Thistlewood, r.thistlewood@fernmail.example',
  customer: `You are Ravindra Thistlewood, exact. Your email is r.thistlewood@fernmail.example. You have an accessible room with full board
at Fjordlys Hotell for yourself. You want both times noted. If you are told that the hotel is asked first, agree to wait.
If you are told that both are fine, ask how the agent knows, and be content with the answer.`,
  records: joinRecords(
    make.stay({
      number: '53006011',
      customer: ravindra,
      hotel: oslo,
      arrives: '2025-10-27',
      nights: 3,
      nightly: 178,
      room: 'accessible_room',
      board: 'full_board',
      adults: 1,
      booked: '2025-08-01T08:00:00Z',
      requests: ['quiet side'],
    }),
    {
      tickets: [
        make.deskTicket({
          ...notice,
          id: '9',
          tags: ['hotel-partner'],
          subject: 'Early and late in autumn',
          description:
            'From 15 September to 30 November all guests may come from 10:00 and stay until 14:00. No need to ask us.',
          created: '2025-09-10T07:00:00Z',
        }),
        make.deskTicket({
          ...notice,
          id: '10',
          tags: ['hotel-partner'],
          subject: 'Early and late: change',
          description: 'A congress is coming. What we wrote on 10 September ends on 31 October already.',
          created: '2025-09-22T07:00:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(ravindra),
    ...readStay(booking),
    ...notices(oslo),
    change(booking, { special_requests: ['quiet side', 'arrival at 10:15', 'departure at 13:45'] }),
    make.writeTicket(ticket, 'Early and late in Oslo', 'Noted; the hotel grants it to everybody in October.'),
  ],
  expected: [updated(bookings, booking, { special_requests: anyValue() }), inserted(tickets, ticket)],
})
