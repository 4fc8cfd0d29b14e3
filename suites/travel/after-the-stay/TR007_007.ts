import { inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { stayTicket, wordOfHotel } from '../complaints.ts'
import { complaintsCounted, paidBack } from '../end-states.ts'
import { allMoney } from '../reads.ts'
import { countComplaint, lookAt, lookUp } from '../steps.ts'

const { tickets } = travel.tables

const kazimir = 'CUS-20000108'
const [chicago, lisbon] = ['BKG-53007201', 'BKG-53007202'] as const
const none = stayTicket(kazimir, chicago, { resolution_action: 'policy-applied-no-action' })
const paid = stayTicket(kazimir, lisbon, { resolution_action: 'refund-partial', refund_amount: 165 })

export const TR007_007 = travel.task({
  id: 'TR007_007',
  title: 'two bad stays, and for one of them goodwill had been paid before it began',
  level: 'severe',
  traits: ['evidence-before-words', 'sums-in-steps', 'effects-that-belong-together', 'batch-with-exceptions'],
  decidedBy: ['TR-7.5', 'TR-7.3', 'TR-7.6'],
  request: `K. Holloway-Petrov, kazimir.hp@fernmail.example. September was a month of bad houses. In Chicago (BKG-53007201) there was a building site under my window all three nights; in Lisbon
(BKG-53007202) not a drop of water on the 19th and 20th. I request the compensation that a vip is due, for both.`,
  customer: `You are Kazimir Holloway-Petrov, dry and precise. Your email is kazimir.hp@fernmail.example. In Chicago you told nobody. When you booked it, in August, there was some trouble with the page and
somebody "sent a few dollars, out of kindness"; you say so only if you are asked about earlier payments. In Lisbon the manager apologised and wrote it down. You take what the rules
give and ask which rule it was, once.`,
  records: joinRecords(
    make.stay({
      number: '53007201',
      customer: kazimir,
      hotel: 'HTL-40010041',
      arrives: '2025-09-05',
      nights: 3,
      nightly: 120,
      adults: 1,
      status: 'checked_out',
      booked: '2025-08-22T12:00:00Z',
      later: [{ amount: 20, type: 'refund', reason: 'Goodwill', made: '2025-08-25T09:30:00Z' }],
    }),
    make.stay({
      number: '53007202',
      customer: kazimir,
      hotel: 'HTL-40010021',
      arrives: '2025-09-18',
      nights: 3,
      nightly: 150,
      room: 'deluxe_room',
      adults: 1,
      status: 'checked_out',
      booked: '2025-06-30T12:00:00Z',
    }),
    {
      tickets: [
        wordOfHotel(
          '9',
          'reservations@miradouroazul.example',
          lisbon,
          'Main broken in our street, room 31 without water since this morning. We have told the guest that we are sorry.',
          '2025-09-19T10:40:00Z',
        ),
      ],
    },
  ),
  solution: [
    ...lookUp(kazimir),
    ...lookAt(chicago),
    ...lookAt(lisbon),
    allMoney(kazimir),
    countComplaint(kazimir, 3),
    make.writeTicket(none, 'Noise in Chicago', 'Goodwill of $20.00 was paid on 25 August: nothing more.'),
    make.payBack(lisbon, 165, 'Compensation'),
    make.writeTicket(
      paid,
      'No water in Lisbon',
      'Severe, vip: 55% of two nights of $150.00. Reported by the hotel.',
    ),
  ],
  expected: [
    complaintsCounted(kazimir, 3),
    paidBack(lisbon, kazimir, 165),
    inserted(tickets, none),
    inserted(tickets, paid),
  ],
})
