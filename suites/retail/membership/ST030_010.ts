import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded } from '../end-states.ts'
import { lookUp, openTicket, parcels, read, refund, setTicket } from '../steps.ts'

const goran = 'CUS-30000116'
const number = '40192240'

export const ST030_010 = retail.task({
  id: 'ST030_010',
  title: 'an expired membership, a vip who wants it renewed, and a parcel for which he asks too little',
  level: 'demanding',
  traits: ['rules-that-meet', 'thin-answers', 'sums-in-steps'],
  decidedBy: ['POL-12.1', 'POL-15.1', 'POL-03.5'],
  request: `Tessendorf, goran@tessendorf-studio.example. My Plus has lapsed, my assistant says, an age ago. Renew it. 59 dollars, agreed, no discussion.
Then the speakers, ORD-40192240. A full week late, paid for overnight. Twelve percent and the postage, as for any member. Do both.`,
  customer: `You are Goran Tessendorf, an architect in Chicago. Short sentences, no small talk, no insults. You hold that one is a member or not; "vip" you take for flattery. If you are told that you need not join, press once: "I pay, you enter it. Where is the difficulty?" Then let it be.

Your order was two soundbars and a hub. If the sum for the late parcel is higher than you thought, say "Correct." and no more. If it is lower than twelve percent and the postage, ask how it comes about. You know neither tiers nor percentages beyond the twelve that you read.`,
  records: {
    ...placedOrder({
      number,
      customer: goran,
      placed: '2025-09-17T07:00:00Z',
      items: [{ sku: 'SKU-50030021', quantity: 2 }, 'SKU-50040021'],
      speed: 'next_day',
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-09-17T15:00:00Z',
        due: '2025-09-18T17:00:00Z',
        delivered: '2025-09-25T08:50:00Z',
      },
    }),
    membershipRecords: [
      {
        id: 'MEM-40000116',
        customer_id: goran,
        start_date: '2022-02-27T00:00:00Z',
        end_date: '2023-02-27T23:59:59Z',
        status: 'expired',
      },
    ],
  },
  solution: [
    ...lookUp(goran),
    ['get_membership_details', { customer_id: goran }],
    ...parcels(number),
    ...read('who may join Plus, tiers', 'compensation for a late parcel', 'which rule wins'),
    openTicket('membership', goran, 'Wants to renew Plus', { description: 'Is a vip: not upgraded.' }),
    openTicket('late parcel', goran, 'ORD-40192240: seven days late', {
      description: '15% of 448.30 is 67.25 (67.245 rounded up), and 29.99 for the delivery.',
    }),
    setTicket('11', { status: 'solved' }),
    refund(number, goran, 97.24, 'late_delivery_compensation'),
    setTicket('12', { status: 'solved' }),
  ],
  expected: [
    newTicket('membership', goran, { status: 'solved' }),
    newTicket('late parcel', goran, { status: 'solved' }),
    refunded(number, 97.24, 'late_delivery_compensation'),
  ],
})
