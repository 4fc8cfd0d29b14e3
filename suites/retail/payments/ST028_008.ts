import { updated } from '../../../lib/task.ts'
import { deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, orders, read, remarks, sendBy, setTicket } from '../steps.ts'

const priscilla = 'CUS-30000108'
const number = '40185217'

export const ST028_008 = retail.task({
  id: 'ST028_008',
  title: 'an unpaid vacuum gets faster, and the card that she dictates stays out of it',
  level: 'demanding',
  traits: ['rules-that-meet', 'thin-answers', 'customer-moves'],
  decidedBy: ['POL-10.4', 'POL-01.4', 'POL-02.7'],
  request: `Priscilla Vantongeren, p.vantongeren@inkmail.example. Yesterday at breakfast you refused my card for ORD-40185217. I shall make it easy for you: Mastercard 0000 4444 0000 8888, valid to 11/28, the three digits follow.
Charge the vacuum to it, and next-day delivery on top, since your refusal has cost me a day.`,
  customer: `You are Priscilla Vantongeren in Richmond, imperious, correct in her facts. You asked the desk yesterday evening whether your bank was the culprit, and heard that one waits.

You have not looked up what speed costs. At the price of next-day delivery you say: "Good heavens. What is the middling one?" You take expedited for 15 dollars. Then you insist on paying those 15 at once: "You have a card of mine on file, that one works, take them from there." If you are told
that they are part of what you will pay for the order, you find that unusual and agree. You will enter the new card in your account this evening, if that is the only way. You offer the three digits one more time, and you do not cancel anything.`,
  records: {
    ...placedOrder({
      number,
      customer: priscilla,
      placed: '2025-09-30T12:05:00Z',
      items: ['SKU-50010052'],
      payment: 'declined',
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: priscilla,
        subject: 'Declined',
        description: 'ORD-40185217. Asked why the bank declined. We cannot know. She waits.',
        status: 'hold',
        priority: 'normal',
        type: 'incident',
        created: '2025-09-30T21:40:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(priscilla),
    ...orders(number),
    ['get_payment_status', { order_id: `ORD-${number}` }],
    ...remarks('11'),
    ...read(
      'payment declined, customer names a card',
      'faster delivery of an order that is not paid',
      'status of a ticket',
    ),
    setTicket('11', { priority: 'high' }),
    openTicket('order change', priscilla, 'ORD-40185217: faster'),
    sendBy(number, 'expedited'),
    setTicket('12', { status: 'solved' }),
    setTicket('11', { status: 'pending' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { status: 'pending', priority: 'high' }),
    newTicket('order change', priscilla, { status: 'solved' }),
    updated(retail.tables.orders, `ORD-${number}`, {
      shipping_speed: 'expedited',
      shipping_cost: 15,
      total_amount: 264.99,
    }),
  ],
})
