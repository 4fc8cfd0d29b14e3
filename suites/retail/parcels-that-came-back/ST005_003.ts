import { inserted, updated } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'

const { tickets, orders, shipments, carrierTracking, paymentTransactions } = retail.tables

export const ST005_003 = retail.task({
  id: 'ST005_003',
  title: 'a parcel that came back for want of a unit number goes out again at the cost of the customer',
  level: 'demanding',
  traits: ['evidence-before-words', 'effects-that-belong-together', 'customer-moves'],
  decidedBy: ['POL-05.3'],
  request:
    'Right, so. Tracking for ORD-40137781 says "returned to sender". I was in ALL DAY on the Thursday, ' +
    'nobody rang. There are nine flats in this building and one buzzer panel and the driver could not ' +
    'be bothered, I suppose. Can you just send the thing again? Hamish Oyelaran, ' +
    'hamish.oyelaran@postbox.example',
  customer: `You are Hamish Oyelaran. You are blunt, talk fast and blame the driver first, but you are
honest. Your email is hamish.oyelaran@postbox.example and your order ORD-40137781, a mesh satellite for your
Wi-Fi.

You live at 418 Dunmore Street, Unit 6, Pittsburgh, Pennsylvania, 15206. When you ordered you typed only the
street and left the unit out; you notice it when the agent reads the address on the order to you or asks for
your complete address, and then you admit it: "ah. That would be me, then." Do not mention the unit before.

If you are asked to pay for sending it again, ask how much, grumble, and agree if it is $15 or less. If the
agent says that it costs nothing, do not object. You do not want your money back instead; you want the
satellite. Hadiza Oyelaran in Unit 9 is your aunt. She has orders of her own, which are none of your business.

When you know that it is going out again, you are done.`,
  records: placedOrder({
    number: '40137781',
    customer: 'CUS-30000106',
    placed: '2025-09-10T12:26:00Z',
    items: ['SKU-50050012'],
    parcel: {
      carrier: 'Meridian Freight',
      shipped: '2025-09-11T08:00:00Z',
      due: '2025-09-18T17:00:00Z',
      tracking: 'returned_to_sender',
      at: 'Columbus, OH',
      seen: '2025-09-26T14:33:00Z',
    },
  }),
  solution: [
    ['get_customer_profile', { email: 'hamish.oyelaran@postbox.example' }],
    ['get_order', { order_id: 'ORD-40137781' }],
    ['get_shipment_tracking', { order_id: 'ORD-40137781' }],
    ['search_policy', { query: 'parcel returned to sender, who pays for sending it again' }],
    ['zendesk_get_items', { table: 'users', $filter: "email eq 'hamish.oyelaran@postbox.example'" }],
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '10'" }],
    [
      'zendesk_create_item',
      {
        table: 'tickets',
        item: {
          subject: 'ORD-40137781 came back: unit missing in the address',
          description:
            'Returned to sender on 26 September. Customer had left out Unit 6, confirms the address, ' +
            'agrees to the fee.',
          status: 'open',
          type: 'incident',
          priority: 'normal',
          requester_id: '10',
          assignee_id: '1',
        },
      },
    ],
    [
      'reship_order',
      {
        order_id: 'ORD-40137781',
        corrected_address_line1: '418 Dunmore Street Unit 6',
        corrected_address_city: 'Pittsburgh',
        corrected_address_state: 'PA',
        corrected_address_zip: '15206',
        customer_fault: true,
      },
    ],
    [
      'charge_customer',
      { order_id: 'ORD-40137781', customer_id: 'CUS-30000106', amount: 15, charge_reason: 'reship_fee' },
    ],
    ['zendesk_update_item', { table: 'tickets', id: '11', item: { status: 'solved' } }],
  ],
  expected: [
    inserted(tickets, {
      status: 'solved',
      priority: 'normal',
      type: 'incident',
      requester_id: '10',
      assignee_id: '1',
    }),
    updated(orders, 'ORD-40137781', { shipping_address_line1: '418 Dunmore Street Unit 6' }),
    inserted(shipments, {
      id: 'SHP-20000001',
      order_id: 'ORD-40137781',
      carrier: 'Meridian Freight',
      tracking_number: 'TRK-200000000001',
      estimated_delivery_date: '2025-10-06T13:00:05Z',
    }),
    inserted(carrierTracking, {
      tracking_number: 'TRK-200000000001',
      shipment_id: 'SHP-20000001',
      carrier: 'Meridian Freight',
      estimated_delivery: '2025-10-06T13:00:05Z',
    }),
    inserted(paymentTransactions, {
      order_id: 'ORD-40137781',
      customer_id: 'CUS-30000106',
      amount: 15,
      status: 'authorized',
      payment_method: 'Card on file',
      charge_reason: 'reship_fee',
    }),
  ],
})
