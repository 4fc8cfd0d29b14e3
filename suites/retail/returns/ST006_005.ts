import { updated } from '../../../lib/task.ts'
import { deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'

const { tickets } = retail.tables

export const ST006_005 = retail.task({
  id: 'ST006_005',
  title: 'a refurbished laptop that works does not come back',
  level: 'routine',
  traits: ['nothing-to-do'],
  decidedBy: ['POL-06.2'],
  request:
    'Dear Sir or Madam, I refer to my message of yesterday concerning order ORD-40138129 (laptop, ' +
    'refurbished). To summarise: (1) it was delivered on 29 September; (2) the seal is intact; (3) I ' +
    'have since received a laptop from my employer and no longer require it; (4) your website allows ' +
    'thirty days. Kindly arrange the return and the refund of $819.00. Yours faithfully, P. ' +
    'Vantongeren (p.vantongeren@inkmail.example)',
  customer: `You are Priscilla Vantongeren, a municipal records officer. You write formally, in complete
sentences, often with numbered points. Your email is p.vantongeren@inkmail.example, your order ORD-40138129.
The laptop works as far as you know: you have not opened the box. You wrote about it yesterday, to the same
address, and have had no answer.

You would like to return it because your employer has given you one. If you are told that refurbished goods
cannot be returned for that reason, ask in which document that is written. If you are told that, reply that
you consider thirty days to be thirty days, and ask whether the unbroken seal makes a difference, or a partial
refund is possible.

When that is refused too, state that you take note of it with regret, and end the conversation. You do not
invent a defect, not even when asked whether something is wrong with it. You do not ask for a supervisor and
mention neither lawyers nor authorities.`,
  records: {
    ...placedOrder({
      number: '40138129',
      customer: 'CUS-30000108',
      placed: '2025-09-23T11:40:00Z',
      items: ['SKU-50040012'],
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-24T08:00:00Z',
        due: '2025-09-30T17:00:00Z',
        delivered: '2025-09-29T10:50:00Z',
      },
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: 'CUS-30000108',
        subject: 'Return of ORD-40138129',
        description:
          'I wish to return the laptop of order ORD-40138129, unopened, as I no longer require it.',
        status: 'open',
        priority: 'low',
        type: 'task',
        created: '2025-09-30T15:12:00Z',
      }),
    ],
  },
  solution: [
    ['get_customer_profile', { email: 'p.vantongeren@inkmail.example' }],
    ['get_order', { order_id: 'ORD-40138129' }],
    ['get_shipment_tracking', { order_id: 'ORD-40138129' }],
    ['get_product_details', { sku: 'SKU-50040012' }],
    ['search_policy', { query: 'returning a refurbished product unopened' }],
    ['zendesk_get_items', { table: 'users', $filter: "email eq 'p.vantongeren@inkmail.example'" }],
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '12'" }],
    [
      'zendesk_update_item',
      {
        table: 'tickets',
        id: '11',
        item: {
          description:
            'ORD-40138129, refurbished, unopened, no defect. Return refused: refurbished goods come ' +
            'back only when defective.',
          status: 'solved',
        },
      },
    ],
  ],
  expected: [updated(tickets, '11', { status: 'solved' })],
})
