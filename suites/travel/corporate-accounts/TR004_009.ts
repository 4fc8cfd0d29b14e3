import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { account, companyTicket } from '../companies.ts'
import { askAndPrice, dates, readAgain } from '../reads.ts'
import { change, lookUp, readStay } from '../steps.ts'

const { bookings, tickets } = travel.tables

const anders = 'CUS-20000115'
const brightwater = 'CRP-30000011'
const [coming, stayed] = ['BKG-53004210', 'BKG-53004220'] as const
const gannet = 'HTL-40010011'
const wished = dates('2025-11-17', '2025-11-19')
const moved = companyTicket(anders, brightwater, {
  booking_reference: coming,
  request_type_detail: 'modify-dates',
  resolution_action: 'modification-completed',
})
const invoice = companyTicket(anders, brightwater, {
  priority: 'normal',
  type: 'question',
  booking_reference: stayed,
  request_type_detail: 'billing-inquiry',
  resolution_action: 'policy-applied-no-action',
})

export const TR004_009 = travel.task({
  id: 'TR004_009',
  title: 'a cheaper week in Edinburgh, whose dinners the move has swallowed',
  level: 'demanding',
  traits: ['thin-answers', 'who-may', 'customer-moves'],
  decidedBy: ['TR-13.2', 'TR-11.4', 'TR-1.3'],
  request: `Anders Nwosu-Bleeker (anders.nwosu@brightwater.example): my audit slips again. BKG-53004210 from 10–12 to 17–19 November, please, dinners included like before. Should be cheaper, too.`,
  customer: `You are Anders Nwosu-Bleeker, an engineer, reasonable. Your email is anders.nwosu@brightwater.example. You moved this stay once, in August. When the move is done, and not before, you ask for one more thing:
the invoice of your last trip, BKG-53004220, "for my own folder". If you are told who may have it, you will ask Noor. You say nothing more of the dinners; you count on them.`,
  records: joinRecords(
    make.stay({
      number: '53004210',
      customer: anders,
      hotel: gannet,
      arrives: '2025-11-10',
      nights: 2,
      nightly: 240,
      board: 'full_board',
      adults: 1,
      account: brightwater,
      booked: '2025-07-01T09:00:00Z',
      history: [make.datesMoved('2025-08-20T09:00:00Z', '2025-11-04', '2025-11-10', 2)],
    }),
    make.stay({
      number: '53004220',
      customer: anders,
      hotel: gannet,
      arrives: '2025-09-02',
      nights: 2,
      nightly: 212,
      adults: 1,
      status: 'checked_out',
      account: brightwater,
      booked: '2025-07-01T09:30:00Z',
    }),
    {
      hotelInventory: make.onSale(gannet, 'standard_room', '2025-11-17', [228, 232], { board: 'full_board' }),
    },
  ),
  solution: [
    ...lookUp(anders),
    account(brightwater),
    ...readStay(coming),
    ...askAndPrice({
      hotel: gannet,
      from: '2025-11-17',
      to: '2025-11-19',
      room: 'standard_room',
      board: 'full_board',
      adults: 1,
    }),
    change(coming, wished),
    readAgain(coming),
    change(coming, { board_type: 'full_board' }),
    make.writeTicket(
      moved,
      'Edinburgh a week later',
      'Enterprise, free. Board set again; $20.00 less on the statement.',
    ),
    ...readStay(stayed),
    make.writeTicket(invoice, 'Invoice for September', 'For the account’s contact only.'),
  ],
  expected: [
    updated(bookings, coming, { ...wished, booking_value: '460.00' }),
    inserted(tickets, moved),
    inserted(tickets, invoice),
  ],
})
