import { updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
} from '../../../sandboxes/retail/index.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { about, lookUp, orders, parcels, read, setTicket } from '../steps.ts'

const leilani = 'CUS-30000114'
const order = '40146377'
const broken: GoodsReturn = {
  order,
  line: 1,
  customer: leilani,
  reason: 'damaged_in_transit',
  defective: true,
  amount: 0,
}

export const ST004_012 = retail.task({
  id: 'ST004_012',
  title: 'a new espresso machine is on its way already, and only the return was forgotten',
  level: 'demanding',
  traits: ['undoing', 'evidence-before-words', 'customer-moves'],
  decidedBy: ['POL-04.2', 'POL-15.6'],
  request:
    'Aloha. On the 22nd I told you that my espresso machine (ORD-40146377) had arrived with its water tank broken, and ' +
    'that I wanted another. Nine days, no mail, no label, nothing, and the order page looks exactly as before. I give ' +
    'up waiting. Please let me have my $389 instead. Leilani Voss, leilani.voss@postbox.example',
  customer: `You are Leilani Voss in Honolulu, disappointed rather than angry. You asked for a new machine on 22 September and
have heard nothing since; you have no idea whether one was ever sent. The broken one stands in your hall in its
box and is in the way; you would gladly see it go.

If you hear that a new machine is under way, ask whether you cannot send that one straight back and have the money
all the same. If the answer is no, say "well, then I shall have coffee after all" and leave it. If nobody speaks of
the broken machine, ask what is to become of it. You agree to hand it in, as long as that costs nothing.`,
  records: {
    ...joinRecords(
      placedOrder({
        number: order,
        customer: leilani,
        placed: '2025-09-12T03:40:00Z',
        items: ['SKU-50010031'],
        parcel: {
          carrier: 'Meridian Freight',
          shipped: '2025-09-12T15:00:00Z',
          due: '2025-09-19T17:00:00Z',
          delivered: '2025-09-19T20:31:00Z',
        },
      }),
      placedOrder({
        number: '20000001',
        customer: leilani,
        placed: '2025-09-26T15:20:00Z',
        items: ['SKU-50010031'],
        replacement: true,
        speed: 'expedited',
        parcel: {
          carrier: 'Meridian Freight',
          shipped: '2025-09-29T08:00:00Z',
          due: '2025-10-03T17:00:00Z',
          at: 'Oakland, CA',
          seen: '2025-09-30T23:10:00Z',
        },
      }),
    ),
    tickets: [
      deskTicket({
        id: '11',
        customer: leilani,
        subject: 'Espresso machine arrived with a broken tank',
        description: 'ORD-40146377. Customer prefers a new one.',
        status: 'open',
        priority: 'high',
        type: 'incident',
        created: '2025-09-22T19:05:00Z',
        updated: '2025-09-26T15:25:00Z',
      }),
      colleagueTicket({
        id: '12',
        by: '23',
        subject: 'Replacement booked',
        description:
          'ORD-40146377. Another machine leaves as ORD-20000001. We have no return for the broken one.',
        created: '2025-09-26T15:24:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(leilani),
    ...orders(order),
    ...about(order),
    ...parcels('20000001'),
    ...read('damaged on arrival: is the choice of a replacement final, does the old piece come back'),
    sendBack(broken),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [updated(retail.tables.tickets, '11', { status: 'solved' }), sentBack(broken)],
})
