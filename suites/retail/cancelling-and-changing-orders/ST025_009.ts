import { updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { cancelled, newTicket, refunded, visitCancelled } from '../end-states.ts'
import {
  cancel,
  cancelVisit,
  lookUp,
  openTicket,
  orders,
  read,
  refund,
  remarks,
  sendBy,
  setTicket,
  visits,
} from '../steps.ts'

const ruben = 'CUS-30000103'
const headphones = placedOrder({
  number: '40145217',
  customer: ruben,
  placed: '2025-09-29T18:20:00Z',
  items: ['SKU-50030031'],
  speed: 'next_day',
})

export const ST025_009 = retail.task({
  id: 'ST025_009',
  title: 'a colleague hurried the wrong order, and three more orders each follow a rule of their own',
  level: 'severe',
  traits: [
    'undoing',
    'rules-that-meet',
    'customer-moves',
    'effects-that-belong-together',
    'batch-with-exceptions',
    'time',
  ],
  decidedBy: ['POL-10.4', 'POL-10.3', 'POL-11.1', 'POL-02.2'],
  request: `Hi! Ruben Achterveld, ruben.achterveld@mailhaus.example. Your colleague mixed up my orders: I wanted the ESPRESSO MACHINE next-day (ORD-40145271), and instead somebody made
the headphones next-day (ORD-40145217) and took $29.99 from my card. Please swap that round. While you are at it: cancel the dishwasher, ORD-40144630, we are getting
my sister-in-law's. And the watch, ORD-40144908: card was declined, I know, the new one comes by courier tonight and I pay then. Just leave that order exactly as it is, would you?`,
  customer: `You are Ruben Achterveld, a haggler whom nobody can be cross with, and a Plus member. Everything goes to your home, where you still live.

Espresso machine: you asked for next_day for it on Monday, in a chat. You do not know where it is sent from. If you hear that it cannot be made faster, say "but your colleague promised", once, and let it be: it stays as it is.
Headphones: you never asked for a faster delivery of them. As soon as the agent proposes or announces that they go back to standard, you change your mind: "Oh wait. They are a birthday present for Saturday. Make
them expedited, I pay the fifteen for that, and give me the rest back." You stay with that. Asked openly what should become of the headphones, answer the same.
Dishwasher: the crew is to come tomorrow at four in the afternoon. You want all your money back, "the 679 and the 139 for fitting it"; told that the 139 were never taken: "right, even better".
Watch: declined on Sunday, around lunch. If you hear that the order has to be cancelled, ask once for one more night; when the agent stays with it: "all right, then cancel it, I order it again when the card is here".

You agree to every sum that fits the above.`,
  records: {
    ...joinRecords(
      {
        ...headphones,
        paymentTransactions: [
          ...headphones.paymentTransactions.map((payment) => ({ ...payment, amount: 159 })),
          {
            id: 'TXN-40145218',
            order_id: 'ORD-40145217',
            customer_id: ruben,
            amount: 29.99,
            status: 'authorized' as const,
            payment_method: 'Card on file',
            transaction_date: '2025-09-29T19:10:00Z',
            charge_reason: 'shipping_upgrade' as const,
          },
        ],
      },
      placedOrder({
        number: '40145271',
        customer: ruben,
        placed: '2025-09-29T18:31:00Z',
        items: ['SKU-50010032'],
        dropShip: true,
      }),
      placedOrder({
        number: '40144630',
        customer: ruben,
        placed: '2025-09-19T10:00:00Z',
        items: ['SKU-50010042'],
        installation: { service: 'appliance_basic', at: '2025-10-02T16:00:00Z', technician: 'TECH-3107' },
      }),
      placedOrder({
        number: '40144908',
        customer: ruben,
        placed: '2025-09-28T12:30:00Z',
        items: ['SKU-50070012'],
        payment: 'declined',
      }),
    ),
    tickets: [
      deskTicket({
        id: '11',
        customer: ruben,
        subject: 'Faster delivery',
        description:
          'ORD-40145217. Customer wants next_day for the espresso machine. Changed the order, charged 29.99. Waiting for the warehouse.',
        status: 'hold',
        priority: 'high',
        type: 'task',
        created: '2025-09-29T19:00:00Z',
      }),
      deskTicket({
        id: '12',
        customer: ruben,
        subject: 'Card declined',
        description: 'ORD-40144908. Customer pays with a new card as soon as he has it; we wait.',
        status: 'pending',
        priority: 'high',
        type: 'incident',
        created: '2025-09-29T19:05:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(ruben),
    ...remarks('11', '12'),
    ...orders('40145271', '40145217', '40144630', '40144908'),
    ...visits('40144630'),
    ['get_payment_status', { order_id: 'ORD-40144630' }],
    ['get_payment_status', { order_id: 'ORD-40144908' }],
    ...read(
      'changing the shipping speed',
      'the money of a cancelled order',
      'payment declined for more than 72 hours',
    ),
    openTicket('order change', ruben, 'ORD-40145271: next_day', {
      description: 'Sent by the maker. Refused.',
    }),
    openTicket('cancelling', ruben, 'ORD-40144630: cancel', { description: 'Visit 27 hours away.' }),
    sendBy('40145217', 'expedited'),
    refund('40145217', ruben, 14.99, 'shipping_downgrade'),
    cancelVisit('40144630', 'customer_cancelled_order'),
    cancel('40144630', 'customer_request'),
    refund('40144630', ruben, 679, 'order_cancelled'),
    cancel('40144908', 'payment_failed'),
    ...['11', '12', '13', '14'].map((id) => setTicket(id, { status: 'solved' })),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { status: 'solved' }),
    updated(retail.tables.tickets, '12', { status: 'solved' }),
    newTicket('order change', ruben, { status: 'solved' }),
    newTicket('cancelling', ruben, { status: 'solved' }),
    updated(retail.tables.orders, 'ORD-40145217', {
      shipping_speed: 'expedited',
      shipping_cost: 15,
      total_amount: 174,
    }),
    refunded('40145217', 14.99, 'shipping_downgrade'),
    visitCancelled('40144630'),
    cancelled('40144630'),
    refunded('40144630', 679, 'order_cancelled'),
    cancelled('40144908'),
  ],
})
