import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'

const { tickets } = travel.tables

const requester = make.deskUserOf('CUS-20000112')
const ticket = make.finishedTicket({
  requester_id: requester,
  status: 'hold',
  priority: 'high',
  type: 'task',
  tags: ['b2c-customer', 'check-in-24h'],
  booking_reference: 'BKG-53001102',
  request_type_detail: 'modify-guests',
  resolution_action: 'escalated-hotel',
  escalation_reason: 'same-day-modification',
})

export const TR001_002 = travel.task({
  id: 'TR001_002',
  title: 'in Kyoto it is ten at night, and only the hotel can let a third guest in tomorrow',
  level: 'demanding',
  traits: ['time', 'evidence-before-words'],
  decidedBy: ['TR-2.2', 'TR-12.1'],
  request:
    'Good afternoon! My sister can come to Kyoto after all, so we will be three from tomorrow ' +
    '(BKG-53001102, Kamo Riverside Inn). It is only three in the afternoon here and your page says ' +
    'changes are fine until 18:00 the day before, so we are in good time. Please make it three adults. ' +
    'Solveig Marchetti-Aune, solveig.ma@postlark.example',
  customer: `You are Solveig Marchetti-Aune, at home in Oslo, packing. You are cheerful and a little breathless.
Your email is solveig.ma@postlark.example, your booking BKG-53001102: Kamo Riverside Inn in Kyoto, deluxe room,
two nights from 2 October, two adults. Your sister Ragna would be the third adult. You asked for a low floor
some days ago.

You think that the time at home counts. If you are told that it is late in Kyoto and that the hotel has to
agree, you find that reasonable: ask whether your booking for two is safe, and what happens next, as far as you
do not know it yet. You would not pay for another room, and you do not want to cancel. If you are told that a
third adult has been added, say thank you and finish.`,
  records: joinRecords(
    make.stay({
      number: '53001102',
      customer: 'CUS-20000112',
      hotel: 'HTL-40010031',
      arrives: '2025-10-02',
      nights: 2,
      nightly: 158,
      room: 'deluxe_room',
      booked: '2025-07-18T08:00:00Z',
      requests: ['low floor'],
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'CUS-20000112',
          subject: 'A low floor, please',
          description: 'Noted in the booking.',
          status: 'solved',
          priority: 'normal',
          type: 'task',
          tags: ['b2c-customer', 'check-in-upcoming'],
          booking_reference: 'BKG-53001102',
          request_type_detail: 'add-special-request',
          resolution_action: 'modification-completed',
          created: '2025-09-26T06:30:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...make.looks({
      email: 'solveig.ma@postlark.example',
      booking: 'BKG-53001102',
      hotel: 'HTL-40010031',
      policies: ['changing guests until when', 'hotel clock and places', 'escalating to a hotel'],
      requester,
    }),
    [
      'hotel_partner_api_escalate_to_hotel',
      {
        hotel_id: 'HTL-40010031',
        booking_reference: 'BKG-53001102',
        issue_type: 'same-day-modification',
        description:
          'The guest asks for a third adult in the deluxe room from 2 October. Please agree or refuse.',
      },
    ],
    make.writeTicket(
      ticket,
      'Third adult from tomorrow, Kyoto',
      'Past the limit at the hotel. Escalated; the booking stays at two until it answers.',
    ),
  ],
  expected: [
    inserted(tickets, {
      status: 'open',
      priority: 'high',
      type: 'incident',
      requester_id: 'CUS-20000112',
      booking_reference: 'BKG-53001102',
      escalation_reason: 'same-day-modification',
    }),
    inserted(tickets, ticket),
  ],
})
