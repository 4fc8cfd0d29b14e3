import { inserted } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'

const { tickets, warrantyClaims } = retail.tables

export const ST009_001 = retail.task({
  id: 'ST009_001',
  title: 'the older of two espresso machines is the broken one and goes to the warranty',
  level: 'demanding',
  traits: ['look-alikes', 'thin-answers'],
  decidedBy: ['POL-07.3', 'POL-07.4'],
  request:
    'Good morning. My name is Ignatius Pellworth and I am 79, so bear with me. The little pipe that ' +
    'makes the steam has come clean off our coffee machine; it is lying here beside the cup. ' +
    'Everything else works. We have had the machine since before we moved house. I keep all my papers: ' +
    'there is ORD-40131127 and there is ORD-40088213, and both say "espresso machine". I wrote to you ' +
    'from i.pellworth@inkmail.example.',
  customer: `You are Ignatius Pellworth, 79, a retired piano tuner. You are courteous, a little long-winded,
and precise about things. Your email is i.pellworth@inkmail.example. You have two orders of the same espresso
machine, ORD-40131127 and ORD-40088213, and you cannot tell from the papers which is which.

The broken machine is the green one ("sage, they call it") in your kitchen. It came to the old house in Larch
Street in Salem, in the autumn of last year. The black one was a present for your daughter Harriet this
August; she is delighted and hers works. Tell this when you are asked which machine it is, or about colour,
address or date. The steam pipe broke off at the joint. You did not drop the machine and did not force
anything. It still makes coffee, but no steam.

You would like it repaired; you are attached to it. If you are told that you can send it back for your money,
say that you would rather have it mended but will do as you are advised. You do not know the word "warranty
contract".

When you have been told what happens next, thank the agent warmly and finish.`,
  records: placedOrder({
    number: '40088213',
    customer: 'CUS-30000111',
    placed: '2024-11-12T10:20:00Z',
    items: [{ sku: 'SKU-50010031', warranty: { type: 'manufacturer' } }],
    to: ['3 Larch Street', 'Salem', 'OR', '97301'],
    parcel: {
      carrier: 'Meridian Freight',
      shipped: '2024-11-13T08:00:00Z',
      due: '2024-11-19T17:00:00Z',
      delivered: '2024-11-19T13:15:00Z',
    },
  }),
  solution: [
    ['get_customer_profile', { email: 'i.pellworth@inkmail.example' }],
    ['get_order', { order_id: 'ORD-40131127' }],
    ['get_order', { order_id: 'ORD-40088213' }],
    ['get_shipment_tracking', { order_id: 'ORD-40088213' }],
    ['search_policy', { query: 'defective product: return or warranty claim' }],
    ['check_warranty_coverage', { order_id: 'ORD-40088213', sku: 'SKU-50010031' }],
    ['zendesk_get_items', { table: 'users', $filter: "email eq 'i.pellworth@inkmail.example'" }],
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '15'" }],
    [
      'zendesk_create_item',
      {
        table: 'tickets',
        item: {
          subject: 'ORD-40088213: steam pipe of the espresso machine broke off',
          description:
            "The sage machine, delivered 19 November 2024. Past the return period, under the maker's " +
            'warranty.',
          status: 'open',
          type: 'incident',
          priority: 'normal',
          requester_id: '15',
          assignee_id: '1',
        },
      },
    ],
    [
      'file_warranty_claim',
      { contract_id: 'WCT-40088213', customer_id: 'CUS-30000111', warranty_issue_type: 'component_failed' },
    ],
    ['zendesk_update_item', { table: 'tickets', id: '11', item: { status: 'hold' } }],
  ],
  expected: [
    inserted(tickets, {
      status: 'hold',
      priority: 'normal',
      type: 'incident',
      requester_id: '15',
      assignee_id: '1',
    }),
    inserted(warrantyClaims, {
      contract_id: 'WCT-40088213',
      customer_id: 'CUS-30000111',
      issue_description: 'Component failed',
      status: 'pending',
    }),
  ],
})
