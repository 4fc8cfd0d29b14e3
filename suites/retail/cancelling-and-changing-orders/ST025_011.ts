import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { cancelled, newTicket, refunded, visitCancelled } from '../end-states.ts'
import { cancel, cancelVisit, lookUp, openTicket, orders, read, refund, setTicket, visits } from '../steps.ts'

const hadiza = 'CUS-30000107'

export const ST025_011 = retail.task({
  id: 'ST025_011',
  title: 'the washing machine cannot follow her to Ohio',
  level: 'demanding',
  traits: ['customer-moves', 'sums-in-steps', 'effects-that-belong-together'],
  decidedBy: ['POL-05.1', 'POL-10.3'],
  request: `Salaam, this is Hadiza Oyelaran (h.oyelaran@postbox.example). I got the job in Youngstown!! So the washing machine from ORD-40155416 should go to 61 Kettle Lane Apt 3, Youngstown, OH 44505
instead of Pittsburgh. The fitting on Wednesday can stay as it is, I have the keys from Monday on.`,
  customer: `You are Hadiza Oyelaran, bursting with good news. The new address is the one in your message, and complete.

When you hear that the crew does not go to Ohio, ask whether they could not just drop it there; it is only an hour. Then decide: "Then cancel the machine and the men, all of it, and I order again from the new place."
You paid partly with points, you think fifteen hundred, and would like to have those back too; if you are told that they come back by themselves, that is fine. You expect back "the 829 and what the fitting costs". Any sum that
the agent explains is all right. You do not want to leave the order as it is.`,
  records: placedOrder({
    number: '40155416',
    customer: hadiza,
    placed: '2025-09-21T19:35:00Z',
    items: ['SKU-50010041'],
    points: 1500,
    discount: { rule: 'points only' },
    installation: { service: 'appliance_basic', at: '2025-10-08T12:00:00Z', technician: 'TECH-3114' },
  }),
  solution: [
    ...lookUp(hadiza),
    ...orders('40155416'),
    ...visits('40155416'),
    ...read('changing the address of an order with an installation'),
    openTicket('order change', hadiza, 'ORD-40155416: to Youngstown, OH', {
      description: 'Other state: refused. Customer cancels instead, 814.00 goes back.',
    }),
    ...read('cancelling an order with an appointment', 'points of a cancelled order'),
    cancelVisit('40155416', 'customer_cancelled_order'),
    cancel('40155416', 'customer_request'),
    ['get_payment_status', { order_id: 'ORD-40155416' }],
    refund('40155416', hadiza, 814, 'order_cancelled'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    newTicket('order change', hadiza, { status: 'solved' }),
    visitCancelled('40155416'),
    cancelled('40155416'),
    refunded('40155416', 814, 'order_cancelled'),
  ],
})
