import { anyOf, inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { lookAt, lookUp } from '../steps.ts'
import { askedHotel } from '../tickets.ts'

const { tickets } = travel.tables

const desta = 'CUS-20000113'
const booking = 'BKG-53001142'
const lodge = 'HTL-40010061'
const ticket = make.finishedTicket({
  requester_id: make.deskUserOf(desta),
  status: 'hold',
  priority: 'urgent',
  type: 'task',
  tags: ['b2c-customer', 'check-in-today'],
  booking_reference: booking,
  request_type_detail: 'modify-guests',
  resolution_action: 'escalated-hotel',
  escalation_reason: 'same-day-modification',
})

export const TR001_009 = travel.task({
  id: 'TR001_009',
  title: 'the hotel has been asked already, by somebody who wrote no ticket',
  level: 'demanding',
  traits: ['time', 'undoing', 'nothing-to-do'],
  decidedBy: ['TR-8.6', 'TR-2.2', 'TR-10.8'],
  request:
    'I arrive in Auckland on Thursday, BKG-53001142, and my nephew comes along. So two adults. He sleeps on the sofa bed, ' +
    'the room is for two anyway. Thursday is tomorrow, do it now. Desta Umberfield, desta.umberfield@fernmail.example',
  customer: `You are Desta Umberfield, blunt, already at the airport. Your email is desta.umberfield@fernmail.example. You have
a standard room at Waitui Harbour Lodge for one adult, four nights from Thursday, 2 October. You rang somebody this
morning about it and heard nothing since; you mention the call only if you are asked whether you have asked before. When it turns out
to be up to the lodge, grumble, and wait for it.`,
  records: joinRecords(
    make.stay({
      number: '53001142',
      customer: desta,
      hotel: lodge,
      arrives: '2025-10-02',
      nights: 4,
      nightly: 88,
      adults: 1,
      booked: '2025-08-03T08:00:00Z',
    }),
    {
      tickets: [
        askedHotel({
          customer: desta,
          booking,
          hotel: lodge,
          issue: 'same-day-modification',
          description: 'The guest asks for a second adult from 2 October. Please agree or refuse.',
          written: '2025-10-01T10:20:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(desta),
    ...lookAt(booking),
    make.writeTicket(
      ticket,
      'Second adult from today, Auckland',
      'Past the limit at the hotel, which was asked this morning (ZDSK-00000001) and has not answered.',
    ),
  ],
  expected: [inserted(tickets, { ...ticket, type: anyOf('task', 'incident') })],
})
