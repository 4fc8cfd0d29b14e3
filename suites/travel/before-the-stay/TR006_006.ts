import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { notices } from '../reads.ts'
import { lookUp, readStay } from '../steps.ts'

const { tickets } = travel.tables

const tamsin = 'CUS-20000120'
const booking = 'BKG-53006010'
const plumeria = 'HTL-40010051'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(tamsin),
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: booking,
  request_type_detail: 'add-special-request',
  resolution_action: 'policy-applied-no-action',
})

export const TR006_006 = travel.task({
  id: 'TR006_006',
  title: 'the driver has left the house, and the best suite gets no other',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do', 'customer-moves'],
  decidedBy: ['TR-8.7', 'TR-6.2'],
  request:
    'Tamsin Greaves-Oyelowo, tamsin@stmungochoir.example, this time without the choir! Plumeria Bay, BKG-53006010, 12 November. ' +
    'Please have me picked up at the airport, I pay for it of course. We land at 17:20.',
  customer: `You are Tamsin Greaves-Oyelowo, on her first holiday in years. You write from tamsin@stmungochoir.example. In Honolulu you have
the presidential suite for four nights with everything included. When you hear that there is no pick-up, ask whether the
hotel could make an exception for that suite, or at least order a taxi; if that is refused as well, say that you
will take the bus like everybody else. You ask for nothing further.`,
  records: joinRecords(
    make.stay({
      number: '53006010',
      customer: tamsin,
      hotel: plumeria,
      arrives: '2025-11-12',
      nights: 4,
      nightly: 720,
      room: 'presidential_suite',
      board: 'all_inclusive',
      booked: '2025-07-01T20:00:00Z',
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'reservations@plumeriabay.example',
          subject: 'Shuttle',
          description:
            'Our driver has retired. From 1 November to 15 December nobody can be fetched or brought, with or without ' +
            'payment. Taxis wait at the airport.',
          status: 'open',
          priority: 'high',
          type: 'task',
          assignee: '3',
          tags: ['hotel-partner'],
          request_type_detail: 'other',
          created: '2025-09-28T19:00:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(tamsin),
    ...readStay(booking),
    ...notices(plumeria),
    make.writeTicket(
      ticket,
      'Airport pick-up, Honolulu',
      'Refused: the hotel fetches nobody until 15 December.',
    ),
  ],
  expected: [inserted(tickets, ticket)],
})
