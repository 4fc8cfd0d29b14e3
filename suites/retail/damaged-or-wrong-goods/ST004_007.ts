import { inserted, oneOf, updated } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'

const { tickets, orders, orderLineItems, inventoryRecords, rmaRecords } = retail.tables

const ticket = {
  priority: 'high',
  type: 'incident',
  requester_id: '9',
  assignee_id: '1',
} as const

export const ST004_007 = retail.task({
  id: 'ST004_007',
  title: 'a cracked doorbell is replaced or paid back, as the customer does not mind which',
  level: 'routine',
  traits: ['effects-that-belong-together'],
  decidedBy: ['POL-04.2'],
  request:
    'hello! so my new doorbell came on saturday and the camera glass has a big crack right across it ' +
    ':( no rush at all, just thought i should tell somebody. tove.lindahl@inkmail.example, order ' +
    'ORD-40138806. cheers, Tove',
  customer: `You are Tove Lindahl, relaxed and friendly. You write in lower case, with few commas. Your
email is tove.lindahl@inkmail.example, your order ORD-40138806: a graphite video doorbell. It came on Saturday
27 September with a crack across the camera glass. The box looked fine. You have not mounted it. You could
send a photo but have none at hand.

You do not care whether you get a new one or your money back. If you are asked, say that either is fine and
that the agent should pick whatever is less work. If you are asked again, say the same once more. You agree to
whatever the agent proposes. You are not moving; your address is 14 Cinnamon Court Apt 2, Boise, Idaho 83702.

You want nothing else, and you are happy when you know what happens next. Then you say bye.`,
  records: placedOrder({
    number: '40138806',
    customer: 'CUS-30000105',
    placed: '2025-09-20T17:02:00Z',
    items: ['SKU-50020011'],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-09-22T08:00:00Z',
      due: '2025-09-27T17:00:00Z',
      delivered: '2025-09-27T11:25:00Z',
    },
  }),
  solution: [
    ['get_customer_profile', { email: 'tove.lindahl@inkmail.example' }],
    ['get_order', { order_id: 'ORD-40138806' }],
    ['get_shipment_tracking', { order_id: 'ORD-40138806' }],
    ['search_policy', { query: 'product arrived damaged: replacement or money back' }],
    ['check_inventory', { sku: 'SKU-50020011' }],
    ['zendesk_get_items', { table: 'users', $filter: "email eq 'tove.lindahl@inkmail.example'" }],
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '9'" }],
    [
      'zendesk_create_item',
      {
        table: 'tickets',
        item: {
          subject: 'ORD-40138806: doorbell arrived cracked',
          description:
            'Delivered 27 September with a cracked camera glass. Customer leaves the choice to us.',
          status: 'open',
          type: 'incident',
          priority: 'high',
          requester_id: '9',
          assignee_id: '1',
        },
      },
    ],
    [
      'create_replacement_order',
      {
        original_order_id: 'ORD-40138806',
        customer_id: 'CUS-30000105',
        sku: 'SKU-50020011',
        quantity: 1,
        shipping_speed: 'expedited',
        shipping_address_line1: '14 Cinnamon Court Apt 2',
        shipping_address_city: 'Boise',
        shipping_address_state: 'ID',
        shipping_address_zip: '83702',
      },
    ],
    ['zendesk_update_item', { table: 'tickets', id: '11', item: { status: 'solved' } }],
  ],
  expected: oneOf(
    [
      inserted(tickets, { ...ticket, status: 'solved' }),
      inserted(orders, {
        id: 'ORD-20000001',
        customer_id: 'CUS-30000105',
        status: 'processing',
        subtotal_amount: 0,
        total_amount: 0,
        shipping_address_line1: '14 Cinnamon Court Apt 2',
        shipping_address_city: 'Boise',
        shipping_address_state: 'ID',
        shipping_address_zip: '83702',
        shipping_speed: 'expedited',
      }),
      inserted(orderLineItems, {
        id: 'LIN-20000001',
        order_id: 'ORD-20000001',
        sku: 'SKU-50020011',
        product_name: 'Lumisett Porch video doorbell, graphite',
        quantity: 1,
        base_price: 0,
        final_price: 0,
      }),
      updated(inventoryRecords, 'SKU-50020011', { available_quantity: 30 }),
    ],
    [
      inserted(tickets, { ...ticket, status: 'hold' }),
      inserted(rmaRecords, {
        order_id: 'ORD-40138806',
        line_item_id: 'LIN-401388061',
        customer_id: 'CUS-30000105',
        return_reason: 'damaged_in_transit',
        is_defective: true,
        status: 'approved',
        refund_amount: 134.5,
      }),
    ],
  ),
})
