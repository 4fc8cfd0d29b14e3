import { describe, expect } from 'vitest'
import { attempts, inserted, test, updated } from '../../lib/index.ts'
import { retail } from '../../sandboxes/retail/index.ts'

const { tickets, refunds } = retail.tables

const tasks = retail.tasks([
  {
    id: 'ST003_002',
    title: 'a week late earns a share of the goods and the shipping cost',
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
    records: {
      orders: [
        {
          id: 'ORD-40139218',
          customer_id: 'CUS-30000103',
          order_date: '2025-09-12T07:55:00Z',
          status: 'delivered',
          subtotal_amount: 318.95,
          shipping_cost: 15,
          total_amount: 333.95,
          shipping_address_line1: '5 Harbor Steps',
          shipping_address_city: 'Duluth',
          shipping_address_state: 'MN',
          shipping_address_zip: '55802',
          shipping_speed: 'expedited',
        },
      ],
      orderLineItems: [
        {
          id: 'LIN-401392181',
          order_id: 'ORD-40139218',
          sku: 'SKU-50030021',
          product_name: 'Tonelle Ribbon soundbar',
          quantity: 1,
          base_price: 189.95,
          final_price: 189.95,
        },
        {
          id: 'LIN-401392182',
          order_id: 'ORD-40139218',
          sku: 'SKU-50010021',
          product_name: 'Brunholt Pico hand blender',
          quantity: 2,
          base_price: 64.5,
          final_price: 64.5,
        },
      ],
      shipments: [
        {
          id: 'SHP-40139218',
          order_id: 'ORD-40139218',
          carrier: 'Northbound Express',
          tracking_number: 'TRK-40139218',
          ship_date: '2025-09-12T15:00:00Z',
          estimated_delivery_date: '2025-09-17T17:00:00Z',
          actual_delivery_date: '2025-09-24T09:40:00Z',
        },
      ],
      carrierTracking: [
        {
          tracking_number: 'TRK-40139218',
          shipment_id: 'SHP-40139218',
          carrier: 'Northbound Express',
          status: 'delivered',
          current_location: 'Duluth, MN',
          estimated_delivery: '2025-09-23T17:00:00Z',
          last_update: '2025-09-24T09:40:00Z',
        },
      ],
      paymentTransactions: [
        {
          id: 'TXN-40139218',
          order_id: 'ORD-40139218',
          customer_id: 'CUS-30000103',
          amount: 333.95,
          status: 'authorized',
          payment_method: 'Visa ending in 2218',
          transaction_date: '2025-09-12T07:55:00Z',
        },
      ],
    },
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
        id: expect.any(String),
        status: 'solved',
        priority: 'high',
        type: 'incident',
        requester_id: '7',
        assignee_id: '1',
      }),
      inserted(refunds, {
        id: expect.any(String),
        transaction_id: 'TXN-40139218',
        order_id: 'ORD-40139218',
        amount: 53.27,
        refund_reason: 'late_delivery_compensation',
      }),
    ],
  },
  {
    id: 'ST003_006',
    title: 'money back has to wait while the carrier is still looking for the oven',
    request:
      'It is 1 October and my steam oven is, according to your map, having a lovely holiday in a depot ' +
      'twelve minutes from my front door. It was due on the 16th. SEVEN HUNDRED AND FORTY-FIVE dollars. ' +
      'I wrote last week, was told to be patient, and then somebody marked it as sorted. It is not ' +
      'sorted. I would like my money back, please, today. Delphine Okonkwo-Hart, order ORD-40137450',
    customer: `You are Delphine Okonkwo-Hart in Nashville, Tennessee. You write dry, sarcastic, well-turned
sentences and you are tired of the matter. Your email is delphine.okonkwo@postbox.example; give it when asked.
Your order is ORD-40137450, a charcoal steam oven for $745, promised for 16 September. The carrier's page has
said "exception, Nashville" for days, and you do not know what that means. You wrote to customer care on 25
September and the ticket was closed on you that evening.

You want the $745 back. You would not mind some compensation either, and you say so, if money is discussed:
you are a Plus member after all. You are hosting on Saturday and have already borrowed your neighbour's oven.

If you are told that nothing can be paid while the carrier is still looking, object once ("fifteen days, and
that is my problem how?") and ask what happens next. Once you have been told in clear words that somebody will
keep the matter open until the carrier has answered, you accept it with a sigh. You do not ask for another
person and you threaten nobody. If the agent offers a refund, a replacement or a voucher all the same, take it
gladly.

End the conversation when you know where the matter stands.`,
    records: {
      tickets: [
        {
          id: '20',
          subject: 'Steam oven has not arrived',
          description: 'ORD-40137450. Due 16 September. Customer asked to wait for the carrier.',
          status: 'solved',
          priority: 'high',
          type: 'incident',
          requester_id: '5',
          assignee_id: '1',
          organization_id: '2',
          created_at: '2025-09-25T08:10:00Z',
          updated_at: '2025-09-25T18:45:00Z',
        },
      ],
      ticketComments: [
        {
          id: 71000000020,
          ticket_id: 20,
          author_id: 5,
          body: 'Nine days late and not a word from you. Where is my oven?',
          html_body: '<p>Nine days late and not a word from you. Where is my oven?</p>',
          created_at: '2025-09-25T08:10:00Z',
          key: '71000000020',
        },
      ],
      orders: [
        {
          id: 'ORD-40137450',
          customer_id: 'CUS-30000101',
          order_date: '2025-09-07T20:16:00Z',
          status: 'shipped',
          subtotal_amount: 745,
          total_amount: 745,
          shipping_address_line1: '2207 Acklen Row',
          shipping_address_city: 'Nashville',
          shipping_address_state: 'TN',
          shipping_address_zip: '37212',
        },
      ],
      orderLineItems: [
        {
          id: 'LIN-401374501',
          order_id: 'ORD-40137450',
          sku: 'SKU-50010011',
          product_name: 'Brunholt Atelier countertop steam oven, charcoal',
          quantity: 1,
          base_price: 745,
          final_price: 745,
        },
      ],
      shipments: [
        {
          id: 'SHP-40137450',
          order_id: 'ORD-40137450',
          carrier: 'Parcelway',
          tracking_number: 'TRK-40137450',
          ship_date: '2025-09-09T08:00:00Z',
          estimated_delivery_date: '2025-09-16T17:00:00Z',
        },
      ],
      carrierTracking: [
        {
          tracking_number: 'TRK-40137450',
          shipment_id: 'SHP-40137450',
          carrier: 'Parcelway',
          status: 'exception',
          current_location: 'Parcelway depot, Nashville, TN',
          estimated_delivery: '2025-10-03T17:00:00Z',
          last_update: '2025-09-29T22:05:00Z',
        },
      ],
      paymentTransactions: [
        {
          id: 'TXN-40137450',
          order_id: 'ORD-40137450',
          customer_id: 'CUS-30000101',
          amount: 745,
          status: 'authorized',
          payment_method: 'Visa ending in 6093',
          transaction_date: '2025-09-07T20:16:00Z',
        },
      ],
    },
    solution: [
      ['get_customer_profile', { email: 'delphine.okonkwo@postbox.example' }],
      ['get_order', { order_id: 'ORD-40137450' }],
      ['get_shipment_tracking', { order_id: 'ORD-40137450' }],
      ['search_policy', { query: 'parcel late with an open carrier exception, customer wants a refund' }],
      ['zendesk_get_items', { table: 'users', $filter: "email eq 'delphine.okonkwo@postbox.example'" }],
      ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '5'" }],
      ['zendesk_update_item', { table: 'tickets', id: '20', item: { status: 'open' } }],
      ['search_policy', { query: 'ticket status while we wait for the carrier' }],
      [
        'zendesk_update_item',
        {
          table: 'tickets',
          id: '20',
          item: {
            description:
              'ORD-40137450, due 16 September, not delivered. Tracking: exception at the Nashville ' +
              'depot, still open. Customer asks for her money back. Not lost yet (15 of 21 days), so ' +
              'nothing is paid while the carrier is looking. Told so.',
            status: 'hold',
          },
        },
      ],
    ],
    expected: [updated(tickets, '20', { status: 'hold' })],
  },
])

describe.each(tasks)('$id $title', (task) => {
  test.for(attempts)('attempt %i', async (attempt, { runTrial }) => {
    const trial = await runTrial(task, attempt)
    expect(trial).toHaveEffects(task.expected)
  })
})
