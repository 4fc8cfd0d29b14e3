import { describe, expect } from 'vitest'
import { attempts, inserted, test, updated } from '../../lib/index.ts'
import { retail } from '../../sandboxes/retail/index.ts'

const { tickets, rmaRecords } = retail.tables

const tasks = retail.tasks([
  {
    id: 'ST006_005',
    title: 'a refurbished laptop that works does not come back',
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
      tickets: [
        {
          id: '11',
          subject: 'Return of ORD-40138129',
          description:
            'I wish to return the laptop of order ORD-40138129, unopened, as I no longer require it.',
          status: 'open',
          priority: 'low',
          type: 'task',
          requester_id: '12',
          assignee_id: '1',
          organization_id: '2',
          created_at: '2025-09-30T15:12:00Z',
          updated_at: '2025-09-30T15:12:00Z',
        },
      ],
      orders: [
        {
          id: 'ORD-40138129',
          customer_id: 'CUS-30000108',
          order_date: '2025-09-23T11:40:00Z',
          status: 'delivered',
          subtotal_amount: 819,
          total_amount: 819,
          shipping_address_line1: '930 Chancery Place',
          shipping_address_city: 'Richmond',
          shipping_address_state: 'VA',
          shipping_address_zip: '23220',
        },
      ],
      orderLineItems: [
        {
          id: 'LIN-401381291',
          order_id: 'ORD-40138129',
          sku: 'SKU-50040012',
          product_name: 'Nimbrel Fold 14 laptop, refurbished',
          quantity: 1,
          base_price: 819,
          final_price: 819,
        },
      ],
      shipments: [
        {
          id: 'SHP-40138129',
          order_id: 'ORD-40138129',
          carrier: 'Parcelway',
          tracking_number: 'TRK-40138129',
          ship_date: '2025-09-24T08:00:00Z',
          estimated_delivery_date: '2025-09-30T17:00:00Z',
          actual_delivery_date: '2025-09-29T10:50:00Z',
        },
      ],
      carrierTracking: [
        {
          tracking_number: 'TRK-40138129',
          shipment_id: 'SHP-40138129',
          carrier: 'Parcelway',
          status: 'delivered',
          current_location: 'Richmond, VA',
          estimated_delivery: '2025-09-30T17:00:00Z',
          last_update: '2025-09-29T10:50:00Z',
        },
      ],
      paymentTransactions: [
        {
          id: 'TXN-40138129',
          order_id: 'ORD-40138129',
          customer_id: 'CUS-30000108',
          amount: 819,
          status: 'authorized',
          payment_method: 'Visa ending in 5566',
          transaction_date: '2025-09-23T11:40:00Z',
        },
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
  },
  {
    id: 'ST006_012',
    title: 'an opened vacuum goes back for its price less restocking and the label',
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
        id: expect.any(String),
        status: 'hold',
        priority: 'low',
        type: 'task',
        requester_id: '13',
        assignee_id: '1',
      }),
      inserted(rmaRecords, {
        id: expect.any(String),
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
  },
])

describe.each(tasks)('$id $title', (task) => {
  test.for(attempts)('attempt %i', async (attempt, { runTrial }) => {
    const trial = await runTrial(task, attempt)
    expect(trial).toHaveEffects(task.expected)
  })
})
