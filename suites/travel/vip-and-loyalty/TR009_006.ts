import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { allMoney, askAndPrice, dates, readAgain } from '../reads.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const bertrand = 'CUS-20000121'
const booking = 'BKG-53009010'
const silverlode = 'HTL-40010091'
const wished = dates('2025-11-25', '2025-11-27')
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(bertrand),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'modify-dates',
  resolution_action: 'modification-completed',
})

export const TR009_006 = travel.task({
  id: 'TR009_006',
  title: 'the second change would be free, if nothing were unpaid elsewhere',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'thin-answers', 'effects-that-belong-together'],
  decidedBy: ['TR-9.6', 'TR-9.2', 'TR-13.2'],
  request:
    'Bertrand Achterberg, bertrand@summitsurveyors.example. Private matter. BKG-53009010 at Silverlode: please five days later, 25 to 27 ' +
    'November. As a VIP I have two free moves and have used one, so only the difference in price, if any.',
  customer: `You are Bertrand Achterberg, a surveyor, who reads conditions. You write from bertrand@summitsurveyors.example. You have an
accessible room with everything included, for yourself and your son of twelve, and moved it in July. You know
that a payment for Christmas in Honolulu did not go through in September, and believe that nobody minds; you say so if you are
asked. If you are told that it stands in the way, say that you will settle it next week, and pay the fee for now.
You agree to 40 dollars of difference.`,
  records: joinRecords(
    make.stay({
      number: '53009010',
      customer: bertrand,
      hotel: silverlode,
      arrives: '2025-11-20',
      nights: 2,
      nightly: 233,
      room: 'accessible_room',
      board: 'all_inclusive',
      adults: 1,
      children: 1,
      booked: '2025-05-30T08:00:00Z',
      history: [make.datesMoved('2025-07-14T08:00:00Z', '2025-11-17', '2025-11-20', 2)],
    }),
    make.stay({
      number: '53009011',
      customer: bertrand,
      hotel: 'HTL-40010051',
      arrives: '2025-12-22',
      nights: 5,
      nightly: 240,
      booked: '2025-09-04T08:00:00Z',
      payment: 'failed',
    }),
    {
      hotelInventory: make.onSale(silverlode, 'accessible_room', '2025-11-25', [240, 244], {
        board: 'all_inclusive',
      }),
    },
  ),
  solution: [
    ...lookUp(bertrand),
    ...lookAt(booking),
    allMoney(bertrand),
    readAgain('BKG-53009011'),
    ...askAndPrice({
      hotel: silverlode,
      from: '2025-11-25',
      to: '2025-11-27',
      room: 'accessible_room',
      board: 'all_inclusive',
      adults: 1,
      children: 1,
    }),
    change(booking, wished),
    readAgain(booking),
    change(booking, { board_type: 'all_inclusive', children_count: 1 }),
    make.charge(booking, 18, 'Price difference'),
    make.charge(booking, 15, 'Change fee'),
    make.writeTicket(
      ticket,
      'Denver five days later',
      'Tier rests (failed charge): fee and $18.00. Board and child set again.',
    ),
  ],
  expected: [
    updated(bookings, booking, { ...wished, booking_value: '484.00' }),
    charged(booking, bertrand, 18),
    charged(booking, bertrand, 15),
    inserted(tickets, ticket),
  ],
})
