import { inserted, oneOf, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { toPartnerRelations } from '../complaints.ts'
import { paidBack } from '../end-states.ts'
import { allMoney, readAgain } from '../reads.ts'
import { change, lookAt, lookUp } from '../steps.ts'

const { bookings, tickets } = travel.tables

const marguerite = 'CUS-20000107'
const [one, two] = ['BKG-53008211', 'BKG-53008212'] as const
const silverlode = 'reservations@silverlode.example'
const due = { [one]: 285, [two]: 270 } as const
const ticket = (booking_reference: typeof one | typeof two, paid: boolean) =>
  make.finishedTicket({
    requester_id: make.deskUserOf(marguerite),
    type: 'problem',
    tags: ['b2c-customer'],
    booking_reference,
    request_type_detail: 'cancel-booking',
    refund_amount: due[booking_reference],
    ...(paid
      ? { status: 'solved', priority: 'low', resolution_action: 'refund-full' }
      : { status: 'open', priority: 'high', assignee_id: '2' }),
  })
const paying = (first: typeof one | typeof two, second: typeof one | typeof two) => [
  updated(bookings, one, { booking_status: 'cancelled' }),
  updated(bookings, two, { booking_status: 'cancelled' }),
  paidBack(first, marguerite, due[first]),
  inserted(tickets, ticket(first, true)),
  inserted(tickets, ticket(second, false)),
]
const word = (id: string, booking_reference: string) =>
  make.deskTicket({
    ...toPartnerRelations,
    id,
    from: silverlode,
    assignee: '3',
    subject: `${booking_reference}: slope slipped, rooms closed`,
    description: 'We cannot keep this room in November, the slope behind it has slipped. R. Clearwater',
    type: 'problem',
    tags: ['hotel-partner'],
    booking_reference,
    request_type_detail: 'other',
    escalation_reason: 'hotel-confirmation-required',
    refund_amount: 0,
    created: '2025-09-29T15:00:00Z',
  })

export const TR008_008 = travel.task({
  id: 'TR008_008',
  title: 'two rooms that belong together are lost, and their money is more than one desk may pay',
  level: 'severe',
  traits: ['rules-that-meet', 'thin-answers', 'sums-in-steps', 'effects-that-belong-together'],
  decidedBy: ['TR-3.5', 'TR-5.1', 'TR-13.3'],
  request: `Good evening, Marguerite Abelard-Tsai, m.abelard.tsai@postlark.example. Somebody of yours has telephoned: Silverlode has lost our two rooms of November, BKG-53008211 and BKG-53008212, and I may have
another house or the money. The money, please, for both. They were Saver, and I had paid 15 to move the first; is that lost?`,
  customer: `You are Marguerite Abelard-Tsai, an interpreter, composed. Your email is m.abelard.tsai@postlark.example. You do not want another hotel, and no ride either. If one part is paid now and the other by
colleagues, you ask by when, and that is all. You agree to both being cancelled.`,
  records: joinRecords(
    make.stayRows([
      {
        number: '53008211',
        customer: marguerite,
        hotel: 'HTL-40010091',
        arrives: '2025-11-25',
        nights: 2,
        nightly: 135,
        adults: 1,
        rate: 'saver',
        booked: '2025-06-09T09:00:00Z',
        history: ['2025-06-30T08:00:00Z: room_type: deluxe_room -> standard_room'],
        requests: ['connecting with BKG-53008212'],
        later: [{ amount: 15, reason: 'Change fee', made: '2025-06-30T08:01:00Z' }],
      },
      {
        number: '53008212',
        customer: marguerite,
        hotel: 'HTL-40010091',
        arrives: '2025-11-25',
        nights: 2,
        nightly: 135,
        rate: 'saver',
        booked: '2025-06-09T09:04:00Z',
        requests: ['connecting with BKG-53008211'],
      },
    ]),
    { tickets: [word('9', one), word('10', two)] },
  ),
  solution: [
    ...lookUp(marguerite),
    ...lookAt(one),
    ...lookAt(two),
    allMoney(marguerite),
    change(one, { booking_status: 'cancelled' }),
    readAgain(two),
    make.payBack(one, 285, 'Hotel cannot keep the booking'),
    make.writeTicket(ticket(one, true), 'Denver lost, first room', 'Everything paid back, the fee as well.'),
    make.writeTicket(
      ticket(two, false),
      'Denver lost, second room',
      'With $285.00 of today above our limit: $270.00 due.',
    ),
  ],
  expected: oneOf(paying(one, two), paying(two, one)),
})
