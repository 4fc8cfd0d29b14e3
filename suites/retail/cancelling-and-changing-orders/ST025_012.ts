import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { cancelled, newTicket } from '../end-states.ts'
import { cancel, lookUp, openTicket, orders, read, setTicket } from '../steps.ts'

const kofi = 'CUS-30000109'
const espresso = placedOrder({
  number: '40155733',
  customer: kofi,
  placed: '2025-09-30T21:05:00Z',
  items: ['SKU-50010032'],
  speed: 'next_day',
})

export const ST025_012 = retail.task({
  id: 'ST025_012',
  title: 'black does not become sage, and the money of a cancelled order comes by itself',
  level: 'routine',
  traits: ['customer-moves', 'thin-answers'],
  decidedBy: ['POL-10.5', 'POL-10.3'],
  request: `Evening, or morning, I have lost track, long shift. Kofi Brandvold, kofi.brandvold@mailhaus.example. ORD-40155733: I clicked the black espresso machine and my
mother says a kitchen is no hearse. Can you make it the sage one? Same price, I checked.`,
  customer: `You are Kofi Brandvold, a night-shift nurse, patient and funny. You ordered last night, and an hour later you paid 29.99 more for next-day delivery; your bank shows two lines.

If you hear that the colour cannot be changed but the order be cancelled: "Then cancel it, please, and I'll click properly this time." If you are told that the money goes back, ask for the 29.99 extra: "that was a separate line, so
it needs its own refund, right?" If the agent says that it comes back together with the rest, you believe it. If the agent makes a refund of it, you say thanks. You do not want the black one any more.`,
  records: {
    ...espresso,
    paymentTransactions: [
      ...espresso.paymentTransactions.map((payment) => ({ ...payment, amount: 389 })),
      {
        id: 'TXN-40155734',
        order_id: 'ORD-40155733',
        customer_id: kofi,
        amount: 29.99,
        status: 'authorized',
        payment_method: 'Card on file',
        transaction_date: '2025-09-30T22:10:00Z',
        charge_reason: 'shipping_upgrade',
      },
    ],
  },
  solution: [
    ...lookUp(kofi),
    ...orders('40155733'),
    ...read('change the colour of an order'),
    openTicket('cancelling', kofi, 'ORD-40155733: sage instead of black', {
      description: 'Not possible. Cancelled at his wish; everything goes back by itself.',
    }),
    ...read('the money of a cancelled order'),
    cancel('40155733', 'customer_request'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [newTicket('cancelling', kofi, { status: 'solved' }), cancelled('40155733')],
})
