import { anyOf, inserted, oneOf, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { askAndPrice, notices, readAgain } from '../reads.ts'
import { change, lookUp, readStay } from '../steps.ts'

const { bookings, tickets } = travel.tables

const tobias = 'CUS-20000104'
const booking = 'BKG-53006017'
const lakefront = 'HTL-40010041'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(tobias),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'add-special-request',
  resolution_action: 'modification-completed',
})

/** What must be there when this room was taken, for this much more. */
function housed(room_type: 'deluxe_room' | 'family_room', booking_value: string, more: number) {
  return [
    updated(bookings, booking, { room_type, booking_value, children_count: 1 }),
    charged(booking, tobias, more),
    charged(booking, tobias, 15),
    inserted(tickets, { ...ticket, request_type_detail: anyOf('add-special-request', 'modify-room-type') }),
  ]
}

export const TR006_012 = travel.task({
  id: 'TR006_012',
  title: 'a cot makes a third guest, and the larger room comes without the dinners',
  level: 'severe',
  traits: ['rules-that-meet', 'thin-answers', 'sums-in-steps', 'customer-moves'],
  decidedBy: ['TR-6.2', 'TR-2.5', 'TR-13.2'],
  request:
    'Good evening, Tobias Rennervale (t.rennervale@fernmail.example) about BKG-53006017, Chicago in November. We shall have our grandson with ' +
    'us, he is one. Please have a cot put into the room. It is free, I read.',
  customer: `You are Tobias Rennervale, absent-minded and fond of his grandson Jonas, who is one. Your email is
t.rennervale@fernmail.example. You and your wife have a standard room with half board at Lakefront Sandpiper from 18 November, which you
moved once in August. If you are told that the cot needs a larger room, you take one: deluxe or family, the agent may
choose, as long as it costs no more than 90 dollars more with everything. Half board stays, for you go nowhere in the
evening with a baby. You agree to a fee once it is named.`,
  records: joinRecords(
    make.stay({
      number: '53006017',
      customer: tobias,
      hotel: lakefront,
      arrives: '2025-11-18',
      nights: 2,
      nightly: 150,
      board: 'half_board',
      booked: '2025-06-30T08:00:00Z',
      history: [make.datesMoved('2025-08-07T08:00:00Z', '2025-11-11', '2025-11-18', 2)],
    }),
    {
      hotelInventory: [
        ...make.onSale(lakefront, 'deluxe_room', '2025-11-18', [172, 172], { board: 'half_board' }),
        ...make.onSale(lakefront, 'family_room', '2025-11-18', [181, 184], { board: 'half_board' }),
      ],
    },
  ),
  solution: [
    ...lookUp(tobias),
    ...readStay(booking),
    ...notices(lakefront),
    ...askAndPrice({
      hotel: lakefront,
      from: '2025-11-18',
      to: '2025-11-20',
      room: 'deluxe_room',
      board: 'half_board',
      children: 1,
    }),
    change(booking, { room_type: 'deluxe_room', children_count: 1, special_requests: ['cot'] }),
    readAgain(booking),
    change(booking, { board_type: 'half_board' }),
    make.charge(booking, 44, 'Price difference'),
    make.charge(booking, 15, 'Change fee'),
    make.writeTicket(
      ticket,
      'A cot in Chicago',
      'Three guests: deluxe, $44.00 and fee. Board had been lost, set again.',
    ),
  ],
  expected: oneOf(housed('deluxe_room', '344.00', 44), housed('family_room', '365.00', 65)),
})
