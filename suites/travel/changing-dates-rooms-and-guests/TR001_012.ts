import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { askAndPrice, dates, readAgain } from '../reads.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const paloma = 'CUS-20000114'
const lakefront = 'HTL-40010041'
const [own, parents, cousins] = ['BKG-53001160', 'BKG-53001161', 'BKG-53001162'] as const
const later = dates('2025-11-28', '2025-11-30')
const asked = {
  requester_id: make.deskUserOf(paloma),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'] as string[],
  request_type_detail: 'modify-dates',
} as const
const done = { ...asked, resolution_action: 'modification-completed' } as const
const ownTicket = make.finishedTicket({ ...done, booking_reference: own })
const parentsTicket = make.finishedTicket({
  ...asked,
  booking_reference: parents,
  resolution_action: 'policy-applied-no-action',
})
const cousinsTicket = make.finishedTicket({
  ...done,
  booking_reference: cousins,
})
const each = {
  customer: paloma,
  hotel: lakefront,
  arrives: '2025-11-21',
  nights: 2,
  nightly: 140,
  booked: '2025-07-01T08:00:00Z',
} as const
const history = [make.datesMoved('2025-08-20T08:00:00Z', '2025-11-14', '2025-11-21', 2)]

export const TR001_012 = travel.task({
  id: 'TR001_012',
  title: 'three rooms of one family, of which one can move, one can grow, and one must stay',
  level: 'severe',
  traits: ['batch-with-exceptions', 'thin-answers', 'rules-that-meet', 'customer-moves'],
  decidedBy: ['TR-2.3', 'TR-13.2', 'TR-10.1'],
  request:
    'Paloma Quist-Herrera, paloma.qh@postlark.example. Our three rooms at Lakefront Sandpiper, BKG-53001160, BKG-53001161, ' +
    'BKG-53001162, all 21 to 23 November: the christening is a week later now, 28 to 30. Please move them together.',
  customer: `You are Paloma Quist-Herrera, a caterer, quick. Your email is paloma.qh@postlark.example. 53001160 is for you, your
husband and your son, with half board; 53001161 for your parents; 53001162 for two cousins and a little niece. You
moved the first and the third in August. You know nothing of rates. If a room cannot be moved, it stays as it is: your parents and your cousins
come that weekend anyway, for the sights. When you hear that the cousins' room cannot move, you ask for a deluxe room for
them instead, for the same nights; you agree to 50 dollars more. For your own room you agree to 40 dollars more.
Asked about a fee, you count on having none.`,
  records: joinRecords(
    make.stay({
      ...each,
      number: '53001160',
      room: 'deluxe_room',
      board: 'half_board',
      children: 1,
      nightly: 171,
      history,
    }),
    make.stay({ ...each, number: '53001161', rate: 'saver' }),
    make.stay({ ...each, number: '53001162', room: 'family_room', children: 1, rate: 'partly', history }),
    {
      hotelInventory: [
        ...make.onSale(lakefront, 'deluxe_room', '2025-11-28', [178, 181], { board: 'half_board' }),
        ...make.onSale(lakefront, 'standard_room', '2025-11-28', [140, 140]),
        ...make.onSale(lakefront, 'family_room', '2025-11-28', [140, 140]),
        ...make.onSale(lakefront, 'deluxe_room', '2025-11-21', [159, 160]),
      ],
    },
  ),
  solution: [
    ...lookUp(paloma),
    ...lookAt(own),
    ...lookAt(parents),
    ...lookAt(cousins),
    ...askAndPrice({
      hotel: lakefront,
      from: '2025-11-28',
      to: '2025-11-30',
      room: 'deluxe_room',
      board: 'half_board',
      children: 1,
    }),
    change(own, later),
    readAgain(own),
    change(own, { board_type: 'half_board', children_count: 1 }),
    make.charge(own, 17, 'Price difference'),
    ...askAndPrice({
      hotel: lakefront,
      from: '2025-11-21',
      to: '2025-11-23',
      room: 'deluxe_room',
      children: 1,
    }),
    change(cousins, { room_type: 'deluxe_room' }),
    readAgain(cousins),
    change(cousins, { children_count: 1 }),
    make.charge(cousins, 39, 'Price difference'),
    make.writeTicket(ownTicket, 'A week later, own room', 'Second change of a vip, free. $17.00.'),
    make.writeTicket(parentsTicket, 'A week later, parents', 'Saver: dates never move. Stays.'),
    make.writeTicket(cousinsTicket, 'Cousins: deluxe room', 'Moved once before, dates stay. $39.00.'),
  ],
  expected: [
    updated(bookings, own, { ...later, booking_value: '359.00' }),
    charged(own, paloma, 17),
    inserted(tickets, ownTicket),
    inserted(tickets, parentsTicket),
    updated(bookings, cousins, { room_type: 'deluxe_room', booking_value: '319.00' }),
    charged(cousins, paloma, 39),
    inserted(tickets, cousinsTicket),
  ],
})
