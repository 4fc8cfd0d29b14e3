import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'

const { bookings, tickets, transactions } = travel.tables

const requester = make.deskUserOf('CUS-20000110')
const ticket = make.finishedTicket({
  requester_id: requester,
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: 'BKG-53001001',
  request_type_detail: 'modify-dates',
  resolution_action: 'modification-completed',
})

export const TR001_001 = travel.task({
  id: 'TR001_001',
  title: 'one of the wished nights is not on sale, and the shorter extension is priced anew',
  level: 'demanding',
  traits: ['thin-answers', 'sums-in-steps', 'customer-moves'],
  decidedBy: ['TR-2.4', 'TR-2.6', 'TR-2.7'],
  request:
    'hi! booking BKG-53001001, oslo, 10 to 13 november. can we stay till the 15th instead? same room, ' +
    'breakfast is fine. two more nights at 140, so 280 i guess. ravi thistlewood, ' +
    'ravi.thistlewood@fernmail.example',
  customer: `You are Ravi Thistlewood. You write short, friendly messages without capitals. Your email is
ravi.thistlewood@fernmail.example, your booking BKG-53001001 at Fjordlys Hotell in Oslo, 10 to 13 November. You
moved it once before, in September. Your uncle Ravindra books with the same company; this is not about him.

You want to leave on 15 November. If you are told that one of the nights is not to be had, leaving on the 14th
is fine, nothing else: no other room or board, no other hotel. You expect 140 dollars for each night more,
because that is what you paid. If the agent names another price for the whole stay, ask why, once, unless the
reason came with it, and agree. If a fee is named, say "fair enough". If the agent says that the 15th works, you
are glad and agree to that.

Finish when it is done.`,
  records: joinRecords(
    make.stay({
      number: '53001001',
      customer: 'CUS-20000110',
      hotel: 'HTL-40010071',
      arrives: '2025-11-10',
      nights: 3,
      nightly: 140,
      booked: '2025-08-30T09:00:00Z',
      history: [
        make.datesMoved('2025-09-12T09:00:00Z', '2025-11-08', '2025-11-10', 3),
        '2025-09-15T17:20:00Z: special_requests updated',
      ],
      requests: ['twin beds'],
    }),
    {
      hotelInventory: make.onSale('HTL-40010071', 'standard_room', '2025-11-10', [
        148,
        148,
        155,
        163,
        null,
        163,
      ]),
    },
  ),
  solution: [
    ...make.looks({
      email: 'ravi.thistlewood@fernmail.example',
      booking: 'BKG-53001001',
      policies: ['changing dates of a booking', 'ticket handling'],
      requester,
    }),
    make.askHotel({ hotel: 'HTL-40010071', from: '2025-11-10', to: '2025-11-15', room: 'standard_room' }),
    make.askHotel({ hotel: 'HTL-40010071', from: '2025-11-10', to: '2025-11-14', room: 'standard_room' }),
    [
      'booking_api_modify_booking',
      { booking_reference: 'BKG-53001001', check_out_date: '2025-11-14T11:00:00Z' },
    ],
    make.charge('BKG-53001001', 194, 'Price difference'),
    make.charge('BKG-53001001', 15, 'Change fee'),
    make.writeTicket(
      ticket,
      'One night longer in Oslo',
      'The 15th was not to be had. Now until the 14th; difference $194.00 and fee $15.00 charged.',
    ),
  ],
  expected: [
    updated(bookings, 'BKG-53001001', { check_out_date: '2025-11-14T11:00:00Z', booking_value: '614.00' }),
    inserted(transactions, make.moneyMoved('charge', 'BKG-53001001', 'CUS-20000110', 194)),
    inserted(transactions, make.moneyMoved('charge', 'BKG-53001001', 'CUS-20000110', 15)),
    inserted(tickets, ticket),
  ],
})
