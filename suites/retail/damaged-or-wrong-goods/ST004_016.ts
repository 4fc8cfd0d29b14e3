import { oneOf } from '../../../lib/task.ts'
import { joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, replaced } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, orders, parcels, read, replace, setTicket, stock } from '../steps.ts'

const hamish = 'CUS-30000106'
const [doorbell, order] = ['40147215', '40147251'] as const
const router = 'SKU-50050011'
const incomplete: GoodsReturn = {
  order,
  line: 1,
  customer: hamish,
  reason: 'wrong_item_received',
  defective: true,
  amount: 0,
}
const parcel = {
  carrier: 'Meridian Freight',
  shipped: '2025-09-22T08:00:00Z',
  due: '2025-09-26T17:00:00Z',
  delivered: '2025-09-25T13:33:00Z',
}

export const ST004_016 = retail.task({
  id: 'ST004_016',
  title: 'his router lacks its power supply, and the cracked doorbell was a present from his aunt',
  level: 'demanding',
  traits: ['who-may', 'batch-with-exceptions', 'effects-that-belong-together'],
  decidedBy: ['POL-01.2', 'POL-01.3', 'POL-04.4'],
  request:
    'Hamish Oyelaran, hamish.oyelaran@postbox.example. Two parcels Thursday, two duds. ORD-40147215, video doorbell: lens ' +
    'cracked. ORD-40147251, router: no power supply in the box, and it does not run on hope. Sort out both please, ' +
    'same address.',
  customer: `You are Hamish Oyelaran, blunt, quick, funny when things go well. The router is yours. The doorbell was a present:
your aunt Hadiza ordered it to be sent to you. Say so as soon as anybody says that its number is not one of yours, and
offer her email, h.oyelaran@postbox.example: "she will not mind, ask her if you like". You do not pretend to be her. If
you are told that she has to write herself, grumble that she is in a meeting until six, and let it go.

The router's box was sealed and the compartment for the power supply empty. You would have liked the part
alone, which the shop does not send. A whole new router or the money for it: "do what is quickest at your end, I can buy
one round the corner". Say so each time that you are asked, and hand in what is in the box either way.
Your address is 418 Dunmore Street, Pittsburgh, and the order has it right.`,
  records: joinRecords(
    placedOrder({
      number: doorbell,
      customer: 'CUS-30000107',
      placed: '2025-09-19T07:20:00Z',
      items: ['SKU-50020011'],
      to: ['418 Dunmore Street', 'Pittsburgh', 'PA', '15206'],
      parcel,
    }),
    placedOrder({
      number: order,
      customer: hamish,
      placed: '2025-09-19T12:09:00Z',
      items: [router],
      parcel,
    }),
  ),
  solution: [
    ...lookUp(hamish),
    ...orders(doorbell),
    ...parcels(order),
    ...read(
      'order of another profile, a present, on behalf of somebody else',
      'accessory missing from the box',
    ),
    ...stock(router),
    openTicket('damaged goods', hamish, 'ORD-40147251: router came without its power supply'),
    replace(order, hamish, router, { speed: 'expedited' }),
    sendBack(incomplete),
    setTicket('11', { status: 'solved' }),
  ],
  expected: oneOf(
    [
      newTicket('damaged goods', hamish, { status: 'solved' }),
      ...replaced(hamish, router, { speed: 'expedited' }),
      sentBack(incomplete),
    ],
    [newTicket('damaged goods', hamish, { status: 'hold' }), sentBack({ ...incomplete, amount: 219.9 })],
  ),
})
