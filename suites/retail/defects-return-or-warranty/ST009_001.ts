import { inserted } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, orders, parcels, read, setTicket } from '../steps.ts'

const ignatius = 'CUS-30000111'
const order = '40088213'
const contract = { contract_id: 'WCT-40088213', customer_id: ignatius } as const

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
    number: order,
    customer: ignatius,
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
    ...lookUp(ignatius),
    ...orders('40131127'),
    ...parcels(order),
    ...read('defective product: return or warranty claim'),
    ['check_warranty_coverage', { order_id: 'ORD-40088213', sku: 'SKU-50010031' }],
    openTicket('defect', ignatius, 'ORD-40088213: steam pipe of the espresso machine broke off', {
      description:
        "The sage machine, delivered 19 November 2024. Past the return period, under the maker's warranty.",
    }),
    ['file_warranty_claim', { ...contract, warranty_issue_type: 'component_failed' }],
    setTicket('11', { status: 'hold' }),
  ],
  expected: [
    newTicket('defect', ignatius, { status: 'hold' }),
    inserted(retail.tables.warrantyClaims, {
      ...contract,
      issue_description: 'Component failed',
      status: 'pending',
    }),
  ],
})
