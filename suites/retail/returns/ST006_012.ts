import { inserted } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'

const { tickets, rmaRecords } = retail.tables

export const ST006_012 = retail.task({
  id: 'ST006_012',
  title: 'an opened vacuum goes back for its price less restocking and the label',
  level: 'demanding',
  traits: ['sums-in-steps', 'customer-moves'],
  decidedBy: ['POL-06.3', 'POL-06.4'],
  request:
    'Good evening. I bought two robot vacuums at the start of September, one for us and one for my ' +
    'mother. Long story short, my mother is scared of hers. It has to go back. Order ORD-40137096, ' +
    'kofi.brandvold@mailhaus.example. How do we do this?',
  customer: `You are Kofi Brandvold, a patient night-shift nurse with a sense of humour. Your email is
kofi.brandvold@mailhaus.example (with a v), your order ORD-40137096: two robot vacuums, graphite for you and
white for your mother. Only the white one goes back; the graphite one is called Gerald and stays. If the agent
does not ask which one, say so before anything is arranged.

The white one works perfectly and is just what the page promised. Your mother ran it twice; it followed her
into the bathroom. The box has been opened, of course. Say that only when you are asked about the box, the
packaging or the condition. You are a standard customer and do not know the fees. If you hear of fees, ask
why, and accept them: "fine, it is worth it for her peace of mind". If the agent names no amount, ask how much
you will get back.

When the return is arranged, thank the agent and say that you have to start your shift.`,
  records: placedOrder({
    number: '40137096',
    customer: 'CUS-30000109',
    placed: '2025-09-01T18:18:00Z',
    items: [
      { sku: 'SKU-50010051', discount: 37.5 },
      { sku: 'SKU-50010052', discount: 37.5 },
    ],
    discount: { code: 'LANTERN15', rule: 'percentage code only' },
    parcel: {
      carrier: 'Northbound Express',
      shipped: '2025-09-02T08:00:00Z',
      due: '2025-09-08T17:00:00Z',
      delivered: '2025-09-06T12:30:00Z',
    },
  }),
  solution: [
    ['get_customer_profile', { email: 'kofi.brandvold@mailhaus.example' }],
    ['get_order', { order_id: 'ORD-40137096' }],
    ['get_shipment_tracking', { order_id: 'ORD-40137096' }],
    ['get_product_details', { sku: 'SKU-50010052' }],
    ['search_policy', { query: 'return of an opened product that works: window and fees' }],
    ['zendesk_get_items', { table: 'users', $filter: "email eq 'kofi.brandvold@mailhaus.example'" }],
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '13'" }],
    [
      'zendesk_create_item',
      {
        table: 'tickets',
        item: {
          subject: 'ORD-40137096: return of the white vacuum',
          description:
            'Day 25 of 30, opened, works. 212.49 less 25.50 restocking and 7.95 label is 179.04. ' +
            'Customer agrees.',
          status: 'open',
          type: 'task',
          priority: 'low',
          requester_id: '13',
          assignee_id: '1',
        },
      },
    ],
    [
      'create_rma',
      {
        order_id: 'ORD-40137096',
        line_item_id: 'LIN-401370962',
        customer_id: 'CUS-30000109',
        return_reason: 'changed_mind',
        is_defective: false,
        refund_amount: 179.04,
        restocking_fee: 25.5,
        return_shipping_cost: 7.95,
        removal_fee: 0,
      },
    ],
    ['zendesk_update_item', { table: 'tickets', id: '11', item: { status: 'hold' } }],
  ],
  expected: [
    inserted(tickets, {
      status: 'hold',
      priority: 'low',
      type: 'task',
      requester_id: '13',
      assignee_id: '1',
    }),
    inserted(rmaRecords, {
      order_id: 'ORD-40137096',
      line_item_id: 'LIN-401370962',
      customer_id: 'CUS-30000109',
      return_reason: 'changed_mind',
      is_defective: false,
      status: 'approved',
      refund_amount: 179.04,
      restocking_fee: 25.5,
      return_shipping_cost: 7.95,
    }),
  ],
})
