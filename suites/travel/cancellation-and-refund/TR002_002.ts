import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'

const { bookings, tickets, transactions } = travel.tables

const requester = make.deskUserOf('CUS-20000107')
const ticket = make.finishedTicket({
  requester_id: requester,
  status: 'solved',
  priority: 'low',
  type: 'problem',
  tags: ['b2c-customer'],
  booking_reference: 'BKG-53002002',
  request_type_detail: 'cancel-booking',
  resolution_action: 'refund-full',
  refund_amount: 251,
})

export const TR002_002 = travel.task({
  id: 'TR002_002',
  title: 'the guest gives up a Saver stay, and does not know that the hotel gave it up first',
  level: 'demanding',
  traits: ['evidence-before-words', 'sums-in-steps', 'effects-that-belong-together'],
  decidedBy: ['TR-3.5', 'TR-8.2'],
  request:
    'Hello, I have to give up Auckland at the end of the month (BKG-53002002), my mother needs me at home' +
    ' then. I know, I know: Saver, so the money is gone. I read something about a voucher of 40 %, could ' +
    'I at least have that? Marguerite Abelard-Tsai, m.abelard.tsai@postlark.example',
  customer: `You are Marguerite Abelard-Tsai, resigned and polite. Your email is
m.abelard.tsai@postlark.example, your booking BKG-53002002: a family room at Waitui Harbour Lodge in Auckland,
two nights from 27 October, at the Saver rate. You added breakfast and took the bigger room later and paid for
both, with a fee the second time. Your mother is not ill: she is moving house.

You expect the voucher at best. The hotel has not written to you. If you are told that the hotel cannot take you
and that you may have your money or another hotel, you are astonished and take the money. If you are offered
only a voucher, or nothing, accept it with a sigh. When a sum is named and nothing is said of the fee, ask
whether it is in it.`,
  records: joinRecords(
    make.stay({
      number: '53002002',
      customer: 'CUS-20000107',
      hotel: 'HTL-40010061',
      arrives: '2025-10-27',
      nights: 2,
      nightly: 118,
      paid: 180,
      room: 'family_room',
      children: 2,
      rate: 'saver',
      booked: '2025-07-30T10:00:00Z',
      history: [
        '2025-08-12T10:00:00Z: board_type: without_breakfast -> with_breakfast',
        '2025-08-29T19:30:00Z: room_type: standard_room -> family_room; children_count: 0 -> 2',
      ],
      later: [
        { amount: 22, reason: 'Price difference', made: '2025-08-12T10:01:00Z' },
        { amount: 34, reason: 'Price difference', made: '2025-08-29T19:31:00Z' },
        { amount: 15, reason: 'Change fee', made: '2025-08-29T19:31:30Z' },
      ],
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'reservations@waituilodge.example',
          assignee: '3',
          subject: 'Family rooms closed after a burst pipe',
          description:
            'BKG-53002002: the family wing is closed until the first week of November. We cannot keep this booking and have no other room of the kind.',
          status: 'open',
          priority: 'high',
          type: 'problem',
          tags: ['hotel-partner'],
          booking_reference: 'BKG-53002002',
          request_type_detail: 'other',
          escalation_reason: 'hotel-confirmation-required',
          created: '2025-09-30T21:45:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...make.looks({
      email: 'm.abelard.tsai@postlark.example',
      booking: 'BKG-53002002',
      policies: ['cancelling a Saver booking', 'a hotel that cannot keep a booking'],
      requester,
    }),
    ['booking_api_modify_booking', { booking_reference: 'BKG-53002002', booking_status: 'cancelled' }],
    make.payBack('BKG-53002002', 251, 'The hotel could not keep the booking'),
    make.writeTicket(
      ticket,
      'Cancelled: Auckland, 27 October',
      'The hotel cannot keep it (ticket 9). Guest takes the money: all charges, fee included.',
    ),
  ],
  expected: [
    updated(bookings, 'BKG-53002002', { booking_status: 'cancelled' }),
    inserted(transactions, make.moneyMoved('refund', 'BKG-53002002', 'CUS-20000107', 251)),
    inserted(tickets, ticket),
  ],
})
