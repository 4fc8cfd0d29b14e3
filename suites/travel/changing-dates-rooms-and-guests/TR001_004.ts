import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { askAndPrice, dates, readAgain } from '../reads.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const yuki = 'CUS-20000119'
const booking = 'BKG-53001120'
const lodge = 'HTL-40010061'
const wished = dates('2025-11-22', '2025-11-25')
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(yuki),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'modify-dates',
  resolution_action: 'modification-completed',
})

export const TR001_004 = travel.task({
  id: 'TR001_004',
  title: 'a stay that is moved again comes back without the dinners and without the twins',
  level: 'demanding',
  traits: ['thin-answers', 'sums-in-steps'],
  decidedBy: ['TR-13.2', 'TR-13.1', 'TR-2.6'],
  request:
    'Kia ora, Yuki Ferncastle here (yuki.ferncastle@fernmail.example). The school fair is on our weekend, of course. ' +
    'Could Auckland, BKG-53001120, go two weeks back, 22 to 25 November? All else exactly as it is.',
  customer: `You are Yuki Ferncastle, a nurse on the night shift. Your email is yuki.ferncastle@fernmail.example. At Waitui
Harbour Lodge a family room with dinner is booked, for you, your husband and your twins of six. You moved it once in
August. You agree to a difference in price below 60 dollars and to a fee, once they are named. Dinner and the twins'
beds must stay as they are, but you say so only if it is asked.`,
  records: joinRecords(
    make.stay({
      number: '53001120',
      customer: yuki,
      hotel: lodge,
      arrives: '2025-11-08',
      nights: 3,
      nightly: 132,
      room: 'family_room',
      board: 'half_board',
      children: 2,
      booked: '2025-06-20T08:00:00Z',
      history: [make.datesMoved('2025-08-11T20:00:00Z', '2025-11-01', '2025-11-08', 3)],
      requests: ['ground floor'],
    }),
    {
      hotelInventory: make.onSale(lodge, 'family_room', '2025-11-22', [138, 138, 141], {
        board: 'half_board',
      }),
    },
  ),
  solution: [
    ...lookUp(yuki),
    ...lookAt(booking),
    ...askAndPrice({
      hotel: lodge,
      from: '2025-11-22',
      to: '2025-11-25',
      room: 'family_room',
      board: 'half_board',
      children: 2,
    }),
    change(booking, wished),
    readAgain(booking),
    change(booking, { board_type: 'half_board', children_count: 2 }),
    make.charge(booking, 21, 'Price difference'),
    make.charge(booking, 15, 'Change fee'),
    make.writeTicket(
      ticket,
      'Auckland two weeks later',
      'Second change: $21.00 and fee. Board and children had been lost, set again.',
    ),
  ],
  expected: [
    updated(bookings, booking, { ...wished, booking_value: '417.00' }),
    charged(booking, yuki, 21),
    charged(booking, yuki, 15),
    inserted(tickets, ticket),
  ],
})
