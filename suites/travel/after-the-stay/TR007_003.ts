import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { complaintsCounted } from '../end-states.ts'
import { countComplaint, hotel, lookAt, lookUp, read } from '../steps.ts'

const { tickets } = travel.tables

const ravi = 'CUS-20000110'
const booking = 'BKG-53007003'
const lodge = 'HTL-40010061'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(ravi),
  status: 'solved',
  priority: 'normal',
  type: 'incident',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'post-stay-issue',
  resolution_action: 'policy-applied-no-action',
})

export const TR007_003 = travel.task({
  id: 'TR007_003',
  title: 'the thirtieth day is over in Auckland while it is still the first of October here',
  level: 'demanding',
  traits: ['time', 'nothing-to-do', 'evidence-before-words'],
  decidedBy: ['TR-7.1', 'TR-12.1'],
  request:
    'Hello Lodgemere! We left Waitui Harbour Lodge on 1 September, so today is day thirty, I counted on the calendar. ' +
    'BKG-53007003. There were cockroaches in the kitchen, all three nights; the lodge itself wrote to you ' +
    'about it. My wife says I should have asked weeks ago. What do we get back? Ravi Thistlewood (ravi.thistlewood@fernmail.example)',
  customer: `You are Ravi Thistlewood, a schoolteacher from Leeds, cheerful, a little proud of having counted the days.
Your email is ravi.thistlewood@fernmail.example. You, your wife and two children stayed in Auckland from 29 August to
1 September. The cockroaches were there from the first night, and the manager was kind about it. You have not
complained before and were paid nothing. If you are told that it is too late, protest once that it is 1 October, and
then let it be. You want nothing else.`,
  records: joinRecords(
    make.stay({
      number: '53007003',
      customer: ravi,
      hotel: lodge,
      arrives: '2025-08-29',
      nights: 3,
      nightly: 118,
      room: 'family_room',
      children: 2,
      status: 'checked_out',
      booked: '2025-06-22T18:00:00Z',
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'reservations@waituilodge.example',
          subject: 'Pest control in unit 4 (BKG-53007003)',
          description:
            'The family found cockroaches. Pest control comes on Monday. We have no other unit free.',
          status: 'solved',
          priority: 'normal',
          type: 'question',
          tags: ['hotel-partner'],
          booking_reference: booking,
          request_type_detail: 'other',
          resolution_action: 'information-provided',
          created: '2025-08-30T03:40:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(ravi),
    ...lookAt(booking),
    hotel(lodge),
    ...read('which complaints after a stay', "the hotel's clock: dates and places", 'ticket handling'),
    countComplaint(ravi, 1),
    make.writeTicket(
      ticket,
      'Cockroaches in Auckland, asked too late',
      'In Auckland it is 2 October, 31 days after the departure. Thanked and counted, nothing paid.',
    ),
  ],
  expected: [complaintsCounted(ravi, 1), inserted(tickets, ticket)],
})
