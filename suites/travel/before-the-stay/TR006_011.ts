import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { notices } from '../reads.ts'
import { change, lookUp, readStay } from '../steps.ts'

const { bookings, tickets } = travel.tables

const leilani = 'CUS-20000109'
const booking = 'BKG-53006016'
const plumeria = 'HTL-40010051'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(leilani),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'add-special-request',
  resolution_action: 'modification-completed',
})

export const TR006_011 = travel.task({
  id: 'TR006_011',
  title: 'a flight that lands on the next day in London is still in time in Honolulu',
  level: 'routine',
  traits: ['time', 'rules-that-meet'],
  decidedBy: ['TR-12.1', 'TR-6.2'],
  request:
    'Dear all, Leilani Kaimana-Frost, leilani.kf@postlark.example. BKG-53006016, Plumeria Bay from 18 October. My agent in London says that I ' +
    'shall be at the door at 10:40 in the morning of the 19th, by his clock (an hour ahead of UTC). Will they have given the room away? Please tell them.',
  customer: `You are Leilani Kaimana-Frost, a pianist on tour. Your email is leilani.kf@postlark.example. You never know what time it is
anywhere. You want the hotel to know when you come, and nothing moved. Asked which clock the 10:40 is, say: London, British
summer time. You are reassured when you are told that this is before midnight there.`,
  records: make.stay({
    number: '53006016',
    customer: leilani,
    hotel: plumeria,
    arrives: '2025-10-18',
    nights: 5,
    nightly: 298,
    room: 'deluxe_room',
    adults: 1,
    booked: '2025-07-15T20:00:00Z',
    requests: ['sea view'],
  }),
  solution: [
    ...lookUp(leilani),
    ...readStay(booking),
    ...notices(plumeria),
    change(booking, { special_requests: ['sea view', 'arrival at 23:40 on 18 October'] }),
    make.writeTicket(
      ticket,
      'Late arrival in Honolulu',
      '10:40 in London is 23:40 the evening before. Noted.',
    ),
  ],
  expected: [updated(bookings, booking, { special_requests: anyValue() }), inserted(tickets, ticket)],
})
