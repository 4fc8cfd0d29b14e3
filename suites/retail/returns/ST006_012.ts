import { inserted } from '../../../lib/task.ts'
import { retail } from '../../../sandboxes/retail/index.ts'

const { tickets, rmaRecords } = retail.tables

export const ST006_012 = retail.task({
  id: 'ST006_012',
  title: 'an opened vacuum goes back for its price less restocking and the label',
  level: 'demanding',
  traits: ['sums-in-steps', 'customer-moves'],
  decidedBy: ['POL-06 Fees', 'POL-06 Creating the return'],
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
  records: {
    orders: [
      {
        id: 'ORD-40137096',
        customer_id: 'CUS-30000109',
        order_date: '2025-09-01T18:18:00Z',
        status: 'delivered',
        subtotal_amount: 499.98,
        discount_amount: 75,
        total_amount: 424.98,
        shipping_address_line1: '1640 Birchway Avenue',
        shipping_address_city: 'Madison',
        shipping_address_state: 'WI',
        shipping_address_zip: '53704',
      },
    ],
    orderLineItems: [
      {
        id: 'LIN-401370961',
        order_id: 'ORD-40137096',
        sku: 'SKU-50010051',
        product_name: 'Dustrella Loop robot vacuum, graphite',
        quantity: 1,
        base_price: 249.99,
        discount_amount: 37.5,
        final_price: 212.49,
      },
      {
        id: 'LIN-401370962',
        order_id: 'ORD-40137096',
        sku: 'SKU-50010052',
        product_name: 'Dustrella Loop robot vacuum, white',
        quantity: 1,
        base_price: 249.99,
        discount_amount: 37.5,
        final_price: 212.49,
      },
    ],
    discountApplications: [
      {
        id: 'DSC-40137096',
        order_id: 'ORD-40137096',
        promo_code_used: 'LANTERN15',
        total_discount_amount: 75,
        stacking_rule_applied: 'percentage code only',
      },
    ],
    shipments: [
      {
        id: 'SHP-40137096',
        order_id: 'ORD-40137096',
        carrier: 'Northbound Express',
        tracking_number: 'TRK-40137096',
        ship_date: '2025-09-02T08:00:00Z',
        estimated_delivery_date: '2025-09-08T17:00:00Z',
        actual_delivery_date: '2025-09-06T12:30:00Z',
      },
    ],
    carrierTracking: [
      {
        tracking_number: 'TRK-40137096',
        shipment_id: 'SHP-40137096',
        carrier: 'Northbound Express',
        status: 'delivered',
        current_location: 'Madison, WI',
        estimated_delivery: '2025-09-08T17:00:00Z',
        last_update: '2025-09-06T12:30:00Z',
      },
    ],
    paymentTransactions: [
      {
        id: 'TXN-40137096',
        order_id: 'ORD-40137096',
        customer_id: 'CUS-30000109',
        amount: 424.98,
        status: 'authorized',
        payment_method: 'Visa ending in 1207',
        transaction_date: '2025-09-01T18:18:00Z',
      },
    ],
  },
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
