import { updated } from '../../../lib/task.ts'
import { colleagueTicket, deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { earlierReturn, type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { about, lookUp, parcels, read, setTicket } from '../steps.ts'

const robin = 'CUS-30000104'
const order = '40148850'
const laptops: GoodsReturn = {
  order,
  line: 1,
  customer: robin,
  reason: 'defective',
  defective: true,
  amount: 3747,
}

export const ST009_007 = retail.task({
  id: 'ST009_007',
  title: 'three dead laptops for more than this desk may refund, and a fourth that went back already',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'batch-with-exceptions'],
  decidedBy: ['POL-14.1', 'POL-06.4', 'POL-07.2'],
  request:
    'Order ORD-40148850, five Fold 14 for my language school. Four of the five have died by now, same white stripes, then ' +
    'dark. Nobody spilled or dropped anything. Four times $1,249 back, please. I gather that sums of this size go over ' +
    'somebody’s head at your place; do what you must, but today. Robin Achterveld, robin.achterveld@mailhaus.example',
  customer: `You are Robin Achterveld, head of a small language school, brisk. Your assistant keeps the machines and gave you the
number four. You have not counted yourself. If somebody asks how many stand before you, or whether one has been sent in
already, you look: "three dark ones on the shelf and one that works. Then the fourth must have gone off in September, my
assistant did mention a courier." You do not know anything more about that one.

All of them died by themselves. The fifth works and stays in use. You do not insist on a colleague, a boss or a
callback; if you are told that no one else has to look at it, so much the better. You agree to the sum for three
when it is explained.`,
  records: {
    ...placedOrder({
      number: order,
      customer: robin,
      placed: '2025-08-20T08:03:00Z',
      items: [{ sku: 'SKU-50040011', quantity: 5 }],
      speed: 'expedited',
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-08-20T15:00:00Z',
        due: '2025-08-25T17:00:00Z',
        delivered: '2025-08-22T10:26:00Z',
      },
    }),
    rmaRecords: [
      earlierReturn('RMA-20000002', 'shipped_to_warehouse', '2025-09-15T13:31:00Z', {
        ...laptops,
        amount: 1249,
      }),
    ],
    tickets: [
      deskTicket({
        id: '11',
        customer: robin,
        subject: 'Laptop with stripes, then dark',
        description: 'ORD-40148850. Waiting for the returns centre.',
        status: 'hold',
        priority: 'normal',
        type: 'incident',
        created: '2025-09-15T13:20:00Z',
        updated: '2025-09-15T13:33:00Z',
      }),
      colleagueTicket({
        id: '12',
        by: '25',
        subject: 'Courier for a laptop',
        description: 'ORD-40148850, one laptop of five, RMA-20000002. Courier fetches it on Wednesday.',
        created: '2025-09-15T13:32:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(robin),
    ...parcels(order),
    ...about(order),
    ['get_rma_status', { rma_id: 'RMA-20000002' }],
    ...read(
      'defective pieces, a line that has a return already',
      'limit of one refund, handing over to the desk lead',
    ),
    setTicket('11', { priority: 'high' }),
    sendBack(laptops),
  ],
  expected: [updated(retail.tables.tickets, '11', { priority: 'high' }), sentBack(laptops)],
})
