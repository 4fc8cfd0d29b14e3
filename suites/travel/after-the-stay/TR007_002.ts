import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { paidBack } from '../end-states.ts'
import { lookAt, lookUp, read, remarks } from '../steps.ts'

const { tickets } = travel.tables

const kazimir = 'CUS-20000108'
const booking = 'BKG-53007002'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(kazimir),
  status: 'solved',
  priority: 'normal',
  type: 'incident',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'post-stay-issue',
  resolution_action: 'refund-partial',
  refund_amount: 116.6,
})

export const TR007_002 = travel.task({
  id: 'TR007_002',
  title: 'a cold room was complained of before, without its reference, and counted then',
  level: 'demanding',
  traits: ['evidence-before-words', 'look-alikes', 'sums-in-steps'],
  decidedBy: ['TR-7.6', 'TR-7.4'],
  request:
    'Good day. Silverlode in Denver, mid-September, BKG-53007002: no heating whatsoever on the first and ' +
    'second night, eight degrees in the room. I told the desk both evenings. Please see to it that I am ' +
    'compensated. K. Holloway-Petrov, kazimir.hp@fernmail.example',
  customer: `You are Kazimir Holloway-Petrov, a glaciologist who knows what cold is. Your email is
kazimir.hp@fernmail.example. You stayed at Silverlode Mountain Lodge from 12 to 15 September; the heating of
the room was out for the first two nights and ran on the third. You told the young woman at the front desk, twice,
aloud; the only thing that you wrote to Lodgemere while you were there was a question about parking. If you are
asked whether you have complained before: yes, two days after you came home, without having the reference at hand;
they asked for it and you forgot. Nobody has paid you anything. You take what the rules give, dryly.`,
  records: joinRecords(
    make.stay({
      number: '53007002',
      customer: kazimir,
      hotel: 'HTL-40010091',
      arrives: '2025-09-12',
      nights: 3,
      nightly: 212,
      room: 'deluxe_room',
      adults: 1,
      status: 'checked_out',
      booked: '2025-07-19T10:00:00Z',
      card: 'Card ending in 3300',
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: kazimir,
          subject: 'Parking at the lodge',
          description: 'Asked where to park. Told: behind the house, free for guests.',
          status: 'solved',
          priority: 'normal',
          type: 'question',
          tags: ['b2c-customer'],
          booking_reference: booking,
          request_type_detail: 'other',
          resolution_action: 'information-provided',
          created: '2025-09-13T01:10:00Z',
        }),
        make.deskTicket({
          id: '10',
          from: kazimir,
          subject: 'Cold nights in the mountains',
          description:
            'Complains of a room without heating, names no booking. Asked for the reference. Counted on the profile.',
          status: 'closed',
          priority: 'normal',
          type: 'incident',
          tags: ['b2c-customer'],
          request_type_detail: 'post-stay-issue',
          resolution_action: 'information-provided',
          created: '2025-09-17T08:30:00Z',
        }),
      ],
      comments: [
        make.remark({
          id: '3',
          ticket: '10',
          by: kazimir,
          body: 'Two nights at Silverlode in Denver with a dead radiator. I expect a part of the price.',
          written: '2025-09-17T08:30:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(kazimir),
    ...lookAt(booking),
    ...remarks('9', '10'),
    ...read('complaints and compensation after a stay', 'ticket handling'),
    make.payBack(booking, 116.6, 'Compensation'),
    make.writeTicket(
      ticket,
      'No heating in Denver, two nights',
      'Severe and vip: 55% of $424.00, half of it as nothing was written during the stay. Counted in ticket 10.',
    ),
  ],
  expected: [paidBack(booking, kazimir, 116.6), inserted(tickets, ticket)],
})
