import { updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { askAndPrice, readAgain } from '../reads.ts'
import { change, lookAt, lookUp, remarks, setTicket } from '../steps.ts'

const { bookings, tickets } = travel.tables

const tobias = 'CUS-20000104'
const booking = 'BKG-53008213'
const waitui = 'HTL-40010061'
const outcome = { status: 'solved', resolution_action: 'modification-completed' } as const
const asked = '2025-10-01T07:10:00Z'

export const TR008_009 = travel.task({
  id: 'TR008_009',
  title: 'the lodge says yes to a suite for tomorrow, and forgets the dinners over it',
  level: 'demanding',
  traits: ['thin-answers', 'evidence-before-words', 'effects-that-belong-together', 'time'],
  decidedBy: ['TR-13.2', 'TR-8.6'],
  request: `Tobias Rennervale, t.rennervale@fernmail.example, BKG-53008213. You asked the lodge this morning whether my family can have the suite from tomorrow. I have not heard. If it is a yes, book it; dinners as
before, of course. As a platinum-elite member I take it that this is on the house.`,
  customer: `You are Tobias Rennervale, a man with many cards. Your email is t.rennervale@fernmail.example. You travel with your wife and one child. You moved this stay by a week in August. If you are told
that the standing in the points programme gives nothing, you grumble; you agree to difference and fee, up to 120 dollars. The dinners you take for granted and do not mention again.`,
  records: joinRecords(
    make.stay({
      number: '53008213',
      customer: tobias,
      hotel: waitui,
      arrives: '2025-10-03',
      nights: 2,
      nightly: 150,
      room: 'deluxe_room',
      board: 'half_board',
      children: 1,
      booked: '2025-06-12T08:00:00Z',
      history: [make.datesMoved('2025-08-12T08:00:00Z', '2025-09-26', '2025-10-03', 2)],
    }),
    {
      hotelInventory: make.onSale(waitui, 'suite', '2025-10-03', [194, 201], {
        board: 'half_board',
        rooms: 1,
      }),
      tickets: [
        make.deskTicket({
          id: '9',
          from: tobias,
          subject: 'Suite instead of deluxe room',
          description: 'The lodge wants to be asked before a suite is given. Asked it.',
          status: 'hold',
          priority: 'high',
          type: 'task',
          tags: ['b2c-customer'],
          booking_reference: booking,
          request_type_detail: 'modify-room-type',
          resolution_action: 'escalated-hotel',
          escalation_reason: 'same-day-modification',
          refund_amount: 0,
          created: asked,
        }),
        {
          id: 'ZDSK-00000001',
          subject: 'Hotel Escalation: same-day-modification',
          description:
            'Suite with half board for two adults and a child from 3 October. Please agree or refuse.',
          status: 'open',
          priority: 'high',
          type: 'incident',
          requester_id: tobias,
          booking_reference: booking,
          hotel_id: waitui,
          escalation_reason: 'same-day-modification',
          created_at: asked,
          updated_at: asked,
        },
      ],
      comments: [
        make.remark({
          id: '3',
          ticket: 'ZDSK-00000001',
          by: 'reservations@waituilodge.example',
          body: 'Kia ora, yes to the suite with half board, both nights. Aroha',
          written: '2025-10-01T11:20:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(tobias),
    ...lookAt(booking),
    ...remarks('9', 'ZDSK-00000001'),
    ...askAndPrice({
      hotel: waitui,
      from: '2025-10-03',
      to: '2025-10-05',
      room: 'suite',
      board: 'half_board',
      children: 1,
    }),
    change(booking, { room_type: 'suite' }),
    readAgain(booking),
    change(booking, { board_type: 'half_board', children_count: 1 }),
    make.charge(booking, 95, 'Price difference'),
    make.charge(booking, 15, 'Change fee'),
    setTicket('9', outcome),
  ],
  expected: [
    updated(bookings, booking, { room_type: 'suite', booking_value: '395.00' }),
    charged(booking, tobias, 95),
    charged(booking, tobias, 15),
    updated(tickets, '9', outcome),
  ],
})
