import { oneOf, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { askAndPrice } from '../reads.ts'
import { change, lookAt, lookUp, setTicket } from '../steps.ts'

const { bookings, tickets } = travel.tables

const mateus = 'CUS-20000118'
const booking = 'BKG-53001130'
const lakefront = 'HTL-40010041'
const outcome = { priority: 'low', type: 'incident' } as const
const moved = [
  updated(bookings, booking, { check_out_date: '2025-11-17T11:00:00Z', booking_value: '459.00' }),
  charged(booking, mateus, 15),
  updated(tickets, '9', outcome),
]

export const TR001_005 = travel.task({
  id: 'TR001_005',
  title: 'one night more, and the difference of last week was noted as charged and never was',
  level: 'demanding',
  traits: ['undoing', 'evidence-before-words', 'sums-in-steps'],
  decidedBy: ['TR-13.5', 'TR-5.4', 'TR-10.6'],
  request:
    'Ola! BKG-53001130, Chicago. You moved it for me last week, perfect. Now my flight home is only on the 17th: one night more ' +
    'please, 14 to 17 November. Mateus Brandt-Oliveira, mateus.bo@postlark.example',
  customer: `You are Mateus Brandt-Oliveira, a student of music. Your email is mateus.bo@postlark.example. In September the
desk moved your two nights at Lakefront Sandpiper from 7 to 14 November, and told you that it cost 20 dollars more.
You have not looked at your card since. If you are told that the 20 dollars were never taken, say "then take them,
please". You agree to whatever the third night costs up to 170 dollars, and to a fee.`,
  records: joinRecords(
    make.stay({
      number: '53001130',
      customer: mateus,
      hotel: lakefront,
      arrives: '2025-11-14',
      nights: 2,
      nightly: 153,
      paid: 286,
      adults: 1,
      booked: '2025-08-15T14:00:00Z',
      history: [make.datesMoved('2025-09-23T15:00:00Z', '2025-11-07', '2025-11-14', 2)],
    }),
    {
      hotelInventory: make.onSale(lakefront, 'standard_room', '2025-11-14', [153, 153, 153]),
      tickets: [
        make.deskTicket({
          id: '9',
          from: mateus,
          subject: 'One week later, Chicago',
          description: 'Moved to 14 November. First change, no fee. Difference of $20.00 charged.',
          status: 'solved',
          priority: 'normal',
          type: 'task',
          tags: ['b2c-customer'],
          booking_reference: booking,
          request_type_detail: 'modify-dates',
          resolution_action: 'modification-completed',
          refund_amount: 0,
          created: '2025-09-23T14:50:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(mateus),
    ...lookAt(booking),
    ...askAndPrice({
      hotel: lakefront,
      from: '2025-11-14',
      to: '2025-11-17',
      room: 'standard_room',
      adults: 1,
    }),
    change(booking, { check_out_date: '2025-11-17T11:00:00Z' }),
    make.charge(booking, 153, 'Price difference'),
    make.charge(booking, 20, 'Price difference'),
    make.charge(booking, 15, 'Change fee'),
    setTicket('9', {
      ...outcome,
      description: 'Now until 17 November. The $20.00 of September had not been charged; done with his yes.',
    }),
  ],
  expected: oneOf(
    [...moved, charged(booking, mateus, 153), charged(booking, mateus, 20)],
    [...moved, charged(booking, mateus, 173)],
  ),
})
