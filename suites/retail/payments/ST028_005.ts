import { updated } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { charged, newTicket } from '../end-states.ts'
import { charge, lookUp, openTicket, orders, read, sendBy, setTicket } from '../steps.ts'

const lailani = 'CUS-30000115'
const number = '40183071'
const reader = placedOrder({
  number,
  customer: lailani,
  placed: '2025-09-27T22:10:00Z',
  items: ['SKU-50080011'],
  payment: 'declined',
  status: 'processing',
})

export const ST028_005 = retail.task({
  id: 'ST028_005',
  title: 'a payment that shows as declined for three days belongs to an order that was paid',
  level: 'demanding',
  traits: ['thin-answers', 'rules-that-meet', 'customer-moves'],
  decidedBy: ['POL-11.1', 'POL-15.7', 'POL-10.4'],
  request: `soooo my bank app has 139.50 from you guys on the old card AND 139.50 on the new one. e-reader, ORD-40183071. the old one bounced on saturday i think?
did you take it twice or what. lailani vos, lailani.vos@postbox.example`,
  customer: `You are Lailani Vos in Tampa, chatty, no capital letters. On Saturday evening your old card bounced; on Sunday you went into your account and paid with your new card, and the shop said thanks. Tell this when anybody asks how
you paid, or wonders whether the order is paid at all. You want the e-reader very much.

If you are told that the old line goes away by itself: "ok cool, i can wait". When that is settled, and only then: "oh and can it be here tomorrow? flying out friday morning, need my books". You take
next-day delivery at the price that is named, on the card on file. Should somebody tell you that the order was cancelled, you are speechless: "but i PAID". Leilani Voss is not you.`,
  records: {
    ...reader,
    paymentTransactions: [
      ...reader.paymentTransactions,
      {
        id: 'TXN-40183072',
        order_id: `ORD-${number}`,
        customer_id: lailani,
        amount: 139.5,
        status: 'authorized',
        payment_method: 'Visa ending in 2290',
        transaction_date: '2025-09-28T15:02:00Z',
      },
    ],
  },
  solution: [
    ...lookUp(lailani),
    ...orders(number),
    ['get_payment_status', { order_id: `ORD-${number}` }],
    ...read(
      'payment declined more than 72 hours ago',
      'payment shown twice',
      'what the systems keep showing',
    ),
    openTicket('payment', lailani, 'ORD-40183071: shown twice', {
      description: 'First attempt declined, order is processing, so paid. The old line drops off.',
    }),
    setTicket('11', { status: 'solved' }),
    ...read('faster delivery and its price'),
    openTicket('order change', lailani, 'ORD-40183071: next day'),
    sendBy(number, 'next_day'),
    charge(number, lailani, 29.99, 'shipping_upgrade'),
    setTicket('12', { status: 'solved' }),
  ],
  expected: [
    newTicket('payment', lailani, { status: 'solved' }),
    newTicket('order change', lailani, { status: 'solved' }),
    updated(retail.tables.orders, `ORD-${number}`, {
      shipping_speed: 'next_day',
      shipping_cost: 29.99,
      total_amount: 169.49,
    }),
    charged(number, lailani, 29.99, 'shipping_upgrade'),
  ],
})
