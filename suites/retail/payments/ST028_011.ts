import { updated } from '../../../lib/task.ts'
import { deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { lookUp, orders, read, remarks, setTicket } from '../steps.ts'

const hamish = 'CUS-30000106'

export const ST028_011 = retail.task({
  id: 'ST028_011',
  title: 'an unpaid order that was cancelled a day too early stays cancelled',
  level: 'routine',
  traits: ['undoing', 'nothing-to-do'],
  decidedBy: ['POL-10.2', 'POL-11.3'],
  request: `Hullo, Hamish Oyelaran, hamish.oyelaran@postbox.example. My espresso machine, ORD-40188059: declined on Monday morning, and this morning, Wednesday, I read that you have scrapped the order. Seventy-two hours, says your own page, and I make
it fifty. Kindly put it back so that I can pay. And the 389 which sit on my statement all the same I should like returned, whichever comes first.`,
  customer: `You are Hamish Oyelaran in Pittsburgh, a drummer who can count, mild about it. You never paid; on Monday the card was refused, and yet the bank lists 389.00 for that day.

You want the order restored. If that cannot be, you ask whether a free replacement or at least free express would not be decent, "seeing whose blunder it was". You take no for an answer. About the 389 you ask once: "So they did not take it, and there is nothing to return?" If somebody returns it anyway, you are pleased.
You order again on payday.`,
  records: {
    ...placedOrder({
      number: '40188059',
      customer: hamish,
      placed: '2025-09-29T08:10:00Z',
      items: ['SKU-50010032'],
      payment: 'declined',
      status: 'cancelled',
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: hamish,
        subject: 'Not paid',
        description:
          'ORD-40188059. Declined, no new card. Cancelled with payment_failed, customer informed by mail.',
        status: 'pending',
        priority: 'high',
        type: 'incident',
        created: '2025-10-01T09:40:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(hamish),
    ...orders('40188059'),
    ['get_payment_status', { order_id: 'ORD-40188059' }],
    ...remarks('11'),
    ...read('restoring a cancelled order', 'declined attempt on the statement'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [updated(retail.tables.tickets, '11', { status: 'solved' })],
})
