import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { earlierReturn, type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, orders, parcels, read, setTicket } from '../steps.ts'

const ruben = 'CUS-30000103'
const [first, second] = ['40146590', '20000001'] as const
const watch: GoodsReturn = {
  order: second,
  line: 1,
  customer: ruben,
  reason: 'damaged_in_transit',
  defective: true,
  amount: 203.15,
}

export const ST004_013 = retail.task({
  id: 'ST004_013',
  title: 'the watch that replaced a broken watch is broken too, came late, and cost nothing',
  level: 'severe',
  traits: ['look-alikes', 'evidence-before-words', 'rules-that-meet', 'customer-moves'],
  decidedBy: ['POL-04.2', 'POL-03.4'],
  request:
    'Dear care desk, the slate watch of ORD-40146590 has a shattered glass. Yes, again. Please do not send me a third ' +
    'one: I want the $239 it costs on your site, and be done. Ruben Achterveld, ruben.achterveld@mailhaus.example',
  customer: `You are Ruben Achterveld, a retired surveyor, formal and dry. ORD-40146590 was a slate watch, ordered at the end of
August with the code LANTERN15. It came with a broken glass; you were sent another, and that second one came on 24
September, in a squashed sleeve, broken in the same place. You do not know the number of the second parcel. The
first watch went back long ago, in a bag that the driver brought. You want money, not another watch.

You believe that $239 is due, since that is the price today. If the agent names a smaller sum, ask how it comes
about; when you hear that it is what you paid, agree.

When that is arranged, and not before, bring up the second matter: the second watch had been announced for 19
September and came five days late, and you are a member, so a share of its price is due for that. If that is refused, say
that a price of nothing is a convenient thing for a shop, and close with regards. You ask for nobody else.`,
  records: {
    ...joinRecords(
      placedOrder({
        number: first,
        customer: ruben,
        placed: '2025-08-30T08:11:00Z',
        items: [{ sku: 'SKU-50070012', discount: 35.85 }],
        discount: { code: 'LANTERN15', rule: 'percentage code only' },
        parcel: {
          carrier: 'Northbound Express',
          shipped: '2025-09-01T08:00:00Z',
          due: '2025-09-05T17:00:00Z',
          delivered: '2025-09-05T10:48:00Z',
        },
      }),
      placedOrder({
        number: second,
        customer: ruben,
        placed: '2025-09-12T09:02:00Z',
        items: ['SKU-50070012'],
        replacement: true,
        speed: 'expedited',
        parcel: {
          carrier: 'Northbound Express',
          shipped: '2025-09-15T08:00:00Z',
          due: '2025-09-19T17:00:00Z',
          delivered: '2025-09-24T13:26:00Z',
        },
      }),
    ),
    rmaRecords: [
      earlierReturn('RMA-20000002', 'received', '2025-09-12T09:03:00Z', {
        ...watch,
        order: first,
        amount: 0,
      }),
    ],
    tickets: [
      deskTicket({
        id: '11',
        customer: ruben,
        subject: 'Watch arrived with a broken glass',
        description: 'ORD-40146590. Replaced by ORD-20000001; the first one comes back as RMA-20000002.',
        status: 'closed',
        priority: 'high',
        type: 'incident',
        created: '2025-09-11T07:50:00Z',
        updated: '2025-09-16T08:00:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(ruben),
    ...orders(first),
    ...parcels(second),
    ['get_rma_status', { rma_id: 'RMA-20000002' }],
    ...read('a replacement that arrived damaged: claim again, price, which line'),
    openTicket('damaged goods', ruben, 'ORD-20000001: the replacement watch arrived broken'),
    sendBack(watch),
    setTicket('12', { status: 'hold' }),
    ...read('compensation for a replacement order that came late'),
    openTicket('late parcel', ruben, 'ORD-20000001: five days late, compensation refused'),
    setTicket('13', { status: 'solved' }),
  ],
  expected: [
    newTicket('damaged goods', ruben, { status: 'hold' }),
    sentBack(watch),
    newTicket('late parcel', ruben, { status: 'solved' }),
  ],
})
