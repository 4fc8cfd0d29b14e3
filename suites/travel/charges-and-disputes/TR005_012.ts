import { joinRecords, make, travel } from '../../../sandboxes/travel/index.ts'
import { paidBack } from '../end-states.ts'
import { allMoney } from '../reads.ts'
import { lookAt, lookUp } from '../steps.ts'

const leilani = 'CUS-20000109'
const booking = 'BKG-53005210'

export const TR005_012 = travel.task({
  id: 'TR005_012',
  title: 'paid back, says the ticket, and the bank has sent it back unseen',
  level: 'demanding',
  traits: ['undoing', 'evidence-before-words', 'thin-answers'],
  decidedBy: ['TR-13.4', 'TR-5.2'],
  request: `Aloha, Leilani Kaimana-Frost (leilani.kf@postlark.example). One of your colleagues wrote last Wednesday that the second 284 for Honolulu, BKG-53005210, was on its way. My banker
says that nothing is on its way at all. Who of you two is right?`,
  customer: `You are Leilani Kaimana-Frost, a judge, patient and exact. Your email is leilani.kf@postlark.example. You were charged 284 dollars twice in September for
two nights at Plumeria Bay and were told on the 24th that one of them comes back in three to five business days. Your card is the same as ever, it was
never blocked or changed.

If you are told that the refund failed and is made again, you nod: "Then we were both right." You want no more than the 284. If you are asked to wait
some more days, you say that you have waited, and then do it.`,
  records: joinRecords(
    make.stay({
      number: '53005210',
      customer: leilani,
      hotel: 'HTL-40010051',
      arrives: '2026-01-16',
      nights: 2,
      nightly: 142,
      adults: 1,
      booked: '2025-09-22T19:30:00Z',
      card: 'Card ending in 9031',
      later: [
        { amount: 284, reason: 'Flexible rate', made: '2025-09-22T19:31:00Z' },
        {
          amount: 284,
          type: 'refund',
          status: 'failed',
          reason: 'Charged twice',
          made: '2025-09-24T11:05:00Z',
        },
      ],
    }),
    {
      tickets: [
        make.deskTicket({
          id: '9',
          from: leilani,
          subject: 'Honolulu charged twice',
          description: 'Double charge of 22 September. $284.00 paid back, told her 3 to 5 business days.',
          status: 'solved',
          priority: 'low',
          type: 'incident',
          tags: ['b2c-customer'],
          booking_reference: booking,
          request_type_detail: 'request-refund',
          resolution_action: 'refund-partial',
          refund_amount: 284,
          created: '2025-09-24T10:50:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(leilani),
    ...lookAt(booking),
    allMoney(leilani),
    make.payBack(booking, 284, 'Charged twice, first refund failed'),
    allMoney(leilani),
  ],
  expected: [paidBack(booking, leilani, 284)],
})
