import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { complaintsCounted, paidBack } from '../end-states.ts'
import { allMoney, readAgain } from '../reads.ts'
import { countComplaint, lookAt, lookUp } from '../steps.ts'

const { tickets } = travel.tables

const kazimir = 'CUS-20000108'
const booking = 'BKG-53009020'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(kazimir),
  status: 'solved',
  priority: 'normal',
  type: 'incident',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'post-stay-issue',
  resolution_action: 'refund-partial',
  refund_amount: 204,
})

export const TR009_012 = travel.task({
  id: 'TR009_012',
  title: 'two nights without water, and the points of a vip who has not paid for November',
  level: 'demanding',
  traits: ['evidence-before-words', 'sums-in-steps', 'rules-that-meet'],
  decidedBy: ['TR-9.6', 'TR-7.3', 'TR-7.2'],
  request:
    'K. Holloway-Petrov, kazimir.hp@fernmail.example. At Sandpiper Suites, BKG-53009020, there was no water at all in the bathroom from the second evening ' +
    'until I left. The house knows; it wrote to you. I await what is customary, with the supplement for VIP guests.',
  customer: `You are Kazimir Holloway-Petrov, a notary, aggrieved. Your email is kazimir.hp@fernmail.example. You stayed three nights from
17 September; the first was in order, the second and third without water. The hotel told you that it had written. A payment
for November failed some weeks ago: you say so when you are asked, and that your bank is looking into it. You accept
the sum that is named after you have asked for the supplement once.`,
  records: joinRecords(
    make.stay({
      number: '53009020',
      customer: kazimir,
      hotel: 'HTL-40010042',
      arrives: '2025-09-17',
      nights: 3,
      nightly: 204,
      status: 'checked_out',
      adults: 1,
      booked: '2025-07-30T08:00:00Z',
      card: 'Card ending in 3300',
    }),
    make.stay({
      number: '53009021',
      customer: kazimir,
      hotel: 'HTL-40010071',
      arrives: '2025-11-19',
      nights: 2,
      nightly: 139,
      rate: 'partly',
      booked: '2025-09-10T08:00:00Z',
      payment: 'failed',
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'reservations@sandpipersuites.example',
          subject: 'No water on the ninth floor',
          description: 'Since this evening, for BKG-53009020. The house is full, and nobody can be moved.',
          status: 'solved',
          priority: 'normal',
          type: 'task',
          tags: ['hotel-partner'],
          booking_reference: booking,
          request_type_detail: 'other',
          resolution_action: 'information-provided',
          created: '2025-09-19T01:30:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(kazimir),
    ...lookAt(booking),
    allMoney(kazimir),
    readAgain('BKG-53009021'),
    make.payBack(booking, 204, 'Compensation'),
    countComplaint(kazimir, 2),
    make.writeTicket(
      ticket,
      'No water, Chicago',
      'Severe, two nights, reported: 50% of $408.00. Tier rests.',
    ),
  ],
  expected: [paidBack(booking, kazimir, 204), complaintsCounted(kazimir, 2), inserted(tickets, ticket)],
})
