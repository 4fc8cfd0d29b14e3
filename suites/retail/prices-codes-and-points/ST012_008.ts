import { joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded } from '../end-states.ts'
import { lookUp, openTicket, orders, read, refund, setTicket } from '../steps.ts'

const yuki = 'CUS-30000112'
const moving = (number: string, placed: string, sku: string, points = 0) =>
  placedOrder({
    number,
    customer: yuki,
    placed,
    items: [sku],
    points,
    discount: { code: 'NEWHOME40', rule: 'code not taken' },
  })
const settled = newTicket('price', yuki, { status: 'solved' })

export const ST012_008 = retail.task({
  id: 'ST012_008',
  title: 'a code on its last evening: valid before midnight UTC, not after it, and not on a console',
  level: 'demanding',
  traits: ['time', 'thin-answers', 'batch-with-exceptions'],
  decidedBy: ['POL-08.1', 'POL-15.2'],
  request:
    'ok last night was NEWHOME40s last night and i went shopping at five in the afternoon, so hours to spare. three orders: ORD-40160583 ' +
    '(console), ORD-40160853 (robo vac, plus 1000 points), ORD-40160835 (thermostat). entered it on each and got zero on each. ' +
    'thats 120 bucks pls :) yuki marchetti, yuki.marchetti@postbox.example',
  customer: `You are Yuki Marchetti in San Diego, quick and cheerful, always after a deal. Your email is yuki.marchetti@postbox.example; the three
orders are those you named, all of the afternoon of 30 September by your kitchen clock.

You have not read what the code leaves out, and you have never heard of UTC. If one order counts as October, say "you live in the future, wow" and
argue once that your clock said September. Then you take what there is. Your points may stay spent on the vacuum. You cancel nothing
and reorder nothing.`,
  records: joinRecords(
    moving('40160583', '2025-09-30T23:41:00Z', 'SKU-50060011'),
    moving('40160853', '2025-09-30T23:52:00Z', 'SKU-50010051', 1000),
    moving('40160835', '2025-10-01T00:14:00Z', 'SKU-50020021'),
  ),
  solution: [
    ...lookUp(yuki),
    ...orders('40160583', '40160853', '40160835'),
    ['get_discount_application', { order_id: 'ORD-40160583' }],
    ['get_discount_application', { order_id: 'ORD-40160853' }],
    ['get_discount_application', { order_id: 'ORD-40160835' }],
    ...read('codes in use, last day of a code', 'dates and time zones', 'ticket handling'),
    openTicket('price', yuki, 'ORD-40160583: NEWHOME40 is not for Polykon'),
    openTicket('price', yuki, 'ORD-40160853: NEWHOME40 due, together with the points'),
    openTicket('price', yuki, 'ORD-40160835: ordered on 1 October, code over'),
    refund('40160853', yuki, 40, 'discount_correction'),
    setTicket('11', { status: 'solved' }),
    setTicket('12', { status: 'solved' }),
    setTicket('13', { status: 'solved' }),
  ],
  expected: [settled, settled, settled, refunded('40160853', 40, 'discount_correction')],
})
