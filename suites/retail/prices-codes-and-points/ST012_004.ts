import { updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail, threadEntry } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, orders, read, remarks, setTicket } from '../steps.ts'

const ines = 'CUS-30000118'

export const ST012_004 = retail.task({
  id: 'ST012_004',
  title: 'half of a correction was done in passing, says a remark to the ticket of another order',
  level: 'demanding',
  traits: ['evidence-before-words', 'undoing'],
  decidedBy: ['POL-08.3', 'POL-02.1', 'POL-15.6'],
  request: `Good day. Regarding ORD-40160420: LANTERN15 entered, 1,800 points entered, points taken, code ignored. Fifteen percent of 349.85 is clearly
the better deal. Please pay me the difference and return the points.
I. Calderwood-Reyes (ines.calderwood.reyes@inkmail.example)`,
  customer: `You are Ines Calderwood-Reyes of Providence, exact and unsentimental, a Plus member. Your email is
ines.calderwood.reyes@inkmail.example, your order ORD-40160420: a router and a satellite.

This is the first time that you write about it. Last week you wrote about another parcel, ORD-40160402, which was late; that is over. You have not looked at your
card statement since, nor at your points. If you are told that money was paid back already, you look and say: "Indeed, 34.48 on Friday. I took it
for the late parcel." Then you want only the points. You agree to what is right and want no more than that.`,
  records: joinRecords(
    placedOrder({
      number: '40160420',
      customer: ines,
      placed: '2025-09-14T07:44:00Z',
      items: ['SKU-50050011', 'SKU-50050012'],
      points: 1800,
      discount: { code: 'LANTERN15', rule: 'points kept, code dropped' },
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-15T08:00:00Z',
        due: '2025-09-22T17:00:00Z',
        delivered: '2025-09-20T12:00:00Z',
      },
    }),
    placedOrder({
      number: '40160402',
      customer: ines,
      placed: '2025-09-10T21:03:00Z',
      items: ['SKU-50020021'],
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-09-11T08:00:00Z',
        due: '2025-09-22T17:00:00Z',
        delivered: '2025-09-24T10:25:00Z',
      },
    }),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: ines,
          subject: 'Thermostat two days late',
          description: 'ORD-40160402. Free delivery and two days: nothing to pay. Told.',
          status: 'solved',
          priority: 'high',
          type: 'incident',
          created: '2025-09-25T16:50:00Z',
        }),
      ],
      refunds: [
        {
          id: 'RFD-40160420',
          transaction_id: 'TXN-40160420',
          order_id: 'ORD-40160420',
          amount: 34.48,
          refund_reason: 'discount_correction',
          refund_date: '2025-09-25T17:20:00Z',
        },
      ],
      ticketComments: [
        threadEntry({
          id: 71000000003,
          ticket: '11',
          author: '1',
          body:
            'Saw ORD-40160420 while I was in her account: percentage code lost to the points. Refunded 34.48 there. ' +
            'The points I leave to the morning shift.',
          written: '2025-09-25T17:24:00Z',
          public: false,
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(ines),
    ...orders('40160420'),
    ['get_discount_application', { order_id: 'ORD-40160420' }],
    ['get_membership_details', { customer_id: ines }],
    ...remarks('11'),
    ...read('code and points entered together: correction', 'whether something was paid before'),
    openTicket('price', ines, 'ORD-40160420: 34.48 was paid on 25 September, points were missing'),
    ['add_points_to_balance', { customer_id: ines, points_to_add: 1800, points_reason: 'manual_adjustment' }],
    setTicket('12', { status: 'solved' }),
  ],
  expected: [
    newTicket('price', ines, { status: 'solved' }),
    updated(retail.tables.membershipRecords, 'MEM-30000007', { points_balance: 2440 }),
  ],
})
