import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { paidBack } from '../end-states.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const kazimir = 'CUS-20000108'
const earlier = 'BKG-53002041'
const later = 'BKG-53002040'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(kazimir),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: later,
  request_type_detail: 'cancel-booking',
  resolution_action: 'refund-full',
  refund_amount: 398,
})
const twice = {
  customer: kazimir,
  hotel: 'HTL-40010091',
  arrives: '2025-11-12',
  nights: 2,
  room: 'deluxe_room',
  adults: 1,
  card: 'Card ending in 3300',
} as const

export const TR002_009 = travel.task({
  id: 'TR002_009',
  title: 'booked twice last night, and the one with the lower number is the later one',
  level: 'routine',
  traits: ['look-alikes', 'time', 'customer-moves'],
  decidedBy: ['TR-3.7'],
  request:
    'To the desk. Last night your site did not answer, I pressed again, and now I own two rooms at Silverlode Mountain Lodge for the same nights: ' +
    'BKG-53002040 and BKG-53002041. Kindly cancel the second, 53002041, without cost. K. Holloway-Petrov, kazimir.hp@fernmail.example',
  customer: `You are Kazimir Holloway-Petrov, a notary, formal. Your email is kazimir.hp@fernmail.example. You want one room for
yourself in Denver, 12 to 14 November. You take the higher number for the second. If you are told that 53002040 was made later and
is the one that can go, answer that it is the same to you, as long as all of it is paid back; when it turns out that the one
which stays costs 22 dollars more, you accept that, too. You are alone: two rooms make no sense.`,
  records: joinRecords(
    make.stay({ ...twice, number: '53002041', nightly: 210, booked: '2025-09-30T19:25:00Z' }),
    make.stay({ ...twice, number: '53002040', nightly: 199, rate: 'saver', booked: '2025-09-30T20:10:00Z' }),
  ),
  solution: [
    ...lookUp(kazimir),
    ...lookAt(earlier),
    ...lookAt(later),
    change(later, { booking_status: 'cancelled' }),
    make.payBack(later, 398, 'Booked twice'),
    make.writeTicket(
      ticket,
      'Booked twice, Denver',
      'The later of the two, made 45 minutes after: all paid back.',
    ),
  ],
  expected: [
    updated(bookings, later, { booking_status: 'cancelled' }),
    paidBack(later, kazimir, 398),
    inserted(tickets, ticket),
  ],
})
