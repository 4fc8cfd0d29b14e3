import { anyOf, inserted } from '../../../lib/task.ts'
import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { stayTicket, wordOfHotel } from '../complaints.ts'
import { complaintsCounted, paidBack } from '../end-states.ts'
import { allMoney } from '../reads.ts'
import { countComplaint, lookAt, lookUp } from '../steps.ts'

const { tickets, transactions } = travel.tables

const leilani = 'CUS-20000109'
const [gannet, suites] = ['BKG-53007206', 'BKG-53007208'] as const
const paid = stayTicket(leilani, gannet, { resolution_action: 'refund-partial', refund_amount: 165 })
const disputed = stayTicket(leilani, suites, {
  status: 'open',
  priority: 'high',
  assignee_id: '2',
  request_type_detail: 'billing-inquiry',
})

export const TR007_010 = travel.task({
  id: 'TR007_010',
  title: 'a platinum guest looked at a wall, and her card has failed for Christmas',
  level: 'severe',
  traits: [
    'evidence-before-words',
    'rules-that-meet',
    'sums-in-steps',
    'customer-moves',
    'effects-that-belong-together',
  ],
  decidedBy: ['TR-9.6', 'TR-7.3', 'TR-5.5'],
  request: `Aloha. Leilani Kaimana-Frost (leilani.kf@postlark.example). At The Gannet House, BKG-53007206, three nights, I had paid for the castle view and looked at a wall; the manager wrote to you about it. I make it
35 percent for a platinum guest, thus $231.00.`,
  customer: `You are Leilani Kaimana-Frost, a judge. Your email is leilani.kf@postlark.example. If you are told that your tier gives nothing while a payment is open, you ask which; at "Honolulu, December"
you say that you will look into it tomorrow, not now, and take what is left.

Only after this is settled you bring the second matter: in August, Chicago, BKG-53007208, you were charged 85 for a "spa". "I do not bathe in hotels. I dispute it, whatever you call it." You accept that
colleagues decide.`,
  records: joinRecords(
    make.stayRows([
      {
        number: '53007206',
        customer: leilani,
        hotel: 'HTL-40010011',
        arrives: '2025-09-16',
        nights: 3,
        nightly: 220,
        room: 'deluxe_room',
        adults: 1,
        status: 'checked_out',
        booked: '2025-05-11T19:00:00Z',
      },
      {
        number: '53007207',
        customer: leilani,
        hotel: 'HTL-40010051',
        arrives: '2025-12-19',
        nights: 7,
        nightly: 290,
        booked: '2025-08-30T19:00:00Z',
        payment: 'failed',
      },
      {
        number: '53007208',
        customer: leilani,
        hotel: 'HTL-40010042',
        arrives: '2025-08-17',
        nights: 2,
        nightly: 240,
        adults: 1,
        status: 'checked_out',
        booked: '2025-05-11T19:30:00Z',
        later: [{ amount: 85, reason: 'Spa', made: '2025-08-19T16:00:00Z' }],
      },
    ]),
    {
      tickets: [
        wordOfHotel(
          '9',
          'reservations@gannethouse.example',
          gannet,
          'Ms Kaimana-Frost is not content: castle view booked, north room given, nothing else free until she leaves.',
          '2025-09-17T09:10:00Z',
        ),
      ],
    },
  ),
  solution: [
    ...lookUp(leilani),
    ...lookAt(gannet),
    allMoney(leilani),
    ...lookAt('BKG-53007207'),
    countComplaint(leilani, 1),
    make.payBack(gannet, 165, 'Compensation'),
    make.writeTicket(
      paid,
      'No view in Edinburgh',
      'Moderate, 25%: the tier rests, a charge for Honolulu has failed.',
    ),
    ...lookAt(suites),
    [
      'payment_api_process_charge_dispute',
      {
        transaction_id: 'TXN-530072081',
        dispute_reason: 'The guest did not use the spa.',
        dispute_amount: 85,
      },
    ],
    make.writeTicket(disputed, 'Spa in Chicago in dispute', 'Case opened for $85.00 of 19 August.'),
  ],
  expected: [
    complaintsCounted(leilani, 1),
    paidBack(gannet, leilani, 165),
    inserted(tickets, paid),
    inserted(transactions, {
      booking_reference: suites,
      customer_id: leilani,
      amount: '85.00',
      transaction_type: 'dispute',
      payment_status: 'pending',
    }),
    inserted(tickets, { ...disputed, request_type_detail: anyOf('billing-inquiry', 'request-refund') }),
  ],
})
