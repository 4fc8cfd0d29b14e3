import { updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { change, hotel, lookAt, lookUp, read, remarks, setTicket } from '../steps.ts'

const { bookings, tickets } = travel.tables

const ines = 'CUS-20000101'
const booking = 'BKG-53001110'
const gannet = 'HTL-40010011'
const stay = { check_in_date: '2025-11-27T15:00:00Z', check_out_date: '2025-11-29T11:00:00Z' } as const
const outcome = { type: 'task', resolution_action: 'modification-completed' } as const

export const TR001_003 = travel.task({
  id: 'TR001_003',
  title: 'a free change was promised in writing, and has been used',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'customer-moves'],
  decidedBy: ['TR-1.6', 'TR-2.6'],
  request:
    'Hello, Ines Okafor-Lind (ines.okafor@postlark.example). Please move BKG-53001110 in Edinburgh to 27 to 29 November. ' +
    'It is free: Mr Mbeki-Thornbury wrote to me in September that the next change costs no fee, valid to the end of October. ' +
    'You will find it in your system.',
  customer: `You are Ines Okafor-Lind, a notary who keeps what she is sent. Your email is ines.okafor@postlark.example.
Your two nights at The Gannet House were moved in August, and again on 18 September, a week after Mr
Mbeki-Thornbury's message. You take his words to be good until the end of October, however often. If you are
told that they were used in September, think, say "that is arguable", and agree to pay the fee. The number of guests
and the room stay.`,
  records: joinRecords(
    make.stay({
      number: '53001110',
      customer: ines,
      hotel: gannet,
      arrives: '2025-11-20',
      nights: 2,
      nightly: 149,
      booked: '2025-06-14T08:00:00Z',
      history: [
        make.datesMoved('2025-08-10T08:00:00Z', '2025-11-06', '2025-11-13', 2),
        make.datesMoved('2025-09-18T10:30:00Z', '2025-11-13', '2025-11-20', 2),
      ],
    }),
    {
      hotelInventory: make.onSale(gannet, 'standard_room', '2025-11-27', [149, 149]),
      tickets: [
        make.deskTicket({
          id: '9',
          from: ines,
          subject: 'The site failed twice while she moved her stay',
          description: 'Wants to know how she can move it. See the remarks.',
          status: 'solved',
          priority: 'low',
          type: 'question',
          tags: ['b2c-customer'],
          booking_reference: booking,
          request_type_detail: 'modify-dates',
          resolution_action: 'information-provided',
          refund_amount: 0,
          created: '2025-09-10T09:00:00Z',
        }),
      ],
      comments: [
        make.remark({
          id: '3',
          ticket: '9',
          by: '5',
          body: 'For the trouble: the next change of this booking costs no fee. Good until 31 October.',
          written: '2025-09-11T12:00:00Z',
        }),
        make.remark({
          id: '4',
          ticket: '9',
          by: '1',
          body: 'She rang. Moved to 20 November, no fee taken.',
          written: '2025-09-18T10:35:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(ines),
    ...lookAt(booking),
    ...remarks('9'),
    hotel(gannet),
    ...read('what counts as a promise', 'change fee'),
    make.askHotel({ hotel: gannet, from: '2025-11-27', to: '2025-11-29', room: 'standard_room' }),
    change(booking, stay),
    make.charge(booking, 15, 'Change fee'),
    setTicket('9', {
      ...outcome,
      description: 'Promise used on 18 September. Moved to 27 November, fee charged.',
    }),
  ],
  expected: [updated(bookings, booking, stay), charged(booking, ines, 15), updated(tickets, '9', outcome)],
})
