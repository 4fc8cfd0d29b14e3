import { inserted } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'

const { tickets, refunds } = retail.tables

export const ST003_002 = retail.task({
  id: 'ST003_002',
  title: 'a week late earns a share of the goods and the shipping cost',
  level: 'demanding',
  traits: ['evidence-before-words', 'sums-in-steps'],
  decidedBy: ['POL-03.2', 'POL-03.5'],
  request:
    'Hi, Ruben here, ruben.achterveld@mailhaus.example. ORD-40139218 finally showed up, ten days after ' +
    'you said it would. I paid extra for expedited! The soundbar I bought in August came a day early, ' +
    'so I know you can do it. What do I get for the wait?',
  customer: `You are Ruben Achterveld, easy to talk to, a bit of a haggler. Your email is
ruben.achterveld@mailhaus.example and the order that came late is ORD-40139218: a soundbar and two hand
blenders, with expedited delivery. It arrived on 24 September. You believe that it was ten days late, because
you count from the day when you expected it in your head. You have no document for that, and if you are told
the dates on record you say "fair enough".

You hope for about fifty dollars back, "or just knock the soundbar off the bill". You know that you are a Plus
member. You have heard of no rules about compensation. If you are offered a sum, ask once how it is made up,
then accept it. You have another order from August with the same soundbar. That one was fine and you want
nothing for it.

When you know what you get and that it is on its way, say thanks and end the conversation.`,
  records: placedOrder({
    number: '40139218',
    customer: 'CUS-30000103',
    placed: '2025-09-12T07:55:00Z',
    items: ['SKU-50030021', { sku: 'SKU-50010021', quantity: 2 }],
    speed: 'expedited',
    parcel: {
      carrier: 'Northbound Express',
      shipped: '2025-09-12T15:00:00Z',
      due: '2025-09-17T17:00:00Z',
      delivered: '2025-09-24T09:40:00Z',
      carrierHopes: '2025-09-23T17:00:00Z',
    },
  }),
  solution: [
    ['get_customer_profile', { email: 'ruben.achterveld@mailhaus.example' }],
    ['get_order', { order_id: 'ORD-40139218' }],
    ['get_shipment_tracking', { order_id: 'ORD-40139218' }],
    ['search_policy', { query: 'compensation for a parcel that was delivered late' }],
    ['zendesk_get_items', { table: 'users', $filter: "email eq 'ruben.achterveld@mailhaus.example'" }],
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '7'" }],
    [
      'zendesk_create_item',
      {
        table: 'tickets',
        item: {
          subject: 'ORD-40139218 delivered seven days late',
          description:
            'Due 17 September, delivered 24 September. Plus member: 12% of 318.95, plus 15.00 shipping.',
          status: 'open',
          type: 'incident',
          priority: 'high',
          requester_id: '7',
          assignee_id: '1',
        },
      },
    ],
    [
      'create_refund',
      {
        order_id: 'ORD-40139218',
        customer_id: 'CUS-30000103',
        amount: 53.27,
        refund_reason: 'late_delivery_compensation',
      },
    ],
    ['zendesk_update_item', { table: 'tickets', id: '11', item: { status: 'solved' } }],
  ],
  expected: [
    inserted(tickets, {
      status: 'solved',
      priority: 'high',
      type: 'incident',
      requester_id: '7',
      assignee_id: '1',
    }),
    inserted(refunds, {
      transaction_id: 'TXN-40139218',
      order_id: 'ORD-40139218',
      amount: 53.27,
      refund_reason: 'late_delivery_compensation',
    }),
  ],
})
