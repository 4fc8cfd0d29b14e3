import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { room } from '../groups.ts'
import { change, hotel, lookUp, readStay } from '../steps.ts'

const { bookings, tickets } = travel.tables

const yuki = 'CUS-20000119'
const group = '350205'
const hers = room(group, 3)
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(yuki),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: hers,
  group_booking_id: `GRP-${group}`,
  request_type_detail: 'modify-dates',
  resolution_action: 'modification-completed',
})

export const TR003_007 = travel.task({
  id: 'TR003_007',
  title: 'a singer may have her quiet room noted, and not her extra night',
  level: 'routine',
  traits: ['who-may', 'batch-with-exceptions'],
  decidedBy: ['TR-4.6', 'TR-1.4'],
  request: `Hi! Yuki Ferncastle, yuki.ferncastle@fernmail.example, I am in BKG-35020503 with the St Mungo Choir in Oslo. Could you (a) add a night at the end, I pay myself, (b) write down that
I sleep badly, so please far from the lift, and (c) tell me who arranges all this?`,
  customer: `You are Yuki Ferncastle, a nurse who sings alto. Your email is yuki.ferncastle@fernmail.example. Your room is BKG-35020503. You asked for a vegetarian breakfast some
weeks ago and want to keep that. If the extra night is refused, ask whom to ask; a name is enough, you will see her at rehearsal. You want nothing else.`,
  records: make.blockRows([
    {
      number: group,
      coordinator: 'CUS-20000120',
      hotel: 'HTL-40010071',
      arrives: '2025-11-21',
      nights: 2,
      nightly: 148,
      contract: 8,
      rooms: [{}, {}, { customer: yuki, adults: 1, requests: ['vegetarian breakfast'] }, {}, {}, {}],
      booked: '2025-05-08T09:00:00Z',
    },
  ]),
  solution: [
    ...lookUp(yuki),
    ...readStay(hers),
    ['booking_api_get_group_booking', { group_booking_id: `GRP-${group}` }],
    hotel('HTL-40010071'),
    change(hers, { special_requests: ['vegetarian breakfast', 'far from the lift'] }),
    make.writeTicket(
      ticket,
      'Wish of a group’s guest',
      'Quiet room noted. Longer stay: told to ask Tamsin Greaves-Oyelowo.',
    ),
  ],
  expected: [updated(bookings, hers, { special_requests: anyValue() }), inserted(tickets, ticket)],
})
