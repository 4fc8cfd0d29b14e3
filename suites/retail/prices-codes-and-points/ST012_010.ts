import { inserted, oneOf, updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, orders, parcels, read, refund, setTicket } from '../steps.ts'

const { tickets, membershipRecords, warrantyClaims } = retail.tables
const leilani = 'CUS-30000114'
/** Either of the two soundbars. */
const soundbar = (line: number, amount: number): GoodsReturn => ({
  order: '40139415',
  line,
  customer: leilani,
  reason: 'changed_mind',
  amount,
})
const otherEffects = [
  newTicket('price', leilani, { status: 'solved' }),
  newTicket('price', leilani, { status: 'solved' }),
  newTicket('return', leilani, { status: 'hold' }),
  newTicket('membership', leilani, { status: 'solved' }),
  updated(tickets, '12', { status: 'hold', priority: 'normal' }),
  refunded('40141862', 13.25, 'discount_correction'),
  updated(membershipRecords, 'MEM-30000006', { points_balance: 7090 }),
  inserted(warrantyClaims, {
    contract_id: 'WCT-40139415',
    customer_id: leilani,
    issue_description: 'Performance degradation',
    status: 'pending',
  }),
]

export const ST012_010 = retail.task({
  id: 'ST012_010',
  title: 'leaving Plus, two dropped codes, a return and a weak vacuum, and then she stays',
  level: 'severe',
  traits: ['sums-in-steps', 'customer-moves', 'time', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['POL-08.2', 'POL-08.3', 'POL-12.3', 'POL-02.3', 'POL-07.3'],
  request: `Aloha, Leilani Voss, leilani.voss@postbox.example.

Please end my Plus membership, I hardly use it. Before I forget, there are some loose ends:
- ORD-40141862: I typed LANTERN15 and used points, and got no code. I asked in September and was told "points count more". Really?
- ORD-40141682: the same story with COZY25.
- ORD-40139415: the vacuum AND one of the two soundbars go back, please. Members have sixty days, and it is day fifty-two, I counted.

Mahalo!`,
  customer: `You are Leilani Voss from Honolulu, warm and chatty, a Plus member. Your email is leilani.voss@postbox.example; the orders are
those in your first message.

Membership: you want to leave, and know that the fee is gone. You have not thought of points. When you hear how many points
would be lost, or that leaving would cost you anything else, you are startled: "Oh no, those points are my Christmas. Then I stay!"
You stay, whatever comes up.

Codes: you know only what you typed. You accept every answer and every sum. You do not insist on the second one.

Soundbars: a Ribbon and a Ribbon Plus. Both work and are just as the page said, but one for the living room is enough. The boxes are open. Which
of the two goes does not matter to you, not even for the price: the agent may choose.

Vacuum: say this when somebody asks about its fault, or whether it works: "it runs, but since September it picks up about half of what it used to
and roars like a hairdryer". It was never dropped or wet. A colleague told you last week to clean the filter; you did, and it
changed nothing. You would rather send it back as a member, and say so once; if that is not possible, the warranty is fine. You have one vacuum only.

You agree to what the agent proposes within the above. When all is arranged, say mahalo and finish.`,
  records: joinRecords(
    placedOrder({
      number: '40141862',
      customer: leilani,
      placed: '2025-09-02T20:15:00Z',
      items: [{ sku: 'SKU-50050011', discount: 20 }, 'SKU-50040021', 'SKU-50060012'],
      points: 3000,
      discount: { code: 'LANTERN15', rule: 'points and member price kept, code dropped', loyalty: true },
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-03T08:00:00Z',
        due: '2025-09-09T17:00:00Z',
        delivered: '2025-09-08T11:30:00Z',
      },
    }),
    placedOrder({
      number: '40141682',
      customer: leilani,
      placed: '2025-08-31T21:40:00Z',
      items: ['SKU-50020012'],
      points: 2000,
      discount: { code: 'COZY25', rule: 'points kept, code dropped' },
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-02T08:00:00Z',
        due: '2025-09-08T17:00:00Z',
        delivered: '2025-09-06T10:00:00Z',
      },
    }),
    placedOrder({
      number: '40139415',
      customer: leilani,
      placed: '2025-08-04T19:05:00Z',
      items: [
        { sku: 'SKU-50010051', warranty: { type: 'manufacturer' } },
        { sku: 'SKU-50030021', discount: 10 },
        { sku: 'SKU-50030022', discount: 10 },
      ],
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-08-05T08:00:00Z',
        due: '2025-08-11T17:00:00Z',
        delivered: '2025-08-10T14:45:00Z',
      },
    }),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: leilani,
          subject: 'Code not taken off',
          description: 'ORD-40141862. LANTERN15 and points entered. Told: the points count more. No change.',
          status: 'closed',
          priority: 'normal',
          type: 'incident',
          created: '2025-09-12T20:00:00Z',
        }),
        deskTicket({
          id: '12',
          customer: leilani,
          subject: 'Vacuum has become weak',
          description:
            'ORD-40139415. Asked her to clean the filter and to write again if that does not help.',
          status: 'pending',
          priority: 'low',
          type: 'incident',
          created: '2025-09-25T20:00:00Z',
        }),
        deskTicket({
          id: '13',
          customer: 'CUS-30000115',
          subject: 'Join Plus?',
          description: 'ORD-40133361. Asked what Plus costs. Told.',
          status: 'solved',
          priority: 'low',
          type: 'question',
          created: '2025-09-30T20:00:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(leilani),
    ...orders('40141862', '40141682'),
    ...parcels('40139415'),
    ['get_discount_application', { order_id: 'ORD-40141862' }],
    ['get_promotion_details', { promo_code: 'LANTERN15' }],
    ['get_membership_details', { customer_id: leilani }],
    ['check_warranty_coverage', { order_id: 'ORD-40139415', sku: 'SKU-50010051' }],
    ...read('codes, points and member prices; corrections', 'leaving the membership', 'defect or return'),
    openTicket('price', leilani, 'ORD-40141862: due 63.25, given 50.00'),
    openTicket('price', leilani, 'ORD-40141682: ordered 31 days ago, no correction'),
    openTicket('return', leilani, 'ORD-40139415: one soundbar, day 52'),
    openTicket('membership', leilani, 'Leaving Plus; stays because of the points'),
    refund('40141862', leilani, 13.25, 'discount_correction'),
    [
      'add_points_to_balance',
      { customer_id: leilani, points_to_add: 3000, points_reason: 'manual_adjustment' },
    ],
    sendBack(soundbar(2, 179.95)),
    [
      'file_warranty_claim',
      {
        contract_id: 'WCT-40139415',
        customer_id: leilani,
        warranty_issue_type: 'performance_degradation',
      },
    ],
    setTicket('12', { status: 'hold', priority: 'normal' }),
    setTicket('14', { status: 'solved' }),
    setTicket('15', { status: 'solved' }),
    setTicket('16', { status: 'hold' }),
    setTicket('17', { status: 'solved' }),
  ],
  expected: oneOf(
    [...otherEffects, sentBack(soundbar(2, 179.95))],
    [...otherEffects, sentBack(soundbar(3, 249.95))],
  ),
})
