import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { account, companyTicket, toCorporateDesk } from '../companies.ts'
import { askAndPrice, dates, readAgain } from '../reads.ts'
import { change, lookUp, readStay } from '../steps.ts'

const { bookings, tickets } = travel.tables

const marisol = 'production@ternandtiller.example'
const tern = 'CRP-30000041'
const booking = 'BKG-53004203'
const plumeria = 'HTL-40010051'
const wished = dates('2025-11-12', '2025-11-15')
const moved = companyTicket(marisol, tern, {
  booking_reference: booking,
  request_type_detail: 'modify-dates',
  resolution_action: 'modification-completed',
})
const limit = companyTicket(marisol, tern, { ...toCorporateDesk, request_type_detail: 'other' })

export const TR004_004 = travel.task({
  id: 'TR004_004',
  title: 'a full account stops no move, and nobody here makes it larger',
  level: 'demanding',
  traits: ['rules-that-meet', 'thin-answers', 'effects-that-belong-together'],
  decidedBy: ['TR-11.5', 'TR-13.2'],
  request: `Marisol Vance-Okello, Tern & Tiller Films, production@ternandtiller.example. We have used all eight of our bookings. So first, please raise the limit to ten, and then, once there is
room, move Josephine's stay in Honolulu (BKG-53004203) two days down, to 12–15 November. All inclusive stays, she insists.`,
  customer: `You are Marisol Vance-Okello, a film producer between two calls. You write from production@ternandtiller.example. You believe that no booking can be touched while
the account is full. If you hear that the move can be made now and that the limit is for colleagues, you are delighted: "do the move, then". You know of one earlier move,
in August. Fee and difference go on the statement, as always.`,
  records: joinRecords(
    make.stay({
      number: '53004203',
      customer: 'CUS-20000117',
      hotel: plumeria,
      arrives: '2025-11-10',
      nights: 3,
      nightly: 310,
      board: 'all_inclusive',
      adults: 1,
      children: 1,
      account: tern,
      booked: '2025-06-20T18:00:00Z',
      history: [make.datesMoved('2025-08-11T20:00:00Z', '2025-11-03', '2025-11-10', 3)],
    }),
    {
      hotelInventory: make.onSale(plumeria, 'standard_room', '2025-11-12', [310, 318, 318], {
        board: 'all_inclusive',
      }),
    },
  ),
  solution: [
    ...lookUp(marisol),
    account(tern),
    ...readStay(booking),
    ...askAndPrice({
      hotel: plumeria,
      from: '2025-11-12',
      to: '2025-11-15',
      room: 'standard_room',
      board: 'all_inclusive',
      adults: 1,
      children: 1,
    }),
    change(booking, wished),
    readAgain(booking),
    change(booking, { board_type: 'all_inclusive', children_count: 1 }),
    make.writeTicket(
      moved,
      'Honolulu two days later',
      'Fee $15.00 and $16.00 on the statement. Board and child set again.',
    ),
    make.writeTicket(limit, 'Limit of bookings', 'Asks for ten instead of eight.'),
  ],
  expected: [
    updated(bookings, booking, { ...wished, booking_value: '946.00' }),
    inserted(tickets, moved),
    inserted(tickets, limit),
  ],
})
