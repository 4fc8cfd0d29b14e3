import { anyValue, inserted, updated } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { escalated } from '../end-states.ts'
import { notices } from '../reads.ts'
import { change, escalate, lookUp, readStay } from '../steps.ts'

const { bookings, tickets } = travel.tables

const noriko = 'CUS-20000122'
const kyoto = 'BKG-53006013'
const lisbon = 'BKG-53006014'
const kamo = 'HTL-40010031'
const azul = 'HTL-40010021'
const asked = { requester_id: make.deskUserOf(noriko), request_type_detail: 'add-special-request' } as const
const waiting = make.finishedTicket({
  ...asked,
  status: 'hold',
  priority: 'low',
  type: 'incident',
  tags: ['b2c-customer', 'check-in-upcoming'],
  booking_reference: kyoto,
  resolution_action: 'escalated-hotel',
  escalation_reason: 'system-error',
})
const done = make.finishedTicket({
  ...asked,
  status: 'solved',
  priority: 'low',
  type: 'task',
  tags: ['b2c-customer'],
  booking_reference: lisbon,
  resolution_action: 'modification-completed',
})

export const TR006_009 = travel.task({
  id: 'TR006_009',
  title: 'wishes for a room that the hotel has never heard of, and for one that it has',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['TR-13.6', 'TR-6.2', 'TR-10.6'],
  request:
    'Noriko Halvorsen-Dane, noriko@tearoadtours.example, for once on my own account. Kyoto on the 10th, BKG-53006013: I come at ten in the morning, ' +
    'and no shellfish please. Lisbon at the end of November, BKG-53006014: my dachshund comes along. Thank you!',
  customer: `You are Noriko Halvorsen-Dane, who runs tours and knows the trade. You write from noriko@tearoadtours.example. You have two nights
at Kamo Riverside Inn from 10 October and four at Miradouro Azul from 27 November, both paid by you. You have one dog. If you are
told that the inn does not find your booking, you are worried, ask whether you have a room, and accept that it is being
looked into. You do not want to cancel anything.`,
  records: joinRecords(
    make.stay({
      number: '53006013',
      customer: noriko,
      hotel: kamo,
      arrives: '2025-10-10',
      nights: 2,
      nightly: 146,
      adults: 1,
      booked: '2025-09-20T08:00:00Z',
    }),
    make.stay({
      number: '53006014',
      customer: noriko,
      hotel: azul,
      arrives: '2025-11-27',
      nights: 4,
      nightly: 171,
      adults: 1,
      booked: '2025-08-30T08:00:00Z',
      requests: ['high floor'],
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: 'reservations@kamoriverside.example',
          subject: 'Guests of 10 October',
          description:
            'We went through the arrivals with your list. For BKG-53006013 we hold no reservation. Has it been sent?',
          status: 'open',
          priority: 'high',
          type: 'incident',
          assignee: '3',
          tags: ['hotel-partner'],
          booking_reference: kyoto,
          request_type_detail: 'other',
          created: '2025-09-30T05:00:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(noriko),
    ...readStay(kyoto),
    ...readStay(lisbon),
    ...notices(azul),
    change(kyoto, { special_requests: ['arrival at 10:00', 'no shellfish'] }),
    escalate(
      kamo,
      kyoto,
      'system-error',
      'You hold no reservation for this booking. It is confirmed here: please enter it.',
    ),
    make.writeTicket(waiting, 'Wishes for Kyoto', 'Noted. The hotel does not find the booking: escalated.'),
    change(lisbon, { special_requests: ['high floor', 'one dog'] }),
    make.writeTicket(done, 'A dog in Lisbon', 'One pet, welcome there. Noted.'),
  ],
  expected: [
    updated(bookings, kyoto, { special_requests: anyValue() }),
    escalated(noriko, kyoto, 'system-error'),
    inserted(tickets, waiting),
    updated(bookings, lisbon, { special_requests: anyValue() }),
    inserted(tickets, done),
  ],
})
