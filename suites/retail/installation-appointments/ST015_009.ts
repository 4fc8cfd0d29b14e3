import { inserted } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, visitCancelled } from '../end-states.ts'
import { cancelVisit, lookUp, openTicket, parcels, read, setTicket, visits } from '../steps.ts'

const ignatius = 'CUS-30000111'
const goodsBack = {
  order_id: 'ORD-40151877',
  line_item_id: 'LIN-401518771',
  customer_id: ignatius,
  return_reason: 'not_as_expected',
  is_defective: false,
  refund_amount: 577.15,
  restocking_fee: 0,
  return_shipping_cost: 0,
  removal_fee: 0,
} as const

export const ST015_009 = retail.task({
  id: 'ST015_009',
  title: 'a dishwasher that the crew could not fit goes back on the last day without a fee',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['POL-09.3', 'POL-06.1'],
  request: `Dear Sirs,

my order ORD-40151877, a dishwasher, must go back. It has stood in my hallway for a month, unpacked, and I fall over it. I have read your conditions: twelve per cent of
the price because the box is open, and 39 dollars for the lorry, which for a man without a membership is in order. Kindly arrange the collection.

I. Pellworth (i.pellworth@inkmail.example)`,
  customer: `You are Ignatius Pellworth in Eugene, a retired surveyor with a formal style. The dishwasher came on the first of September. Your two fitters were there on the 23rd, unpacked
it, "measured about, shook their heads and drove off with their tools"; say this only when you are asked why it goes back, about the installation, or whether it works.
Nothing was connected. You believe that the installation is over and done with, or never took place; you do not mind which. It is news to you that a job is still on the books, and you want it off.

You will pay every fee that is named, without a word, and are pleasantly surprised if there is none. You do not want another dishwasher.`,
  records: placedOrder({
    number: '40151877',
    customer: ignatius,
    placed: '2025-08-26T08:30:00Z',
    items: [{ sku: 'SKU-50010042', discount: 101.85 }],
    discount: { code: 'LANTERN15', rule: 'percentage code only' },
    parcel: {
      carrier: 'Meridian Freight',
      shipped: '2025-08-28T08:00:00Z',
      due: '2025-09-02T17:00:00Z',
      delivered: '2025-09-01T10:15:00Z',
    },
    installation: {
      service: 'appliance_basic',
      at: '2025-09-23T12:00:00Z',
      technician: 'TECH-3166',
      status: 'issue_reported',
    },
  }),
  solution: [
    ...lookUp(ignatius),
    ...parcels('40151877'),
    ...visits('40151877'),
    ...read('return of goods that work: fees and window', 'crew found that the product does not fit'),
    openTicket('appointment', ignatius, 'ORD-40151877: does not fit, goes back', {
      description: 'Job issue_reported. Day 30 of 30, so 577.15 without fees. Visit cancelled.',
    }),
    cancelVisit('40151877', 'product_incompatible'),
    ['create_rma', goodsBack],
    setTicket('11', { status: 'hold' }),
  ],
  expected: [
    newTicket('appointment', ignatius, { status: 'hold' }),
    visitCancelled('40151877'),
    inserted(retail.tables.rmaRecords, { ...goodsBack, status: 'approved' }),
  ],
})
