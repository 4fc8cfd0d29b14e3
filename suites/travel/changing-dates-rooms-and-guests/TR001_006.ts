import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { askAndPrice, notices } from '../reads.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const marguerite = 'CUS-20000107'
const booking = 'BKG-53001131'
const azul = 'HTL-40010021'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(marguerite),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'modify-room-type',
  resolution_action: 'modification-completed',
})

export const TR001_006 = travel.task({
  id: 'TR001_006',
  title: 'the suites are on sale, and the hotel has closed them for the month',
  level: 'demanding',
  traits: ['thin-answers', 'evidence-before-words', 'customer-moves'],
  decidedBy: ['TR-8.7', 'TR-2.4'],
  request:
    'Bonjour, it will be our silver wedding, so a suite after all, if you please! Lisbon, BKG-53001131, 20 to 23 November. ' +
    'Your page shows four of them free. Marguerite Abelard-Tsai (m.abelard.tsai@postlark.example)',
  customer: `You are Marguerite Abelard-Tsai, festive. Your email is m.abelard.tsai@postlark.example. You have a deluxe
room for two with breakfast at Miradouro Azul and have changed nothing so far. You want a suite. If you are told that no
suite can be had, ask what is the next best; an executive suite is fine for up to 130 dollars more in all. If the
agent confirms a suite, agree to its price. Dates and board stay.`,
  records: joinRecords(
    make.stay({
      number: '53001131',
      customer: marguerite,
      hotel: azul,
      arrives: '2025-11-20',
      nights: 3,
      nightly: 190,
      room: 'deluxe_room',
      booked: '2025-08-03T08:00:00Z',
    }),
    {
      hotelInventory: [
        ...make.onSale(azul, 'suite', '2025-11-20', [240, 240, 240]),
        ...make.onSale(azul, 'executive_suite', '2025-11-20', [225, 225, 229], { rooms: 2 }),
      ],
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'reservations@miradouroazul.example',
          subject: 'Works on the roof',
          description:
            'From 10 to 30 November the roof is open and no suite under it can be slept in. The calendar still sells them. ' +
            'The executive suites on the third floor are not touched.',
          status: 'solved',
          priority: 'low',
          type: 'task',
          tags: ['hotel-partner'],
          request_type_detail: 'other',
          resolution_action: 'information-provided',
          created: '2025-09-18T10:00:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(marguerite),
    ...lookAt(booking),
    ...notices(azul),
    ...askAndPrice({ hotel: azul, from: '2025-11-20', to: '2025-11-23', room: 'executive_suite' }),
    change(booking, { room_type: 'executive_suite' }),
    make.charge(booking, 109, 'Price difference'),
    make.writeTicket(
      ticket,
      'Executive suite, Lisbon',
      'Suites closed by the hotel in November. Executive suite instead, first change, $109.00.',
    ),
  ],
  expected: [
    updated(bookings, booking, { room_type: 'executive_suite', booking_value: '679.00' }),
    charged(booking, marguerite, 109),
    inserted(tickets, ticket),
  ],
})
