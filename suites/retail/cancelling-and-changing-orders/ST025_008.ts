import { updated } from '../../../lib/task.ts'
import { joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { cancelled, charged, newTicket } from '../end-states.ts'
import { cancel, charge, lookUp, openTicket, orders, read, sendBy, setTicket } from '../steps.ts'

const leilani = 'CUS-30000114'

export const ST025_008 = retail.task({
  id: 'ST025_008',
  title: 'one watch is cancelled, the other is sent faster, and each has its own ticket',
  level: 'demanding',
  traits: ['customer-moves', 'look-alikes', 'effects-that-belong-together'],
  decidedBy: ['POL-10.1', 'POL-10.4'],
  request:
    'Aloha! I got carried away last night and ordered the same watch twice, kind of. Please cancel ' +
    'ORD-40138926, the rose one in 41 mm. Leilani Voss, leilani.voss@postbox.example. Mahalo!',
  customer: `You are Leilani Voss, warm and bubbly, with an exclamation mark in most sentences. Your email
is leilani.voss@postbox.example. You placed two orders on the evening of 30 September: ORD-40138926, a watch
in rose, 41 mm, and ORD-40138962, the same watch in slate, 45 mm. The numbers look alike, so read them out
carefully when asked. You keep the slate one: it is a birthday present for your brother.

Begin with the cancellation only. Once the agent says that ORD-40138926 is cancelled, come up with your second
wish: ORD-40138962 should reach you tomorrow, as the birthday is on Friday. You want next-day delivery. You
expect it to be free because you are a Plus member; if you are told the price, pout a little and agree ("for
my brother, okay"). If you are offered expedited as a cheaper way, stay with next day. You do not need
anything else. Nobody called Vos without the second s has anything to do with you.

When both things are done, say mahalo and finish.`,
  records: joinRecords(
    placedOrder({
      number: '40138926',
      customer: leilani,
      placed: '2025-09-30T23:41:00Z',
      items: ['SKU-50070011'],
    }),
    placedOrder({
      number: '40138962',
      customer: leilani,
      placed: '2025-09-30T23:58:00Z',
      items: ['SKU-50070012'],
    }),
  ),
  solution: [
    ...lookUp(leilani),
    ...orders('40138926'),
    ...read('cancelling an order that is processing'),
    openTicket('cancelling', leilani, 'Cancel ORD-40138926', {
      description: 'Rose watch ordered by mistake, order still processing.',
    }),
    cancel('40138926', 'customer_request'),
    setTicket('11', { status: 'solved' }),
    ...orders('40138962'),
    ...read('changing the shipping speed of an order'),
    openTicket('order change', leilani, 'Next-day delivery for ORD-40138962', {
      description: 'Still processing. From standard to next_day for 29.99, agreed.',
    }),
    sendBy('40138962', 'next_day'),
    charge('40138962', leilani, 29.99, 'shipping_upgrade'),
    setTicket('12', { status: 'solved' }),
  ],
  expected: [
    newTicket('cancelling', leilani, { status: 'solved' }),
    cancelled('40138926'),
    newTicket('order change', leilani, { status: 'solved' }),
    updated(retail.tables.orders, 'ORD-40138962', {
      shipping_speed: 'next_day',
      shipping_cost: 29.99,
      total_amount: 268.99,
    }),
    charged('40138962', leilani, 29.99, 'shipping_upgrade'),
  ],
})
