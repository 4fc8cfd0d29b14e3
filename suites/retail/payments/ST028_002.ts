import { inserted } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'

const { tickets } = retail.tables

export const ST028_002 = retail.task({
  id: 'ST028_002',
  title: 'a card declined yesterday waits for the customer, who is a VIP',
  level: 'routine',
  traits: ['nothing-to-do'],
  decidedBy: ['POL-11.1'],
  request:
    'Order ORD-40139877, the big TV. "Payment declined", you say. My bank says otherwise. I have a ' +
    'client presentation on Monday and need that screen on the wall of my studio. I will give you ' +
    'another card right here, tell me when you are ready to type. G. Tessendorf, ' +
    'goran@tessendorf-studio.example',
  customer: `You are Goran Tessendorf, an architect. Clipped sentences, used to being served quickly, never
rude. Your email is goran@tessendorf-studio.example, your order ORD-40139877: a 65 inch TV for $999, ordered
yesterday late in the afternoon. The payment was declined; you do not know why, and your bank's hotline saw
nothing unusual.

You want to dictate another card number here. Offer it at the start and once more later; if the agent takes
it, give 0000 1111 2222 3333. If you are told to enter the card in your account, ask how long the order will
wait for you, then say that you will do it tonight when you are back at your desk.

If the agent offers to cancel the order, you do not want that. You do not want another TV or a discount. You
have been a customer for years and mention it once.

When you know what you have to do and by when, say "Understood." and finish.`,
  records: placedOrder({
    number: '40139877',
    customer: 'CUS-30000116',
    placed: '2025-09-30T17:31:00Z',
    items: ['SKU-50030012'],
    payment: 'declined',
  }),
  solution: [
    ['get_customer_profile', { email: 'goran@tessendorf-studio.example' }],
    ['get_order', { order_id: 'ORD-40139877' }],
    ['get_payment_status', { order_id: 'ORD-40139877' }],
    ['search_policy', { query: 'payment declined, customer wants to give another card' }],
    ['zendesk_get_items', { table: 'users', $filter: "email eq 'goran@tessendorf-studio.example'" }],
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '20'" }],
    [
      'zendesk_create_item',
      {
        table: 'tickets',
        item: {
          subject: 'ORD-40139877: card declined',
          description:
            'Declined 30 September 17:31. Customer will enter another card in his account tonight; ' +
            'order waits 72 hours.',
          status: 'open',
          type: 'incident',
          priority: 'urgent',
          requester_id: '20',
          assignee_id: '1',
        },
      },
    ],
    ['zendesk_update_item', { table: 'tickets', id: '11', item: { status: 'pending' } }],
  ],
  expected: [
    inserted(tickets, {
      status: 'pending',
      priority: 'urgent',
      type: 'incident',
      requester_id: '20',
      assignee_id: '1',
    }),
  ],
})
