import { updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
} from '../../../sandboxes/retail/index.ts'
import { cancelled, newTicket, refunded } from '../end-states.ts'
import {
  about,
  cancel,
  look,
  lookUp,
  openTicket,
  orders,
  parcels,
  read,
  refund,
  setTicket,
} from '../steps.ts'

const { tickets, installationJobs } = retail.tables
const robin = 'CUS-30000104'

export const ST003_008 = retail.task({
  id: 'ST003_008',
  title: 'of two late parcels one was paid for long ago, and what is cancelled stays cancelled',
  level: 'severe',
  traits: ['look-alikes', 'evidence-before-words', 'customer-moves', 'sums-in-steps'],
  decidedBy: ['POL-15.6', 'POL-15.3', 'POL-10.2', 'POL-10.1'],
  request: `Two parcels of mine came late, ORD-40141873 (the soundbar) and ORD-40141837 (TV and headphones), and I have not seen a cent
for either. Six days, seven days, who counts. Kindly compensate both, I will not chase this a second time. Robin Achterveld,
robin.achterveld@mailhaus.example`,
  customer: `You are Robin Achterveld, a VIP, used to getting things done. You want compensation for two late orders: ORD-40141873 (a
soundbar) and ORD-40141837 (a TV and two headphones). You honestly believe that nothing was ever paid. You never look at your card statement. If you
are told that the soundbar was settled in September, say once "are you sure? I would remember sixty dollars", then let it go. Agree to any
sum that is named for the other order.

When both are dealt with, and not before, raise your next matter: the washing machine, ORD-40123990, with the installation on 14 October, is to be
cancelled altogether, machine and visit. You found one elsewhere. Agree when you are asked. You want the money back on the card.

Once you are told that it is cancelled, write: "Stop. My partner has just called, the other shop let us down. Put the order and the appointment back as
they were, same day, eight o'clock." If you are told that this cannot be done and that you may order again, press once: "you cancelled it two
minutes ago, surely you can move that appointment again". Then accept it.

Last, ask: "Then at least stop the watch, ORD-40142290, I am not in the mood any more. Cancel it." You know that it has been sent. If that is
refused, say "one would think being a VIP counts for something", ask for nothing more and finish. You do not ask for another person.`,
  records: joinRecords(
    placedOrder({
      number: '40141873',
      customer: robin,
      placed: '2025-08-26T09:10:00Z',
      items: ['SKU-50030022'],
      speed: 'next_day',
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-08-26T15:00:00Z',
        due: '2025-08-28T17:00:00Z',
        delivered: '2025-09-04T10:20:00Z',
      },
    }),
    placedOrder({
      number: '40141837',
      customer: robin,
      placed: '2025-09-07T18:25:00Z',
      items: [
        { sku: 'SKU-50030011', discount: 69.9 },
        { sku: 'SKU-50030031', quantity: 2, discount: 15.9 },
      ],
      discount: { code: 'SOUNDCHECK10', rule: 'percentage code only' },
      speed: 'expedited',
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-09-08T15:00:00Z',
        due: '2025-09-11T17:00:00Z',
        delivered: '2025-09-18T09:10:00Z',
      },
    }),
    placedOrder({
      number: '40142290',
      customer: robin,
      placed: '2025-09-28T20:02:00Z',
      items: ['SKU-50070012'],
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-30T08:00:00Z',
        due: '2025-10-06T17:00:00Z',
        at: 'Madison, WI',
        seen: '2025-10-01T05:40:00Z',
      },
    }),
    {
      refunds: [
        {
          id: 'RFD-40141873',
          transaction_id: 'TXN-40141873',
          order_id: 'ORD-40141873',
          amount: 68.98,
          refund_reason: 'late_delivery_compensation',
          refund_date: '2025-09-06T08:40:00Z',
        },
      ],
      tickets: [
        deskTicket({
          id: '11',
          customer: robin,
          subject: 'ORD-40141873',
          description: 'Soundbar due 28 August. Customer asks where it is. Came on 4 September.',
          status: 'solved',
          priority: 'high',
          type: 'incident',
          created: '2025-09-01T07:30:00Z',
          updated: '2025-09-06T08:45:00Z',
        }),
        colleagueTicket({
          id: '12',
          by: '2',
          subject: 'Soundbar, seven days late',
          description:
            'ORD-40141873. 38.99 and the 29.99 shipping went out today as RFD-40141873. Nothing left to do.',
          created: '2025-09-06T08:44:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(robin),
    ...parcels('40141873', '40141837'),
    ...read('compensation for a parcel that was delivered late', 'cancelling an order with an installation'),
    ...about('40141873', '40141837'),
    setTicket('11', { status: 'open', priority: 'urgent' }),
    look('11'),
    setTicket('11', { status: 'solved', priority: 'urgent' }),
    openTicket('late parcel', robin, 'ORD-40141837 delivered seven days late', {
      description: 'VIP: 15% of 915.30 is 137.30, plus 15.00 shipping.',
    }),
    refund('40141837', robin, 152.3, 'late_delivery_compensation'),
    setTicket('13', { status: 'solved' }),
    ...orders('40123990'),
    ['get_installation_job', { order_id: 'ORD-40123990' }],
    openTicket('cancelling', robin, 'Cancel ORD-40123990 with its installation'),
    [
      'cancel_installation',
      { job_id: 'JOB-30000001', order_id: 'ORD-40123990', cancellation_reason: 'customer_cancelled_order' },
    ],
    cancel('40123990', 'customer_request'),
    ['get_payment_status', { order_id: 'ORD-40123990' }],
    refund('40123990', robin, 829, 'order_cancelled'),
    setTicket('14', { status: 'solved' }),
    ...orders('40142290'),
    openTicket('cancelling', robin, 'Cancel ORD-40142290', {
      description: 'Shipped on 30 September: refused, may refuse the parcel or return it.',
      status: 'solved',
    }),
  ],
  expected: [
    updated(tickets, '11', { priority: 'urgent' }),
    newTicket('late parcel', robin, { status: 'solved' }),
    refunded('40141837', 152.3, 'late_delivery_compensation'),
    newTicket('cancelling', robin, { status: 'solved' }),
    updated(installationJobs, 'JOB-30000001', { status: 'cancelled' }),
    cancelled('40123990'),
    refunded('40123990', 829, 'order_cancelled'),
    newTicket('cancelling', robin, { status: 'solved' }),
  ],
})
