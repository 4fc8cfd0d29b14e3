import { placedOrder, profile, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded } from '../end-states.ts'
import { lookUp, openTicket, parcels, read, refund, setTicket } from '../steps.ts'

const tove = { id: 'CUS-30000105', tier: 'plus_member' } as const

export const ST003_012 = retail.task({
  id: 'ST003_012',
  title: 'who joins while the parcel is on its way is compensated as the customer of before',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'sums-in-steps'],
  decidedBy: ['POL-15.4', 'POL-03.5'],
  request: `hello hello, tove lindahl (tove.lindahl@inkmail.example). the big tv + headset, ORD-40141305, rolled in nine days behind schedule.
delivery was not free either. i pay for plus, so: twelve percent plus the postage, right? my own sum says 145.56 and i would love to hear a yes`,
  customer: `You are Tove Lindahl in Boise, cheerful, writes small letters only. Your order ORD-40141305 held a 65 inch TV and a gaming headset,
with expedited delivery; the dates on record are fine with you. You joined Ampersham Plus in September, "when I was waiting for the thing anyway and
bored"; say so if anybody asks when. You read about the twelve percent on a forum.

If the sum that is named is lower than yours, ask for the reason once, and take it. If it is yours, be glad. You want nothing else.`,
  records: {
    ...placedOrder({
      number: '40141305',
      customer: tove.id,
      placed: '2025-09-08T19:30:00Z',
      items: ['SKU-50030012', 'SKU-50060012'],
      speed: 'expedited',
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-09-09T15:00:00Z',
        due: '2025-09-12T17:00:00Z',
        delivered: '2025-09-21T11:05:00Z',
      },
    }),
    customerProfiles: [profile(tove.id, { customer_tier: 'plus_member' })],
    membershipRecords: [
      {
        id: 'MEM-30000021',
        customer_id: tove.id,
        start_date: '2025-09-16T00:00:00Z',
        end_date: '2026-09-16T23:59:59Z',
      },
    ],
  },
  solution: [
    ...lookUp(tove),
    ...parcels('40141305'),
    ...read('compensation for a late delivery', 'which tier counts, joined after the order'),
    ['get_membership_details', { customer_id: tove.id }],
    openTicket('late parcel', tove, 'ORD-40141305 nine days late', {
      description:
        'Joined on 16 September, ordered on the 8th: standard. 10% of 1,088.00 is capped at 75.00, plus 15.00.',
    }),
    refund('40141305', tove, 90, 'late_delivery_compensation'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    newTicket('late parcel', tove, { status: 'solved' }),
    refunded('40141305', 90, 'late_delivery_compensation'),
  ],
})
