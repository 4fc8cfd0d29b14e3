import { oneOf } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, replaced } from '../end-states.ts'
import { type GoodsReturn, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, parcels, read, replace, setTicket, stock } from '../steps.ts'

const tove = 'CUS-30000105'
const order = '40138806'
const doorbell = 'SKU-50020011'
const cracked: GoodsReturn = {
  order,
  line: 1,
  customer: tove,
  reason: 'damaged_in_transit',
  defective: true,
  amount: 134.5,
}

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
    number: order,
    customer: tove,
    placed: '2025-09-20T17:02:00Z',
    items: [doorbell],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-09-22T08:00:00Z',
      due: '2025-09-27T17:00:00Z',
      delivered: '2025-09-27T11:25:00Z',
    },
  }),
  solution: [
    ...lookUp(tove),
    ...parcels(order),
    ...read('product arrived damaged: replacement or money back'),
    ...stock(doorbell),
    openTicket('damaged goods', tove, 'ORD-40138806: doorbell arrived cracked'),
    replace(order, tove, doorbell, { speed: 'expedited' }),
    setTicket('11', { status: 'solved' }),
  ],
  expected: oneOf(
    [
      newTicket('damaged goods', tove, { status: 'solved' }),
      ...replaced(tove, doorbell, { speed: 'expedited' }),
    ],
    [newTicket('damaged goods', tove, { status: 'hold' }), sentBack(cracked)],
  ),
})
