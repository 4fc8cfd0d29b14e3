import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'

const { customerProfiles, tickets, transactions } = travel.tables

const requester = make.deskUserOf('CUS-20000105')
const ticket = make.finishedTicket({
  requester_id: requester,
  status: 'solved',
  priority: 'normal',
  type: 'incident',
  tags: ['b2c-customer'],
  booking_reference: 'BKG-53007001',
  request_type_detail: 'post-stay-issue',
  resolution_action: 'refund-partial',
  refund_amount: 105.6,
})

export const TR007_001 = travel.task({
  id: 'TR007_001',
  title: 'a broken bed that the hotel itself reported, told by somebody who may act for the guest',
  level: 'severe',
  traits: ['evidence-before-words', 'who-may', 'sums-in-steps'],
  decidedBy: ['TR-7.4', 'TR-7.3', 'TR-1.2'],
  request:
    'Dear all, I write for my wife Hanneke Dijkgraaf-Moya (hanneke.dm@postlark.example), who is on a ship' +
    ' without internet. BKG-53007001, The Gannet House, 18 to 22 September: the bed was broken, she slept' +
    ' on the floor, four nights of it. She is your VIP. What do you intend to do? Willem Dijkgraaf, ' +
    'willem.dijkgraaf@postlark.example',
  customer: `You are Willem Dijkgraaf, Hanneke's husband, indignant on her behalf but honest. You write from
willem.dijkgraaf@postlark.example; her email is hanneke.dm@postlark.example, her booking BKG-53007001 at The
Gannet House in Edinburgh, 18 to 22 September. She told you before she left that she had put you down as
somebody who may act for her.

What you know: the slats of the bed were broken when she arrived. She told a young man at the desk on the first
evening; she wrote to nobody. If you are asked how many nights it was, think again: a carpenter came on the
third day, so it was two nights, the first and the second. There was nothing else. You want a part of the price
back, and accept the sum that is explained to you. Money to another account is not needed. You cannot reach her
before Sunday.`,
  records: joinRecords(
    make.stay({
      number: '53007001',
      customer: 'CUS-20000105',
      hotel: 'HTL-40010011',
      arrives: '2025-09-18',
      nights: 4,
      nightly: 176,
      room: 'deluxe_room',
      adults: 1,
      status: 'checked_out',
      booked: '2025-07-03T12:00:00Z',
      card: 'Card ending in 6603',
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'reservations@gannethouse.example',
          subject: 'May we offer BKG-53007001 another room?',
          description: 'The slats of the bed in 312 are broken. The guest told us on Thursday evening.',
          status: 'solved',
          priority: 'normal',
          type: 'question',
          tags: ['hotel-partner'],
          booking_reference: 'BKG-53007001',
          request_type_detail: 'other',
          resolution_action: 'information-provided',
          created: '2025-09-19T09:20:00Z',
        }),
      ],
      comments: [
        make.remark({
          id: '3',
          ticket: '9',
          by: 'reservations@gannethouse.example',
          body: 'No longer needed: the carpenter mended it today, Saturday the 20th, at noon.',
          written: '2025-09-20T13:30:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...make.looks({
      email: 'hanneke.dm@postlark.example',
      booking: 'BKG-53007001',
      policies: ['complaints after the stay: compensation', 'somebody writes for the guest'],
      requester,
    }),
    ['zendesk_get_items', { table: 'comments', $filter: "ticket_id eq '9'" }],
    make.payBack('BKG-53007001', 105.6, 'Compensation'),
    ['crm_api_update_customer_info', { customer_id: 'CUS-20000105', complaint_count: 1 }],
    make.writeTicket(
      ticket,
      'Broken bed in Edinburgh',
      'Moderate, two nights, vip, reported by the hotel on 19 September: 30% of $352.00.',
    ),
  ],
  expected: [
    inserted(transactions, make.moneyMoved('refund', 'BKG-53007001', 'CUS-20000105', 105.6)),
    updated(customerProfiles, 'CUS-20000105', { complaint_count: 1 }),
    inserted(tickets, ticket),
  ],
})
