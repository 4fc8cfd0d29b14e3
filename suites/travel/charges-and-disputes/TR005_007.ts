import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { escalate, hotel, lookAt, lookUp } from '../steps.ts'

const { tickets } = travel.tables

const kazimir = 'CUS-20000108'
const booking = 'BKG-53005204'
const leith = 'HTL-40010012'
const text =
  'Leith has taken $640.00 at its own terminal for smoking, the guest denies it. Sent to the hotel.'

export const TR005_007 = travel.task({
  id: 'TR005_007',
  title: 'a complaint about 640 dollars that a colleague has sent to the sister house',
  level: 'demanding',
  traits: ['undoing', 'look-alikes', 'evidence-before-words'],
  decidedBy: ['TR-8.6', 'TR-5.5'],
  request: `Kazimir Holloway-Petrov, BKG-53005204. On Monday I reported that Gannet House had helped itself to $640 from my card because somebody smoked in
room 12. I do not smoke. Two days, no answer, from nobody. Open one of your dispute cases, if that is what it takes. kazimir.hp@fernmail.example`,
  customer: `You are Kazimir Holloway-Petrov, a cellist, offended. Your email is kazimir.hp@fernmail.example. You were at Gannet House Leith from 24 to 27
September. The card slip from the hotel's own machine says 640.00; Lodgemere itself took only the price of the stay, and you do not dispute that.
Nobody from the hotel has called you.

If you are told that your message had gone to another hotel of the same name and is sent to the right one now, snort: "There are two?" You accept to
wait for the hotel then. If you are only told that they are already at it, ask how long; nothing else.`,
  records: joinRecords(
    make.stay({
      number: '53005204',
      customer: kazimir,
      hotel: leith,
      arrives: '2025-09-24',
      nights: 3,
      nightly: 112,
      adults: 1,
      status: 'checked_out',
      booked: '2025-07-01T12:00:00Z',
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: kazimir,
          subject: 'Hotel has charged him for smoking',
          description: text,
          status: 'hold',
          priority: 'normal',
          type: 'incident',
          tags: ['b2c-customer'],
          booking_reference: booking,
          request_type_detail: 'billing-inquiry',
          resolution_action: 'escalated-hotel',
          escalation_reason: 'high-value-dispute',
          refund_amount: 0,
          created: '2025-09-29T10:20:00Z',
        }),
        {
          id: 'ZDSK-30000071',
          subject: 'Hotel Escalation: high-value-dispute',
          description: text,
          status: 'open',
          priority: 'high',
          type: 'incident',
          requester_id: kazimir,
          booking_reference: booking,
          hotel_id: 'HTL-40010011',
          escalation_reason: 'high-value-dispute',
          created_at: '2025-09-29T10:22:00Z',
          updated_at: '2025-09-29T10:22:00Z',
        },
      ],
    },
  ),
  solution: [
    ...lookUp(kazimir),
    ...lookAt(booking),
    hotel('HTL-40010011'),
    hotel(leith),
    escalate(leith, booking, 'high-value-dispute', `${text} An earlier escalation went to another house.`),
  ],
  expected: [
    inserted(tickets, {
      status: 'open',
      priority: 'high',
      type: 'incident',
      requester_id: kazimir,
      booking_reference: booking,
      hotel_id: leith,
      escalation_reason: 'high-value-dispute',
    }),
  ],
})
