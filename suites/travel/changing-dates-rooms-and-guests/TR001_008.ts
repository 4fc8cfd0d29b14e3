import { inserted, oneOf, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { askAndPrice } from '../reads.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const obinna = 'CUS-20000106'
const booking = 'BKG-53001141'
const auberge = 'HTL-40010081'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(obinna),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer', 'check-in-upcoming'],
  booking_reference: booking,
  request_type_detail: 'modify-board-type',
  resolution_action: 'modification-completed',
})

/** What must be there when this board was added, for this much more. */
function fed(board_type: 'with_breakfast' | 'half_board', booking_value: string, more: number) {
  return [
    updated(bookings, booking, { board_type, booking_value }),
    charged(booking, obinna, more),
    inserted(tickets, ticket),
  ]
}

export const TR001_008 = travel.task({
  id: 'TR001_008',
  title: 'a meal is added to a partly flexible stay, and either is fine',
  level: 'routine',
  traits: ['sums-in-steps'],
  decidedBy: ['TR-2.7', 'TR-2.3'],
  request:
    'yo, obinna strand, obinna.strand@fernmail.example. no food in montreal yet, BKG-53001141. add breakfast or half board, you pick, what does it cost',
  customer: `You are Obinna Strand, a drummer. Your email is obinna.strand@fernmail.example. You have two nights at Auberge
du Vieux-Quai from 10 October without breakfast. You would like breakfast or half board; pressed to
choose, you leave it to the agent. You agree to anything up to 60 dollars in all.`,
  records: joinRecords(
    make.stay({
      number: '53001141',
      customer: obinna,
      hotel: auberge,
      arrives: '2025-10-10',
      nights: 2,
      nightly: 62,
      board: 'without_breakfast',
      adults: 1,
      rate: 'partly',
      booked: '2025-09-01T08:00:00Z',
    }),
    {
      hotelInventory: [
        ...make.onSale(auberge, 'standard_room', '2025-10-10', [60, 64], { board: 'without_breakfast' }),
        ...make.onSale(auberge, 'standard_room', '2025-10-10', [69, 73.5]),
        ...make.onSale(auberge, 'standard_room', '2025-10-10', [84, 88], { board: 'half_board' }),
      ],
    },
  ),
  solution: [
    ...lookUp(obinna),
    ...lookAt(booking),
    ...askAndPrice({
      hotel: auberge,
      from: '2025-10-10',
      to: '2025-10-12',
      room: 'standard_room',
      adults: 1,
    }),
    change(booking, { board_type: 'with_breakfast' }),
    make.charge(booking, 18.5, 'Price difference'),
    make.writeTicket(ticket, 'Breakfast in Montreal', 'First change, no fee. Difference of $18.50 charged.'),
  ],
  expected: oneOf(fed('with_breakfast', '142.50', 18.5), fed('half_board', '172.00', 48)),
})
