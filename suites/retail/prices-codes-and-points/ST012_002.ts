import { updated } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded } from '../end-states.ts'
import { lookUp, openTicket, orders, read, refund, setTicket } from '../steps.ts'

const yuki = 'CUS-30000112'
const order = '40139034'

export const ST012_002 = retail.task({
  id: 'ST012_002',
  title: 'the checkout kept the points and dropped the better code',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'sums-in-steps'],
  decidedBy: ['POL-08.2', 'POL-08.3'],
  request:
    'ok so I put in LANTERN15 at the checkout AND used 2000 points, and it only took the points?? On a ' +
    'four-hundred-dollar order. I did the maths, fifteen percent of 438.85 is 65.83, so you owe me ' +
    '65.83. yuki.marchetti@postbox.example / ORD-40139034',
  customer: `You are Yuki Marchetti, quick, cheerful and good at spotting deals. Your email is
yuki.marchetti@postbox.example, your order ORD-40139034 of 22 September: a router, a satellite and a headset.
You entered the code LANTERN15 and then 2000 points, and the confirmation shows $20.00 off and no code.

You think that the code takes 15% off everything and that you keep the discount for the points as well. You
have not read the conditions of the code. If you are told that it does not apply to the headset, or that code
and points do not add up, say "ugh, fine" and ask what you do get. If you are told that you get points back,
you are pleased. You ask about nothing else; your other orders are fine.

When you know your amount and your points, you are happy and say bye.`,
  records: placedOrder({
    number: order,
    customer: yuki,
    placed: '2025-09-22T04:48:00Z',
    items: ['SKU-50050011', 'SKU-50050012', 'SKU-50060012'],
    points: 2000,
    discount: { code: 'LANTERN15', rule: 'points kept, code dropped' },
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-09-23T08:00:00Z',
      due: '2025-09-29T17:00:00Z',
      delivered: '2025-09-27T15:44:00Z',
    },
  }),
  solution: [
    ...lookUp(yuki),
    ...orders(order),
    ['get_discount_application', { order_id: 'ORD-40139034' }],
    ['get_promotion_details', { promo_code: 'LANTERN15' }],
    ['get_membership_details', { customer_id: yuki }],
    ...read('percentage code and points entered together, correction of a discount', 'ticket handling'),
    openTicket('price', yuki, 'ORD-40139034: code dropped at the checkout', {
      description: '15% of 349.85 (not on Polykon) is 52.48; 20.00 was given for 2000 points.',
    }),
    refund(order, yuki, 32.48, 'discount_correction'),
    ['add_points_to_balance', { customer_id: yuki, points_to_add: 2000, points_reason: 'manual_adjustment' }],
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    newTicket('price', yuki, { status: 'solved' }),
    refunded(order, 32.48, 'discount_correction'),
    updated(retail.tables.membershipRecords, 'MEM-30000005', { points_balance: 3875 }),
  ],
})
