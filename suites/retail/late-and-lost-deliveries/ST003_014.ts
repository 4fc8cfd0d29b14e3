import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { look, lookUp, openTicket, parcels, read, setTicket, stock } from '../steps.ts'

const yuki = 'CUS-30000112'

export const ST003_014 = retail.task({
  id: 'ST003_014',
  title: 'the delivery fee lifts a lost order above the limit of the desk',
  level: 'demanding',
  traits: ['sums-in-steps', 'customer-moves', 'who-may'],
  decidedBy: ['POL-10.3', 'POL-03.4', 'POL-14.1'],
  request: `ok so ORD-40138277. five consoles, three headsets, for the youth club. paid for expedited (lol). was due three and a half weeks
ago, the map has not moved since Flagstaff. we had a tournament planned with forty kids and a banner. can we please just end this: money back,
all of it, today? yuki.marchetti@postbox.example`,
  customer: `You are Yuki Marchetti, runs a youth club in San Diego, jokes when annoyed. Order ORD-40138277. You want the money, and you would take
new consoles too if they could be there by Friday.

If you hear that somebody with more authority must decide, do not accept it at once. First offer: "then keep the fifteen for the shipping, pay the
2,487 for the goods and we are even". If that is not possible, offer: "ok, two refunds then, consoles today, headsets tomorrow". If that is refused
too, or if you are told the same again, say that the kids can wait one more day, and finish. You did not ask for another person.`,
  records: placedOrder({
    number: '40138277',
    customer: yuki,
    placed: '2025-09-01T21:14:00Z',
    items: [
      { sku: 'SKU-50060011', quantity: 5, discount: 5 },
      { sku: 'SKU-50060012', quantity: 3 },
    ],
    discount: { code: 'COZY25', rule: 'fixed code only' },
    speed: 'expedited',
    parcel: {
      carrier: 'Meridian Freight',
      shipped: '2025-09-02T15:00:00Z',
      due: '2025-09-06T17:00:00Z',
      at: 'Flagstaff, AZ',
      seen: '2025-09-08T11:40:00Z',
    },
  }),
  solution: [
    ...lookUp(yuki),
    ...parcels('40138277'),
    ...stock('SKU-50060011', 'SKU-50060012'),
    ['get_payment_status', { order_id: 'ORD-40138277' }],
    ...read('lost parcel out of stock', 'money of a cancelled order', 'limit for one refund, handing over'),
    openTicket('late parcel', yuki, 'ORD-40138277 lost, refund above the limit', {
      description: '25 days late, consoles sold out. Refund would be 2,502.00: for the desk lead.',
    }),
    setTicket('11', { assignee_id: '4' }),
    look('11'),
    setTicket('11', { status: 'open' }),
  ],
  expected: [newTicket('late parcel', yuki, { status: 'open', assignee_id: '4' })],
})
