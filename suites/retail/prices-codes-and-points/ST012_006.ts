import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded } from '../end-states.ts'
import { lookUp, openTicket, orders, read, refund, setTicket } from '../steps.ts'

const ignatius = 'CUS-30000111'
const order = '40160619'

export const ST012_006 = retail.task({
  id: 'ST012_006',
  title: 'he has left Plus, so the points that should not have been spent come back as money',
  level: 'demanding',
  traits: ['thin-answers', 'sums-in-steps', 'rules-that-meet'],
  decidedBy: ['POL-08.3', 'POL-08.2'],
  request: `Dear people of Ampersham,

on the 12th of September I placed ORD-40160619 with my grandson's help. He tells me that we entered the coupon LANTERN15 and, to be thorough, all
my 2,400 points besides, and that your machine then kept the points and forgot the coupon. He calls that "a bug". Would you kindly give me
my points back and the fifteen per cent instead?

Your old customer
Ignatius Pellworth (i.pellworth@inkmail.example)`,
  customer: `You are Ignatius Pellworth of Eugene, 79, once a piano tuner, courteous. Your email is i.pellworth@inkmail.example. The order is
ORD-40160619: a hand blender, a robot vacuum at the price for members, and a thermostat.

You were a Plus member until the 20th of September and then left, because you order too little; you say so when it comes up. You
had not thought what this means for points. If you get money in their place, that suits you better. You could not work out the
sum yourself and trust the agent's. You do not want to join again. Close with a kind word about pianos.`,
  records: joinRecords(
    placedOrder({
      number: order,
      customer: ignatius,
      placed: '2025-09-12T14:02:00Z',
      items: ['SKU-50010021', { sku: 'SKU-50010051', discount: 20 }, 'SKU-50020021'],
      points: 2400,
      discount: { code: 'LANTERN15', rule: 'points and member price kept, code dropped', loyalty: true },
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-09-13T08:00:00Z',
        due: '2025-09-19T17:00:00Z',
        delivered: '2025-09-18T16:37:00Z',
      },
    }),
    {
      membershipRecords: [
        {
          id: 'MEM-40000111',
          customer_id: ignatius,
          start_date: '2025-01-15T00:00:00Z',
          end_date: '2026-01-15T23:59:59Z',
          status: 'cancelled',
          points_balance: 310,
        },
      ],
      tickets: [
        deskTicket({
          id: '11',
          customer: ignatius,
          subject: 'Leaving Plus',
          description: 'Left today. Told: no fee back, 310 points lost.',
          status: 'closed',
          priority: 'low',
          type: 'task',
          created: '2025-09-20T09:15:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(ignatius),
    ...orders(order),
    ['get_discount_application', { order_id: 'ORD-40160619' }],
    ['get_promotion_details', { promo_code: 'LANTERN15' }],
    ['get_membership_details', { customer_id: ignatius }],
    ...read('code, points and member price together; correction', 'ticket handling'),
    openTicket('price', ignatius, 'ORD-40160619: due 84.87, of 44.00 given 24.00 were points', {
      description: 'Member price 20.00 and 15% of 432.49, 64.87. No membership any more: points as money.',
    }),
    refund(order, ignatius, 64.87, 'discount_correction'),
    setTicket('12', { status: 'solved' }),
  ],
  expected: [
    newTicket('price', ignatius, { status: 'solved' }),
    refunded(order, 64.87, 'discount_correction'),
  ],
})
