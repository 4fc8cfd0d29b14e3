import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, orders, parcels, read, setTicket } from '../steps.ts'

const lailani = 'CUS-30000115'
const order = '40151619'
const watch: GoodsReturn = {
  order,
  line: 1,
  customer: lailani,
  reason: 'not_as_expected',
  amount: 184.77,
  restocking: 26.28,
  shipping: 7.95,
}

export const ST006_016 = retail.task({
  id: 'ST006_016',
  title: 'a watch lacks what its page promised, which changes the reason and not the fees',
  level: 'demanding',
  traits: ['rules-that-meet', 'customer-moves', 'look-alikes'],
  decidedBy: ['POL-06.3', 'POL-06.4', 'POL-15.5'],
  request: `Hello Ampersham team,

your product page for the rose Pulse watch says it measures blood oxygen. Mine does not. I looked in every menu. I ordered
it for exactly that, so I am sending it back and expect all $219.00, since the mistake is on your page and not mine.

Best, Lailani Vos
lailani.vos@postbox.example`,
  customer: `You are Lailani Vos from Tampa, polite and stubborn. Your email is lailani.vos@postbox.example. The watch is from
ORD-40151619; give the number when you are asked. It is your first one, worn for nine days, which you say when somebody asks about
the box or its condition. Yesterday you ordered the same watch for your mother, ORD-40133361, since she only needs the time; that one is not
touched. If the agent speaks of it, say that it is the other one.

It does everything else perfectly. When you hear of fees, try once: "Then write defective, a defect is free, I read." You do not
claim that it is broken: asked straight, you say that the function is just not there. When that does not work, you sigh and take what you can
get. You know your own mind and ask for nobody else. Finish when you know your sum.`,
  records: placedOrder({
    number: order,
    customer: lailani,
    placed: '2025-09-03T20:31:00Z',
    items: ['SKU-50070011'],
    parcel: {
      carrier: 'Northbound Express',
      shipped: '2025-09-04T08:00:00Z',
      due: '2025-09-10T17:00:00Z',
      delivered: '2025-09-09T15:12:00Z',
    },
  }),
  solution: [
    ...lookUp(lailani),
    ...parcels(order),
    ...orders('40133361'),
    ['get_product_details', { sku: 'SKU-50070011' }],
    ...read('a product differs from its page: return, fees', 'ticket handling'),
    openTicket('return', lailani, 'ORD-40151619: watch without a function that its page names'),
    sendBack(watch),
    setTicket('11', { status: 'hold' }),
  ],
  expected: [newTicket('return', lailani, { status: 'hold' }), sentBack(watch)],
})
