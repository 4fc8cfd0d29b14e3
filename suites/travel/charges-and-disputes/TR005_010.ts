import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { charged } from '../end-states.ts'
import { allMoney, askAndPrice, dates, readAgain } from '../reads.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const paloma = 'CUS-20000114'
const [oslo, christmas] = ['BKG-53005208', 'BKG-53005207'] as const
const fjordlys = 'HTL-40010071'
const wished = dates('2025-11-22', '2025-11-24')
const solved = {
  requester_id: make.deskUserOf(paloma),
  status: 'solved',
  priority: 'low',
  resolution_action: 'modification-completed',
} as const
const moved = make.finishedTicket({
  ...solved,
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: oslo,
  request_type_detail: 'modify-dates',
})
const paid = make.finishedTicket({
  ...solved,
  type: 'incident',
  tags: ['b2c-customer'],
  booking_reference: christmas,
  request_type_detail: 'billing-inquiry',
})

export const TR005_010 = travel.task({
  id: 'TR005_010',
  title: 'she pays for Christmas first, and then the second move to Oslo is free after all',
  level: 'severe',
  traits: [
    'evidence-before-words',
    'rules-that-meet',
    'customer-moves',
    'thin-answers',
    'effects-that-belong-together',
  ],
  decidedBy: ['TR-9.6', 'TR-5.6', 'TR-13.2'],
  request: `Dear all, Paloma Quist-Herrera, paloma.qh@postlark.example. The premiere has slipped, so would you kindly move Oslo (BKG-53005208) by two days, 22 to 24
November? It is my second move and, being VIP, my last free one, I know. Same room, same half board, and my daughter comes too.`,
  customer: `You are Paloma Quist-Herrera, a set designer, organised, generous with words. Your email is paloma.qh@postlark.example. You want Oslo moved. You were
told in September that the payment for Christmas in Edinburgh had failed, and forgot it. If you are told that an open payment stands in the way of a free
move, you cry out "Edinburgh!" and want to pay it now, before anything else: the app gave you tok_pqh_7712 that day. You agree to 900 dollars and
to 16 dollars of difference for Oslo. If nobody speaks of Edinburgh, you do not either, and pay whatever is named.`,
  records: joinRecords(
    make.stay({
      number: '53005208',
      customer: paloma,
      hotel: fjordlys,
      arrives: '2025-11-20',
      nights: 2,
      nightly: 190,
      room: 'deluxe_room',
      board: 'half_board',
      adults: 1,
      children: 1,
      booked: '2025-05-02T10:00:00Z',
      history: [make.datesMoved('2025-07-28T09:00:00Z', '2025-11-13', '2025-11-20', 2)],
    }),
    make.stay({
      number: '53005207',
      customer: paloma,
      hotel: 'HTL-40010011',
      arrives: '2025-12-23',
      nights: 5,
      nightly: 180,
      booked: '2025-09-10T17:00:00Z',
      payment: 'failed',
    }),
    {
      hotelInventory: make.onSale(fjordlys, 'deluxe_room', '2025-11-22', [196, 200], { board: 'half_board' }),
    },
  ),
  solution: [
    ...lookUp(paloma),
    ...lookAt(oslo),
    allMoney(paloma),
    ...lookAt(christmas),
    ...askAndPrice({
      hotel: fjordlys,
      from: '2025-11-22',
      to: '2025-11-24',
      room: 'deluxe_room',
      board: 'half_board',
      adults: 1,
      children: 1,
    }),
    ['payment_api_update_payment_method', { customer_id: paloma, new_payment_method: 'tok_pqh_7712' }],
    make.charge(christmas, 900, 'Flexible rate'),
    make.writeTicket(paid, 'Edinburgh at Christmas is paid', 'Failed on 10 September; paid today.'),
    change(oslo, wished),
    readAgain(oslo),
    change(oslo, { board_type: 'half_board', children_count: 1 }),
    make.charge(oslo, 16, 'Price difference'),
    make.writeTicket(moved, 'Oslo two days later', 'Second change, free for vip. Board and child set again.'),
  ],
  expected: [
    charged(christmas, paloma, 900),
    updated(bookings, oslo, { ...wished, booking_value: '396.00' }),
    charged(oslo, paloma, 16),
    inserted(tickets, paid),
    inserted(tickets, moved),
  ],
})
