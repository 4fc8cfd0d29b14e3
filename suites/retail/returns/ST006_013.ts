import { oneOf } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const hadiza = 'CUS-30000107'
const order = '40151300'
const doorbell = (line: number): GoodsReturn => ({
  order,
  line,
  customer: hadiza,
  reason: 'changed_mind',
  amount: 134.5,
})
const ticket = newTicket('return', hadiza, { status: 'hold' })

export const ST006_013 = retail.task({
  id: 'ST006_013',
  title: 'one of two doorbells goes back on day 52, and she does not mind which',
  level: 'routine',
  traits: ['time'],
  decidedBy: ['POL-06.1', 'POL-06.4'],
  request:
    'Salaam, Hadiza Oyelaran here (h.oyelaran@postbox.example). In summer I bought your Porch doorbell in both finishes, ' +
    'ORD-40151300, to see which one suits our hallway. Turns out a flat has exactly one front door. One of them can go ' +
    'home to you, please!',
  customer: `You are Hadiza Oyelaran, cheerful, a Plus member. Your email is h.oyelaran@postbox.example, your order
ORD-40151300: one doorbell in graphite and one in brass. Both work, both boxes are open, neither was mounted.

Which one goes back is all the same to you: "you choose, honestly". Say so every time somebody asks. Just one of them goes; if
the agent wants to take both, say that you need a doorbell after all. You fear that you are too late, because it was August,
and you have not counted. You want nothing for your trouble. When it is arranged, say thanks and goodbye.`,
  records: placedOrder({
    number: order,
    customer: hadiza,
    placed: '2025-08-05T16:20:00Z',
    items: ['SKU-50020011', 'SKU-50020012'],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-08-06T08:00:00Z',
      due: '2025-08-12T17:00:00Z',
      delivered: '2025-08-10T13:02:00Z',
    },
  }),
  solution: [
    ...lookUp(hadiza),
    ...parcels(order),
    ...read('return window and fees of a member', 'ticket handling'),
    openTicket('return', hadiza, 'ORD-40151300: one of two doorbells goes back'),
    sendBack(doorbell(2)),
    setTicket('11', { status: 'hold' }),
  ],
  expected: oneOf([ticket, sentBack(doorbell(1))], [ticket, sentBack(doorbell(2))]),
})
