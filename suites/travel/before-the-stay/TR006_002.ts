import { anyValue, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { escalated } from '../end-states.ts'
import { change, escalate, hotel, lookAt, lookUp, read, setTicket } from '../steps.ts'

const { bookings, tickets } = travel.tables

const mateus = 'CUS-20000118'
const booking = 'BKG-53006002'
const chicago = 'HTL-40010041'
const outcome = {
  status: 'hold' as const,
  tags: ['b2c-customer', 'check-in-upcoming'],
  resolution_action: 'escalated-hotel' as const,
  escalation_reason: 'hotel-confirmation-required' as const,
}

export const TR006_002 = travel.task({
  id: 'TR006_002',
  title: 'one cat needs no confirmation, but a dog has been on the list since August',
  level: 'demanding',
  traits: ['evidence-before-words', 'customer-moves'],
  decidedBy: ['TR-6.1', 'TR-6.3', 'TR-10.4'],
  request:
    'Oi, good morning! We bring our cat Mingau to Chicago on the 9th (BKG-53006002). Your page says that one pet is ' +
    'fine and nobody needs to be asked, so just put her down please :) Mateus Brandt-Oliveira, mateus.bo@postlark.example',
  customer: `You are Mateus Brandt-Oliveira, a pastry cook, sunny. Your email is mateus.bo@postlark.example, your booking
BKG-53006002 at Lakefront Sandpiper. The cat Mingau comes along, and so does the dog Pipoca, whom you had put down in
August and do not think of now. If you are asked about the dog: yes, of course, both of them. That a
second animal is a matter for the hotel you understand.

When the cat has been dealt with, one more thing occurs to you: your train arrives late, and you will be
at the hotel at eleven in the evening; they should not give the room away.`,
  records: joinRecords(
    make.stay({
      number: '53006002',
      customer: mateus,
      hotel: chicago,
      arrives: '2025-10-09',
      nights: 2,
      nightly: 131,
      room: 'deluxe_room',
      booked: '2025-08-02T20:00:00Z',
      requests: ['dog (Pipoca)', 'low floor'],
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: mateus,
          subject: 'A dog, and a low floor',
          description: 'Both noted.',
          status: 'solved',
          priority: 'low',
          type: 'task',
          tags: ['b2c-customer'],
          booking_reference: booking,
          request_type_detail: 'add-special-request',
          resolution_action: 'modification-completed',
          created: '2025-08-04T11:15:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(mateus),
    ...lookAt(booking),
    hotel(chicago),
    ...read('pets and late arrival', 'an existing ticket'),
    change(booking, { special_requests: ['dog (Pipoca)', 'low floor', 'cat (Mingau)', 'arrival at 23:00'] }),
    escalate(
      chicago,
      booking,
      'hotel-confirmation-required',
      'A dog is noted; the guest brings a cat too, and arrives at 23:00. Please confirm the second pet.',
    ),
    setTicket('9', {
      ...outcome,
      description: 'Also noted: a second pet, for which the hotel was asked, and arrival at 23:00.',
    }),
  ],
  expected: [
    updated(bookings, booking, { special_requests: anyValue() }),
    escalated(mateus, booking, 'hotel-confirmation-required'),
    updated(tickets, '9', outcome),
  ],
})
