import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const ines = 'CUS-30000118'
const order = '40148031'
const router: GoodsReturn = {
  order,
  line: 1,
  customer: ines,
  reason: 'defective',
  defective: true,
  amount: 219.9,
}

export const ST009_002 = retail.task({
  id: 'ST009_002',
  title: 'on day 45 a dead router goes back, although she paid for a longer warranty',
  level: 'routine',
  traits: ['time', 'thin-answers'],
  decidedBy: ['POL-07.2'],
  request:
    'My Trio router (ORD-40148031) died over breakfast: no lights, nothing, with two different sockets. I did take the ' +
    'four-year warranty with it, so please get the repair going. I bought it in the first half of August, I believe. ' +
    'Ines Calderwood-Reyes, ines.calderwood.reyes@inkmail.example',
  customer: `You are Ines Calderwood-Reyes, organised, in a good mood in spite of everything. The router was not dropped, not
wet, and there was no thunderstorm. You would like to have it repaired because it took you an evening to set up, and
you think that this is what a warranty is bought for. If you are told that it goes back for its price, ask whether you
could choose the repair all the same; if not, that is all right with you. You still have the carton.`,
  records: placedOrder({
    number: order,
    customer: ines,
    placed: '2025-08-11T09:31:00Z',
    items: [
      {
        sku: 'SKU-50050011',
        warranty: {
          type: 'extended_warranty',
          until: '2029-08-11',
          details: 'Faults of material and manufacture, extended to four years',
        },
      },
    ],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-08-12T08:00:00Z',
      due: '2025-08-18T17:00:00Z',
      delivered: '2025-08-17T17:20:00Z',
    },
  }),
  solution: [
    ...lookUp(ines),
    ...parcels(order),
    ['check_warranty_coverage', { order_id: 'ORD-40148031', sku: 'SKU-50050011' }],
    ...read('defective product: return or warranty, how many days'),
    openTicket('defect', ines, 'ORD-40148031: router is dead'),
    sendBack(router),
    setTicket('11', { status: 'hold' }),
  ],
  expected: [newTicket('defect', ines, { status: 'hold' }), sentBack(router)],
})
