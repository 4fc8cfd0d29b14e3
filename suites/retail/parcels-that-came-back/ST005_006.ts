import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
} from '../../../sandboxes/retail/index.ts'
import { cancelled, newTicket, refunded } from '../end-states.ts'
import { about, cancel, lookUp, openTicket, parcels, read, refund, setTicket } from '../steps.ts'

const kofi = 'CUS-30000110'

export const ST005_006 = retail.task({
  id: 'ST005_006',
  title: 'the parcel is back for the second time, which only the closed ticket shows',
  level: 'demanding',
  traits: ['evidence-before-words', 'thin-answers', 'customer-moves'],
  decidedBy: ['POL-05.4', 'POL-15.6'],
  request: `yo, kofi brandwold with a w (kofi.brandwold@mailhaus.example). page for ORD-40136942 says returned to sender. could you post the
headphones to me? 77 millrace road rear house, madison wi 53703. i am here all day, working nights in the studio, sleeping mornings`,
  customer: `You are Kofi Brandwold, a sound engineer, relaxed, lower case. Order ORD-40136942, black headphones, bought with a code and with
quick delivery. You live in the rear house at 77 Millrace Road and the bell is broken. If you are asked whether they were sent to you before, say yes:
you paid fifteen dollars in september for a second try, and you never saw that one either.

If you hear that they are not sent a third time, bargain: you would pay the fifteen once more, or thirty. If that fails, take the money back, and ask
for the fifteen from september on top. Let go of them when the answer is no. Nothing else.`,
  records: joinRecords(
    placedOrder({
      number: '40136942',
      customer: kofi,
      placed: '2025-08-27T22:50:00Z',
      items: [{ sku: 'SKU-50030031', discount: 15.9 }],
      discount: { code: 'SOUNDCHECK10', rule: 'percentage code only' },
      speed: 'expedited',
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-08-28T15:00:00Z',
        due: '2025-09-02T17:00:00Z',
        tracking: 'returned_to_sender',
        at: 'Tulsa, OK',
        seen: '2025-09-08T09:30:00Z',
      },
    }),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: kofi,
          subject: 'Parcel came back',
          description: 'ORD-40136942. Nobody opened. Sent again to the same address, 15.00 charged.',
          status: 'closed',
          priority: 'normal',
          type: 'incident',
          created: '2025-09-09T11:00:00Z',
        }),
        colleagueTicket({
          id: '12',
          by: '23',
          subject: 'Came back',
          description: 'ORD-40136942 is on the shelf in Tulsa once more, nobody opened on the 18th and 19th.',
          created: '2025-09-26T12:15:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(kofi),
    ...parcels('40136942'),
    ...about('40136942'),
    ...read('returned to sender', 'a parcel that came back a second time', 'money of a cancelled order'),
    ['get_payment_status', { order_id: 'ORD-40136942' }],
    openTicket('parcel that came back', kofi, 'ORD-40136942 came back a second time', {
      description: 'See ticket 11. Cancelled; 158.10 less 15.00 shipping is 143.10.',
    }),
    cancel('40136942', 'address_undeliverable'),
    refund('40136942', kofi, 143.1, 'order_cancelled'),
    setTicket('13', { status: 'solved' }),
  ],
  expected: [
    newTicket('parcel that came back', kofi, { status: 'solved' }),
    cancelled('40136942'),
    refunded('40136942', 143.1, 'order_cancelled'),
  ],
})
