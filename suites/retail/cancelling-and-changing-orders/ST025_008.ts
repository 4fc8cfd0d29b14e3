import { inserted, updated } from '../../../lib/task.ts'
import { joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'

const { tickets, orders, paymentTransactions } = retail.tables

const ticket = {
  status: 'solved',
  type: 'task',
  requester_id: '18',
  assignee_id: '1',
} as const

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
      customer: 'CUS-30000114',
      placed: '2025-09-30T23:41:00Z',
      items: ['SKU-50070011'],
    }),
    placedOrder({
      number: '40138962',
      customer: 'CUS-30000114',
      placed: '2025-09-30T23:58:00Z',
      items: ['SKU-50070012'],
    }),
  ),
  solution: [
    ['get_customer_profile', { email: 'leilani.voss@postbox.example' }],
    ['get_order', { order_id: 'ORD-40138926' }],
    ['search_policy', { query: 'cancelling an order that is processing' }],
    ['zendesk_get_items', { table: 'users', $filter: "email eq 'leilani.voss@postbox.example'" }],
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '18'" }],
    [
      'zendesk_create_item',
      {
        table: 'tickets',
        item: {
          subject: 'Cancel ORD-40138926',
          description: 'Rose watch ordered by mistake, order still processing.',
          status: 'open',
          type: 'task',
          priority: 'normal',
          requester_id: '18',
          assignee_id: '1',
        },
      },
    ],
    ['cancel_order', { order_id: 'ORD-40138926', cancellation_reason: 'customer_request' }],
    ['zendesk_update_item', { table: 'tickets', id: '11', item: { status: 'solved' } }],
    ['get_order', { order_id: 'ORD-40138962' }],
    ['search_policy', { query: 'changing the shipping speed of an order' }],
    [
      'zendesk_create_item',
      {
        table: 'tickets',
        item: {
          subject: 'Next-day delivery for ORD-40138962',
          description: 'Still processing. From standard to next_day for 29.99, agreed.',
          status: 'open',
          type: 'task',
          priority: 'high',
          requester_id: '18',
          assignee_id: '1',
        },
      },
    ],
    ['update_shipping_speed', { order_id: 'ORD-40138962', new_shipping_speed: 'next_day' }],
    [
      'charge_customer',
      {
        order_id: 'ORD-40138962',
        customer_id: 'CUS-30000114',
        amount: 29.99,
        charge_reason: 'shipping_upgrade',
      },
    ],
    ['zendesk_update_item', { table: 'tickets', id: '12', item: { status: 'solved' } }],
  ],
  expected: [
    inserted(tickets, { ...ticket, priority: 'normal' }),
    updated(orders, 'ORD-40138926', { status: 'cancelled' }),
    inserted(tickets, { ...ticket, priority: 'high' }),
    updated(orders, 'ORD-40138962', {
      shipping_speed: 'next_day',
      shipping_cost: 29.99,
      total_amount: 268.99,
    }),
    inserted(paymentTransactions, {
      order_id: 'ORD-40138962',
      customer_id: 'CUS-30000114',
      amount: 29.99,
      status: 'authorized',
      payment_method: 'Card on file',
      charge_reason: 'shipping_upgrade',
    }),
  ],
})
