import { inserted, updated } from '../../../lib/task.ts'
import { retail } from '../../../sandboxes/retail/index.ts'

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
  decidedBy: ['POL-10 Cancelling', 'POL-10 Shipping speed'],
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
  records: {
    orders: [
      {
        id: 'ORD-40138926',
        customer_id: 'CUS-30000114',
        order_date: '2025-09-30T23:41:00Z',
        status: 'processing',
        subtotal_amount: 219,
        total_amount: 219,
        shipping_address_line1: '275 Plumeria Walk',
        shipping_address_city: 'Honolulu',
        shipping_address_state: 'HI',
        shipping_address_zip: '96816',
      },
      {
        id: 'ORD-40138962',
        customer_id: 'CUS-30000114',
        order_date: '2025-09-30T23:58:00Z',
        status: 'processing',
        subtotal_amount: 239,
        total_amount: 239,
        shipping_address_line1: '275 Plumeria Walk',
        shipping_address_city: 'Honolulu',
        shipping_address_state: 'HI',
        shipping_address_zip: '96816',
      },
    ],
    orderLineItems: [
      {
        id: 'LIN-401389261',
        order_id: 'ORD-40138926',
        sku: 'SKU-50070011',
        product_name: 'Stridewell Pulse watch, 41 mm, rose',
        quantity: 1,
        base_price: 219,
        final_price: 219,
      },
      {
        id: 'LIN-401389621',
        order_id: 'ORD-40138962',
        sku: 'SKU-50070012',
        product_name: 'Stridewell Pulse watch, 45 mm, slate',
        quantity: 1,
        base_price: 239,
        final_price: 239,
      },
    ],
    paymentTransactions: [
      {
        id: 'TXN-40138926',
        order_id: 'ORD-40138926',
        customer_id: 'CUS-30000114',
        amount: 219,
        status: 'authorized',
        payment_method: 'Visa ending in 4876',
        transaction_date: '2025-09-30T23:41:00Z',
      },
      {
        id: 'TXN-40138962',
        order_id: 'ORD-40138962',
        customer_id: 'CUS-30000114',
        amount: 239,
        status: 'authorized',
        payment_method: 'Visa ending in 4876',
        transaction_date: '2025-09-30T23:58:00Z',
      },
    ],
  },
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
