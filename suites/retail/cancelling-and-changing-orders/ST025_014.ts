import { updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  placedOrder,
  retail,
  threadEntry,
} from '../../../sandboxes/retail/index.ts'
import { refunded } from '../end-states.ts'
import { about, lookUp, orders, read, refund, remarks, setTicket } from '../steps.ts'

const ines = 'CUS-30000117'
const headphones = placedOrder({
  number: '40154875',
  customer: ines,
  placed: '2025-09-26T19:00:00Z',
  items: ['SKU-50030031'],
  parcel: {
    carrier: 'Parcelway',
    shipped: '2025-09-30T08:00:00Z',
    due: '2025-10-06T17:00:00Z',
    at: 'Albany, NY',
    seen: '2025-10-01T05:40:00Z',
  },
})

export const ST025_014 = retail.task({
  id: 'ST025_014',
  title: 'the delivery was slowed twice, and only the first step was paid back',
  level: 'demanding',
  traits: ['undoing', 'evidence-before-words', 'sums-in-steps'],
  decidedBy: ['POL-10.4', 'POL-15.6'],
  request: `Hello, Ines Calderwood, ines.calderwood@inkmail.example, about ORD-40154875. I paid 29.99 for next day by mistake and on your advice switched to the free delivery
before anything left. The 29.99 were meant to come back. I have looked at my account every day since. Nothing. Would you kindly send them?`,
  customer: `You are Ines Calderwood in Providence, a choir mistress, precise in tone and vague about numbers. You wrote twice, on Saturday and on Monday: first to get a middling speed, then to get the slowest. You remember it as one thing.

You have two bank accounts and have looked at one of them only. If you are told that 14.99 came back already, say "one moment" and then: "Ah. On the household account, there it is, I beg your pardon." You accept 15.00 then. If the
whole 29.99 are sent, you say thank you. The headphones may take as long as they like. You are not Ines Calderwood-Reyes.`,
  records: {
    ...headphones,
    paymentTransactions: headphones.paymentTransactions.map((payment) => ({ ...payment, amount: 188.99 })),
    tickets: [
      deskTicket({
        id: '11',
        customer: ines,
        subject: 'Next day was a mistake',
        description: 'ORD-40154875. Does not need them the next day. Speed changed, difference goes back.',
        status: 'hold',
        priority: 'high',
        type: 'task',
        created: '2025-09-27T10:00:00Z',
        updated: '2025-09-29T11:30:00Z',
      }),
      colleagueTicket({
        id: '12',
        by: '2',
        subject: 'Slower delivery',
        description: 'ORD-40154875. 14.99 refunded: from next_day to expedited.',
        created: '2025-09-27T10:20:00Z',
      }),
    ],
    ticketComments: [
      threadEntry({
        id: 71000000052,
        ticket: '11',
        author: '21',
        body: 'On reflection the slow and free one will do.',
        written: '2025-09-29T11:05:00Z',
      }),
      threadEntry({
        id: 71000000053,
        ticket: '11',
        author: '1',
        body: 'Expedited to standard. Refund to follow when the till is up again.',
        written: '2025-09-29T11:30:00Z',
        public: false,
      }),
    ],
  },
  solution: [
    ...lookUp(ines),
    ...orders('40154875'),
    ['get_payment_status', { order_id: 'ORD-40154875' }],
    ...remarks('11'),
    ...about('40154875'),
    ...read('changing to a slower delivery, money back', 'was it paid before'),
    refund('40154875', ines, 15, 'shipping_downgrade'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { status: 'solved' }),
    refunded('40154875', 15, 'shipping_downgrade'),
  ],
})
