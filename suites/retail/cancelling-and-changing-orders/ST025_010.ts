import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, orders, read, setTicket, visits } from '../steps.ts'

const daphne = 'CUS-30000102'

export const ST025_010 = retail.task({
  id: 'ST025_010',
  title: 'a laundry room for 2,501.95 is cancelled by the desk lead or not at all',
  level: 'demanding',
  traits: ['nothing-to-do', 'rules-that-meet', 'thin-answers'],
  decidedBy: ['POL-10.3', 'POL-14.2'],
  request: `Good morning! Daphne Okonkwo, daphne.okonkwo@postbox.example, order ORD-40155038. It breaks my heart: the bank said no to the guest house, so I shall not need two washing machines, a
dishwasher and something to hear music with. Could you please call the crew off (they are due on the 10th, I think) and cancel the lot? I paid some two and a half thousand, less a coupon.`,
  customer: `You are Daphne Okonkwo in Knoxville, gentle and a bit tearful, always polite. You want the whole order gone, crew included, and your money back. You know nothing of limits.

If you are told that a colleague has to decide: "Oh. And will that be quick? The crew comes on the 10th." An answer within one business day is good enough. If you are asked to leave out the soundbar, to take the
money in two parts, or to cancel the crew only for now, say that you leave that entirely to the shop. You have not thought of keeping anything. Delphine is somebody else.`,
  records: placedOrder({
    number: '40155038',
    customer: daphne,
    placed: '2025-09-26T12:00:00Z',
    items: [{ sku: 'SKU-50010041', quantity: 2 }, 'SKU-50010042', { sku: 'SKU-50030021', discount: 25 }],
    discount: { code: 'COZY25', rule: 'fixed code only' },
    installation: { service: 'appliance_advanced', at: '2025-10-10T08:00:00Z', technician: 'TECH-3181' },
  }),
  solution: [
    ...lookUp(daphne),
    ...orders('40155038'),
    ...visits('40155038'),
    ['get_payment_status', { order_id: 'ORD-40155038' }],
    ...read('cancelling an order with an appointment, money back', 'handing over to the desk lead'),
    openTicket('cancelling', daphne, 'ORD-40155038: cancel everything', {
      description:
        'installation_scheduled, 2,501.95 would have to be refunded: above the limit. Nothing changed.',
    }),
    setTicket('11', { assignee_id: '4', status: 'open' }),
  ],
  expected: [newTicket('cancelling', daphne, { status: 'open', assignee_id: '4' })],
})
