import { updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { cancelled, newTicket, refunded } from '../end-states.ts'
import {
  cancel,
  look,
  lookUp,
  openTicket,
  orders,
  parcels,
  read,
  refund,
  setTicket,
  stock,
} from '../steps.ts'

const goran = 'CUS-30000116'
const earlier = { customer: goran, type: 'incident' } as const

export const ST003_007 = retail.task({
  id: 'ST003_007',
  title:
    'four late parcels: one to be paid, one paid already, one still looked for, one lost and out of stock',
  level: 'severe',
  traits: [
    'batch-with-exceptions',
    'evidence-before-words',
    'time',
    'effects-that-belong-together',
    'customer-moves',
  ],
  decidedBy: ['POL-03.2', 'POL-03.3', 'POL-03.4', 'POL-15.6'],
  request: `Tessendorf here, goran@tessendorf-studio.example. I have had enough of chasing parcels one by one, so all four in one go.

1) ORD-40142310 - eight days late, arrived on the 24th. Expedited, ha.
2) ORD-40141190 - late at the end of August, and I have not seen one cent for it.
3) ORD-40142058, the television - "exception" since forever.
4) ORD-40142085, three laptops - same "exception", same depot, same lorry I suppose. It was ordered a day AFTER the television.

For 1 and 2 I want what VIPs get. For 3 and 4: send them again or pay, I do not care which, but both the same way and today.`,
  customer: `You are Goran Tessendorf, owner of a studio in Chicago, a VIP for years. Brisk, dry, in a hurry, never rude. The four orders
are those in your first message.

1: you believe that the parcel came on 24 September. You accept the dates on record, and the sum that is named.
2: you believe that nothing was paid. If you are told that it was, in September, say: "Hm. My bookkeeper may have seen it, then. Is there nothing
more in it?" and accept the answer.
3 and 4: you know the word exception from the carrier's page and nothing else. If the two are treated differently, ask once why, since both
are in the same depot; then accept it. If you hear that there are not enough laptops, propose: "Then send the two you have, and refund the
third." If that is not possible, take all the money: "Fine, cancel it and pay." If the agent offers only the cancelling, say yes after
having made that proposal. You want no other product and no other address.

You agree to every step within the above. You do not ask for a person. When you know where all four stand, say "Good. Done."`,
  records: joinRecords(
    placedOrder({
      number: '40142310',
      customer: goran,
      placed: '2025-09-10T07:10:00Z',
      items: ['SKU-50010032', 'SKU-50030021', 'SKU-50030031'],
      points: 1505,
      speed: 'expedited',
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-09-12T15:00:00Z',
        due: '2025-09-16T17:00:00Z',
        delivered: '2025-09-23T09:10:00Z',
      },
    }),
    placedOrder({
      number: '40141190',
      customer: goran,
      placed: '2025-08-25T07:30:00Z',
      items: ['SKU-50050011', 'SKU-50050012'],
      speed: 'expedited',
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-08-26T15:00:00Z',
        due: '2025-08-29T17:00:00Z',
        delivered: '2025-09-02T13:20:00Z',
      },
    }),
    placedOrder({
      number: '40142058',
      customer: goran,
      placed: '2025-09-04T09:00:00Z',
      items: ['SKU-50030012'],
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-09-05T08:00:00Z',
        due: '2025-09-11T09:00:00Z',
        tracking: 'exception',
        at: 'Gary, IN',
        seen: '2025-09-26T07:00:00Z',
      },
    }),
    placedOrder({
      number: '40142085',
      customer: goran,
      placed: '2025-09-05T09:40:00Z',
      items: [{ sku: 'SKU-50040012', quantity: 3 }],
      speed: 'expedited',
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-09-06T08:00:00Z',
        due: '2025-09-10T17:00:00Z',
        tracking: 'exception',
        at: 'Gary, IN',
        seen: '2025-09-26T07:00:00Z',
      },
    }),
    {
      tickets: [
        deskTicket({
          ...earlier,
          id: '11',
          subject: 'Late parcel',
          description:
            'ORD-40141190. Due 29 August, delivered 2 September: four days. Compensation of $49.99 paid.',
          status: 'closed',
          priority: 'urgent',
          created: '2025-09-03T08:00:00Z',
        }),
        deskTicket({
          ...earlier,
          id: '12',
          subject: 'TV does not arrive',
          description: 'ORD-40142058. Carrier has opened an investigation. Explained, nothing for us to do.',
          status: 'solved',
          priority: 'high',
          created: '2025-09-24T16:00:00Z',
        }),
        deskTicket({
          ...earlier,
          id: '13',
          subject: 'Three laptops do not arrive',
          description: 'ORD-40142085. Carrier has opened an investigation. Waiting for its answer.',
          status: 'hold',
          priority: 'high',
          created: '2025-09-24T16:05:00Z',
        }),
      ],
      refunds: [
        {
          id: 'RFD-40141190',
          transaction_id: 'TXN-40141190',
          order_id: 'ORD-40141190',
          amount: 49.99,
          refund_reason: 'late_delivery_compensation',
          refund_date: '2025-09-03T08:30:00Z',
        },
      ],
    },
  ),
  solution: [
    ...lookUp(goran),
    ...parcels('40142310'),
    ...orders('40141190'),
    ...parcels('40142058', '40142085'),
    ...read('late, lost and excepted parcels; compensation', 'money of a cancelled order'),
    ...stock('SKU-50040012'),
    ['get_payment_status', { order_id: 'ORD-40142085' }],
    openTicket('late parcel', goran, 'ORD-40142310 delivered seven days late', {
      description: '15% of 722.90 is 108.44, and 15.00 shipping: 123.44.',
    }),
    refund('40142310', goran, 123.44, 'late_delivery_compensation'),
    openTicket('late parcel', goran, 'ORD-40141190: compensation asked for again', {
      description: 'Paid on 3 September (ticket 11, closed). An order is compensated once.',
    }),
    setTicket('12', { status: 'open', priority: 'urgent' }),
    look('12'),
    cancel('40142085', 'out_of_stock'),
    refund('40142085', goran, 2472, 'order_cancelled'),
    setTicket('12', { status: 'hold', priority: 'urgent' }),
    setTicket('13', { status: 'solved', priority: 'urgent' }),
    setTicket('14', { status: 'solved' }),
    setTicket('15', { status: 'solved' }),
  ],
  expected: [
    newTicket('late parcel', goran, { status: 'solved' }),
    newTicket('late parcel', goran, { status: 'solved' }),
    updated(retail.tables.tickets, '12', { status: 'hold', priority: 'urgent' }),
    updated(retail.tables.tickets, '13', { status: 'solved', priority: 'urgent' }),
    refunded('40142310', 123.44, 'late_delivery_compensation'),
    cancelled('40142085'),
    refunded('40142085', 2472, 'order_cancelled'),
  ],
})
