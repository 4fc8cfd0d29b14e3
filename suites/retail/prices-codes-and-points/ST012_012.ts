import { updated } from '../../../lib/task.ts'
import { deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { lookUp, orders, read, remarks, setTicket } from '../steps.ts'

const robin = 'CUS-30000104'
const order = '40161208'

export const ST012_012 = retail.task({
  id: 'ST012_012',
  title: 'a code that runs, but for companies, and a sum that a colleague has promised for it',
  level: 'demanding',
  traits: ['thin-answers', 'nothing-to-do', 'rules-that-meet'],
  decidedBy: ['POL-08.1', 'POL-13.4'],
  request:
    'Robin Achterveld, robin.achterveld@mailhaus.example, ORD-40161208. Two hand blenders with TWINSET, the second at half price, says the leaflet. ' +
    'I paid for two. Your colleague looked, saw that the code is live and wrote that $32.25 would be on my card by Friday. Friday ' +
    'was five days ago. Could this be finished now?',
  customer: `You are Robin Achterveld of Duluth, a VIP, patient until it concerns promises. Your email is robin.achterveld@mailhaus.example, your
order ORD-40161208 of 19 September, for your own kitchen and your daughter's. The leaflet with the code lay in the canteen of the hospital
where you work; say so when you are asked where you got it.

If you are told that the code is not for you, remind the agent of the colleague's promise. If that does not count either, propose: "Then take LANTERN15, I
would have typed that one instead." If that fails too, say that you are disappointed, and leave it there. You do not ask for anybody higher. No company bought
anything.`,
  records: {
    ...placedOrder({
      number: order,
      customer: robin,
      placed: '2025-09-19T20:05:00Z',
      items: [{ sku: 'SKU-50010021', quantity: 2 }],
      discount: { code: 'TWINSET', rule: 'code not taken' },
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-20T08:00:00Z',
        due: '2025-09-26T17:00:00Z',
        delivered: '2025-09-25T09:48:00Z',
      },
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: robin,
        subject: 'TWINSET not taken off',
        description: 'ORD-40161208. Code is running. Told the customer: 32.25 by Friday.',
        status: 'pending',
        priority: 'normal',
        type: 'incident',
        created: '2025-09-23T17:10:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(robin),
    ...orders(order),
    ['get_discount_application', { order_id: 'ORD-40161208' }],
    ['get_promotion_details', { promo_code: 'TWINSET' }],
    ...remarks('11'),
    ...read('codes in use', 'what a colleague promised', 'ticket handling'),
    setTicket('11', { status: 'solved', priority: 'high' }),
  ],
  expected: [updated(retail.tables.tickets, '11', { status: 'solved', priority: 'high' })],
})
