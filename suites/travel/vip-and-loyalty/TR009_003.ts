import { updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { change, hotel, lookAt, lookUp, read, setTicket } from '../steps.ts'

const { bookings, tickets } = travel.tables

const kazimir = 'CUS-20000108'
const booking = 'BKG-53009003'
const suites = 'HTL-40010042'
const stay = { check_in_date: '2025-10-28T15:00:00Z', check_out_date: '2025-10-30T11:00:00Z' } as const
const outcome = { type: 'task', resolution_action: 'modification-completed' } as const

export const TR009_003 = travel.task({
  id: 'TR009_003',
  title: 'moved twice already, but once it was the hotel that had asked',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'look-alikes'],
  decidedBy: ['TR-9.2', 'TR-2.6'],
  request:
    'Dear desk, BKG-53009003 again, I am afraid: one day later, please, the 28th to the 30th of October, same suite. ' +
    'It has been moved twice before, so I suppose that my free changes are used up and you will charge the ' +
    'fifteen dollars. Kazimir Holloway-Petrov, kazimir.hp@fernmail.example',
  customer: `You are Kazimir Holloway-Petrov, orderly, and resigned to paying. Your email is
kazimir.hp@fernmail.example. Your stay at Sandpiper Suites in Chicago was moved in August, because a conference was,
and in September. You believe that the September move was your own; only if you are asked why it was made, you
remember that somebody from the hotel had telephoned and that 27 October suited you as well. You agree to any
difference in price up to 50 dollars, and to a fee if there is one; if there is none you are pleased.`,
  records: joinRecords(
    make.stay({
      number: '53009003',
      customer: kazimir,
      hotel: suites,
      arrives: '2025-10-27',
      nights: 2,
      nightly: 265,
      room: 'executive_suite',
      booked: '2025-07-30T16:00:00Z',
      card: 'Card ending in 3300',
      history: [
        '2025-08-03T09:00:00Z: adults_count: 1 -> 2',
        make.datesMoved('2025-08-28T15:30:00Z', '2025-10-20', '2025-10-24', 2),
        make.datesMoved('2025-09-15T17:10:00Z', '2025-10-24', '2025-10-27', 2),
      ],
    }),
    {
      hotelInventory: make.onSale(suites, 'executive_suite', '2025-10-28', [281, 277.5], { rooms: 2 }),
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'reservations@sandpipersuites.example',
          subject: 'Please move BKG-53009003',
          description:
            'Our lifts are out on 24 October, and the suite is on the ninth floor. We have rung the guest; he takes the 27th.',
          status: 'solved',
          priority: 'low',
          type: 'task',
          tags: ['hotel-partner'],
          booking_reference: booking,
          request_type_detail: 'other',
          resolution_action: 'information-provided',
          created: '2025-09-15T16:20:00Z',
        }),
        make.deskTicket({
          id: '10',
          from: kazimir,
          subject: 'May I move Chicago once more?',
          description: 'He may have to. Told that he should write when he knows the day.',
          status: 'solved',
          priority: 'low',
          type: 'question',
          tags: ['b2c-customer'],
          booking_reference: booking,
          request_type_detail: 'modify-dates',
          resolution_action: 'information-provided',
          refund_amount: 0,
          created: '2025-09-22T10:00:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(kazimir),
    ...lookAt(booking),
    hotel(suites),
    ...read('change fee', 'changes for vip guests', 'an existing ticket'),
    make.askHotel({ hotel: suites, from: '2025-10-28', to: '2025-10-30', room: 'executive_suite' }),
    [
      'booking_api_check_hotel_availability',
      {
        ...stay,
        hotel_id: suites,
        room_type: 'executive_suite',
        board_type: 'with_breakfast',
        adults_count: 2,
        children_count: 0,
      },
    ],
    change(booking, stay),
    make.charge(booking, 28.5, 'Price difference'),
    setTicket('10', {
      ...outcome,
      description: 'Moved to 28 October: his second change, as the hotel had asked for one.',
    }),
  ],
  expected: [
    updated(bookings, booking, { ...stay, booking_value: '558.50' }),
    charged(booking, kazimir, 28.5),
    updated(tickets, '10', outcome),
  ],
})
