import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const ines = 'CUS-30000117'
const order = '40146032'
const vacuum: GoodsReturn = {
  order,
  line: 1,
  customer: ines,
  reason: 'not_as_expected',
  amount: 212.04,
  restocking: 30,
  shipping: 7.95,
}

export const ST004_011 = retail.task({
  id: 'ST004_011',
  title: 'the wrong colour, collected from a neighbour nine days ago and delivered fifteen days ago',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'sums-in-steps'],
  decidedBy: ['POL-04.1', 'POL-06.3'],
  request:
    'Order ORD-40146032. I paid for a graphite robot vacuum and have had a white one since the 22nd. That is your error, ' +
    'well inside two weeks, so I expect a graphite one sent out this week and the white one fetched, all at no cost to ' +
    'me. Ines Calderwood, ines.calderwood@inkmail.example',
  customer: `You are Ines Calderwood, an auditor: exact, cool, never rude. You were abroad. Your neighbour took the parcel in
on some day in the middle of September, and you fetched it on 22 September; that is the day which you count from.
If the agent names another date, say that a parcel at a neighbour's is not a parcel at yours, once, and then
accept the date of the records. You had not written to the desk before today.

You have opened the box, of course, and run the machine once. Say so when asked. If there is no exchange, you want
to send it back, and you ask to have every fee and the final amount put in figures. You then agree without
further comment. A white one is of no use to you.`,
  records: placedOrder({
    number: order,
    customer: ines,
    placed: '2025-09-09T10:36:00Z',
    items: ['SKU-50010051'],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-09-10T08:00:00Z',
      due: '2025-09-17T17:00:00Z',
      delivered: '2025-09-16T14:57:00Z',
      at: "Providence, RI, at a neighbour's",
    },
  }),
  solution: [
    ...lookUp(ines),
    ...parcels(order),
    ...read('wrong item delivered: how many days to report it', 'fees of an ordinary return'),
    ['get_product_details', { sku: 'SKU-50010051' }],
    openTicket('damaged goods', ines, 'ORD-40146032: white vacuum instead of graphite', {
      description: 'Delivered 16 September, told on day 15: ordinary return. 249.99 - 30.00 - 7.95 = 212.04.',
    }),
    sendBack(vacuum),
    setTicket('11', { status: 'hold' }),
  ],
  expected: [newTicket('damaged goods', ines, { status: 'hold' }), sentBack(vacuum)],
})
