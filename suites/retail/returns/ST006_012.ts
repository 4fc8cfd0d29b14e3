import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const kofi = 'CUS-30000109'
const order = '40137096'
const vacuum: GoodsReturn = {
  order,
  line: 2,
  customer: kofi,
  reason: 'changed_mind',
  amount: 179.04,
  restocking: 25.5,
  shipping: 7.95,
}

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
    number: order,
    customer: kofi,
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
    ...lookUp(kofi),
    ...parcels(order),
    ['get_product_details', { sku: 'SKU-50010052' }],
    ...read('return of an opened product that works: window and fees', 'ticket handling'),
    openTicket('return', kofi, 'ORD-40137096: return of the white vacuum, day 25 of 30, opened'),
    sendBack(vacuum),
    setTicket('11', { status: 'hold' }),
  ],
  expected: [newTicket('return', kofi, { status: 'hold' }), sentBack(vacuum)],
})
