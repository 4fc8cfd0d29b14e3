import { updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
} from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded } from '../end-states.ts'
import { about, lookUp, openTicket, parcels, read, refund, setTicket } from '../steps.ts'

const ines = 'CUS-30000118'
const remark = { ticket_id: '11', public: false }
const hub = placedOrder({
  number: '40140671',
  customer: ines,
  placed: '2025-09-18T10:40:00Z',
  items: ['SKU-50040021'],
  parcel: {
    carrier: 'Parcelway',
    shipped: '2025-09-19T08:00:00Z',
    due: '2025-09-24T17:00:00Z',
    delivered: '2025-09-26T09:25:00Z',
  },
})

export const ST003_013 = retail.task({
  id: 'ST003_013',
  title: 'of two late parcels, one earns what the desk lead granted, and the other nothing',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'look-alikes'],
  decidedBy: ['POL-13.4', 'POL-03.5'],
  request: `Both here now. 40140617 and 40140671, each late, each with 15.00 on top for speed. On the phone I was promised fifty
dollars for either, so that is a hundred. Card, not points. Ines Calderwood-Reyes, ines.calderwood.reyes@inkmail.example`,
  customer: `You are Ines Calderwood-Reyes, brisk, number two of seven on today's list. Your orders ORD-40140617 (headset) and ORD-40140671
(hub) both came later than promised. A man on the phone said fifty each, on 22 September. You know nothing of any other sum and of no desk lead. You
chose quick delivery for both; if you are told that the hub went by standard and that its fifteen dollars are back, say "possible, I sign a lot
of things", and leave it.

Object once if the sums are lower ("he said fifty"). Then take what is offered, whatever it is, and finish.`,
  records: joinRecords(
    placedOrder({
      number: '40140617',
      customer: ines,
      placed: '2025-09-16T10:02:00Z',
      items: ['SKU-50060012'],
      speed: 'expedited',
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-17T08:00:00Z',
        due: '2025-09-22T09:00:00Z',
        delivered: '2025-09-23T08:10:00Z',
      },
    }),
    { ...hub, paymentTransactions: hub.paymentTransactions.map((paid) => ({ ...paid, amount: 83.4 })) },
    {
      refunds: [
        {
          id: 'RFD-40140671',
          transaction_id: 'TXN-40140671',
          order_id: 'ORD-40140671',
          amount: 15,
          refund_reason: 'shipping_downgrade',
          refund_date: '2025-09-18T15:02:00Z',
        },
      ],
      tickets: [
        deskTicket({
          id: '11',
          customer: ines,
          subject: 'Where is the headset?',
          description: 'ORD-40140617. Due today. Complains about the driver and about our hotline.',
          status: 'hold',
          priority: 'high',
          type: 'incident',
          created: '2025-09-22T15:10:00Z',
        }),
        deskTicket({
          id: '12',
          customer: ines,
          subject: 'Slower is fine',
          description: 'ORD-40140671. From expedited to standard as she wished, 15.00 paid back.',
          status: 'closed',
          priority: 'high',
          type: 'task',
          created: '2025-09-18T15:00:00Z',
        }),
        colleagueTicket({
          id: '13',
          by: '4',
          subject: 'Calls of 22 September',
          description:
            'ORD-40140617. Not fifty. Our hotline was rude to her: I grant 40.00, to be paid when it has come.',
          created: '2025-09-23T07:50:00Z',
        }),
      ],
      comments: [
        {
          ...remark,
          id: '4',
          author_id: '1',
          body: 'Told her fifty an order.',
          created_at: '2025-09-22T15:30:00Z',
        },
      ],
    },
  ),
  solution: [
    ...lookUp(ines),
    ...parcels('40140617', '40140671'),
    ...about('40140617', '40140671'),
    ...read('compensation for a late delivery', 'sums that a colleague promised'),
    openTicket('late parcel', ines, 'ORD-40140671 two days late', {
      description: 'Two days, no shipping cost on the order: nothing to pay. Told.',
    }),
    refund('40140617', ines, 40, 'late_delivery_compensation'),
    setTicket('11', { status: 'solved' }),
    setTicket('14', { status: 'solved' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { status: 'solved' }),
    newTicket('late parcel', ines, { status: 'solved' }),
    refunded('40140617', 40, 'late_delivery_compensation'),
  ],
})
