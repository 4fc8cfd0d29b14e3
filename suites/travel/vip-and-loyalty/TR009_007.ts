import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { allMoney, askAndPrice, notices, readAgain } from '../reads.ts'
import { change, lookAt, lookUp, readStay } from '../steps.ts'

const { bookings, tickets } = travel.tables

const hanneke = 'CUS-20000105'
const honolulu = 'BKG-53009012'
const lisbon = 'BKG-53009013'
const plumeria = 'HTL-40010051'
const grand = { room_type: 'presidential_suite', booking_value: '1420.00' } as const
const asked = {
  requester_id: make.deskUserOf(hanneke),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'] as string[],
  resolution_action: 'modification-completed',
} as const
const larger = make.finishedTicket({
  ...asked,
  booking_reference: honolulu,
  request_type_detail: 'modify-room-type',
})
const greeted = make.finishedTicket({
  ...asked,
  booking_reference: lisbon,
  request_type_detail: 'add-special-request',
})

export const TR009_007 = travel.task({
  id: 'TR009_007',
  title: 'two payments failed, and neither of them stands in the way of a free change',
  level: 'demanding',
  traits: ['rules-that-meet', 'look-alikes', 'thin-answers'],
  decidedBy: ['TR-9.6', 'TR-13.2'],
  request:
    'Hanneke Dijkgraaf-Moya, hanneke.dm@postlark.example. It is our fortieth anniversary: the presidential suite in Honolulu instead of our ' +
    'suite, BKG-53009012. And in Lisbon, BKG-53009013, a card on the table, please: "Veertig!" I think that I moved Honolulu once; does that cost me anything?',
  customer: `You are Hanneke Dijkgraaf-Moya, festive. Your email is hanneke.dm@postlark.example. Honolulu, 5 to 7 December at Plumeria
Bay Resort, with full board, was moved by you in August. You agree to a difference of up to 250 dollars. Full board stays. In
summer your bank was difficult twice; it has long been settled, you think. Lisbon is at Miradouro Azul from 3 November.`,
  records: joinRecords(
    make.stay({
      number: '53009012',
      customer: hanneke,
      hotel: plumeria,
      arrives: '2025-12-05',
      nights: 2,
      nightly: 610,
      room: 'suite',
      board: 'full_board',
      booked: '2025-06-02T20:00:00Z',
      card: 'Card ending in 6603',
      history: [make.datesMoved('2025-08-20T20:00:00Z', '2025-11-28', '2025-12-05', 2)],
    }),
    make.stay({
      number: '53009013',
      customer: hanneke,
      hotel: 'HTL-40010021',
      arrives: '2025-11-03',
      nights: 3,
      nightly: 180,
      booked: '2025-07-08T08:00:00Z',
      payment: 'failed',
      later: [{ amount: 540, reason: 'Flexible rate', made: '2025-07-09T10:00:00Z' }],
    }),
    make.stay({
      number: '53009014',
      customer: hanneke,
      hotel: 'HTL-40010081',
      arrives: '2025-11-15',
      nights: 2,
      nightly: 70,
      status: 'cancelled',
      booked: '2025-07-10T08:00:00Z',
      payment: 'failed',
    }),
    {
      hotelInventory: make.onSale(plumeria, 'presidential_suite', '2025-12-05', [710, 710], {
        board: 'full_board',
        rooms: 1,
      }),
    },
  ),
  solution: [
    ...lookUp(hanneke),
    ...lookAt(honolulu),
    ...readStay(lisbon),
    ...notices(plumeria),
    allMoney(hanneke),
    readAgain('BKG-53009014'),
    ...askAndPrice({
      hotel: plumeria,
      from: '2025-12-05',
      to: '2025-12-07',
      room: 'presidential_suite',
      board: 'full_board',
    }),
    change(honolulu, { room_type: 'presidential_suite' }),
    readAgain(honolulu),
    change(honolulu, { board_type: 'full_board' }),
    make.charge(honolulu, 200, 'Price difference'),
    make.writeTicket(larger, 'Presidential suite', 'Second change of a vip, free. $200.00. Board set again.'),
    change(lisbon, { special_requests: ['a card: "Veertig!"'] }),
    make.writeTicket(greeted, 'A card in Lisbon', 'Noted.'),
  ],
  expected: [
    updated(bookings, honolulu, grand),
    charged(honolulu, hanneke, 200),
    inserted(tickets, larger),
    updated(bookings, lisbon, { special_requests: anyValue() }),
    inserted(tickets, greeted),
  ],
})
