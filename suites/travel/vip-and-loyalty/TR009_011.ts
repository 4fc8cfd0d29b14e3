import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { paidBack } from '../end-states.ts'
import { allMoney } from '../reads.ts'
import { change, hotel, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const hanneke = 'CUS-20000105'
const chicago = 'BKG-53009018'
const edinburgh = 'BKG-53009019'
const lakefront = 'HTL-40010041'
const gannet = 'HTL-40010011'
const asked = {
  requester_id: make.deskUserOf(hanneke),
  status: 'solved',
  type: 'task',
  tags: ['b2c-customer'] as string[],
  request_type_detail: 'cancel-booking',
} as const
const first = make.finishedTicket({
  ...asked,
  priority: 'high',
  booking_reference: chicago,
  resolution_action: 'refund-full',
  refund_amount: 248,
})
const second = make.finishedTicket({
  ...asked,
  priority: 'normal',
  booking_reference: edinburgh,
  resolution_action: 'refund-partial',
  refund_amount: 162,
})

export const TR009_011 = travel.task({
  id: 'TR009_011',
  title: 'a husband gives up two stays, and the shorter notice of a vip helps in one of them',
  level: 'severe',
  traits: ['who-may', 'time', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['TR-9.3', 'TR-3.2', 'TR-10.3'],
  request:
    'Willem Dijkgraaf (willem.dijkgraaf@postlark.example) for Hanneke Dijkgraaf-Moya, hanneke.dm@postlark.example. 1. Cancel Chicago, ' +
    'BKG-53009018, tomorrow. 2. Cancel Edinburgh, BKG-53009019, Friday. 3. All money to my own card, she has lost hers. 4. Both are in time, she is a VIP.',
  customer: `You are Willem Dijkgraaf, who numbers everything. You write from willem.dijkgraaf@postlark.example for your wife, with her
knowledge. Her strike at work has ended, so she stays at home. If you are told that the money can only go where it came from, agree:
the card is lost, not closed. Edinburgh was to be earlier in the week first, you do not remember who changed that. You accept
what comes back, after asking why it is not all of it.`,
  records: joinRecords(
    make.stay({
      number: '53009018',
      customer: hanneke,
      hotel: lakefront,
      arrives: '2025-10-02',
      nights: 2,
      nightly: 124,
      adults: 1,
      booked: '2025-08-30T08:00:00Z',
      card: 'Card ending in 6603',
      history: ['2025-09-03T08:00:00Z: adults_count: 2 -> 1'],
    }),
    make.stay({
      number: '53009019',
      customer: hanneke,
      hotel: gannet,
      arrives: '2025-10-03',
      nights: 2,
      nightly: 162,
      adults: 1,
      booked: '2025-08-30T08:20:00Z',
      card: 'Card ending in 6603',
      history: [make.datesMoved('2025-09-03T08:05:00Z', '2025-09-30', '2025-10-03', 2)],
    }),
  ),
  solution: [
    ...lookUp(hanneke),
    ...lookAt(chicago),
    ...lookAt(edinburgh),
    hotel(lakefront),
    hotel(gannet),
    allMoney(hanneke),
    change(chicago, { booking_status: 'cancelled' }),
    make.payBack(chicago, 248, 'Cancellation'),
    make.writeTicket(
      first,
      'Cancelled: Chicago, 2 October',
      '31 hours ahead, never moved: in time for a vip.',
    ),
    change(edinburgh, { booking_status: 'cancelled' }),
    make.payBack(edinburgh, 162, 'Cancellation'),
    make.writeTicket(
      second,
      'Cancelled: Edinburgh, 3 October',
      '49 hours ahead, moved once: first night kept.',
    ),
  ],
  expected: [
    updated(bookings, chicago, { booking_status: 'cancelled' }),
    paidBack(chicago, hanneke, 248),
    inserted(tickets, first),
    updated(bookings, edinburgh, { booking_status: 'cancelled' }),
    paidBack(edinburgh, hanneke, 162),
    inserted(tickets, second),
  ],
})
