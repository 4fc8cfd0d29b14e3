import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { notices } from '../reads.ts'
import { lookUp, readStay } from '../steps.ts'

const { tickets } = travel.tables

const leilani = 'CUS-20000109'
const booking = 'BKG-53009017'
const silverlode = 'HTL-40010091'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(leilani),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'add-special-request',
  resolution_action: 'policy-applied-no-action',
})

export const TR009_009 = travel.task({
  id: 'TR009_009',
  title: 'what platinum guarantees cannot be had on the day on which the house closes',
  level: 'demanding',
  traits: ['rules-that-meet', 'nothing-to-do', 'evidence-before-words'],
  decidedBy: ['TR-8.7', 'TR-6.4', 'TR-9.4'],
  request:
    'Dear friends, Leilani Kaimana-Frost (leilani.kf@postlark.example). Denver, BKG-53009017, until the 2nd of November: as always I shall ' +
    'keep my room until four in the afternoon. I know that you need not even ask.',
  customer: `You are Leilani Kaimana-Frost, a pianist, gentle. Your email is leilani.kf@postlark.example. You stay at Silverlode Mountain
Lodge from 30 October and have kept rooms until 16:00 for years. If you are told that it cannot be on that day, ask whether
one o'clock could be; if that cannot be either, you will manage, and rehearse at the hall.`,
  records: joinRecords(
    make.stay({
      number: '53009017',
      customer: leilani,
      hotel: silverlode,
      arrives: '2025-10-30',
      nights: 3,
      nightly: 214,
      room: 'deluxe_room',
      adults: 1,
      booked: '2025-08-21T20:00:00Z',
      requests: ['piano room at a quiet hour'],
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'reservations@silverlode.example',
          subject: 'End of the season',
          description:
            'We close on Sunday, 2 November, for three weeks. All rooms must be empty by 11:00 that day, the staff leaves at noon.',
          status: 'solved',
          priority: 'low',
          type: 'task',
          tags: ['hotel-partner'],
          request_type_detail: 'other',
          resolution_action: 'information-provided',
          created: '2025-09-12T15:00:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(leilani),
    ...readStay(booking),
    ...notices(silverlode),
    make.writeTicket(ticket, 'Late departure, Denver', 'Refused: the house closes at 11:00 on 2 November.'),
  ],
  expected: [inserted(tickets, ticket)],
})
