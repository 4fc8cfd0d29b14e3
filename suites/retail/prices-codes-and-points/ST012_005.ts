import { deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded } from '../end-states.ts'
import { lookUp, openTicket, orders, read, refund, setTicket } from '../steps.ts'

const kofi = 'CUS-30000109'
const order = '40160537'

export const ST012_005 = retail.task({
  id: 'ST012_005',
  title: 'a code came off one piece of three, and the engineers have a ticket of their own',
  level: 'demanding',
  traits: ['sums-in-steps', 'look-alikes'],
  decidedBy: ['POL-08.1', 'POL-02.6', 'POL-15.3'],
  request:
    'Morning, just off the night shift so forgive the typos. Order ORD-40160537, two soundbars, headphones and one of those hubs. I used ' +
    'SOUNDCHECK10 and only one soundbar got cheaper?? By 19 dollars. Ten percent off everthing should be more like 68. Kofi ' +
    'Brandvold, kofi.brandvold@mailhaus.example',
  customer: `You are Kofi Brandvold (with a v), a nurse after a long night, good-humoured. Your email is kofi.brandvold@mailhaus.example, your
order ORD-40160537 of 16 September. You entered no points and have none.

You think the code is for the whole basket. If you are told that the hub is not audio, say "fair, it does not sing". You accept the sum that the
agent names; ask once how it comes about. You know of no technical trouble in the shop. Then you go to bed.`,
  records: {
    ...placedOrder({
      number: order,
      customer: kofi,
      placed: '2025-09-16T06:58:00Z',
      items: [{ sku: 'SKU-50030021', discount: 19 }, 'SKU-50030022', 'SKU-50030031', 'SKU-50040021'],
      discount: { code: 'SOUNDCHECK10', rule: 'percentage code only' },
      parcel: {
        carrier: 'Parcelway',
        shipped: '2025-09-17T08:00:00Z',
        due: '2025-09-23T17:00:00Z',
        delivered: '2025-09-22T14:14:00Z',
      },
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: kofi,
        subject: 'SOUNDCHECK10 taken off the first line only',
        description:
          'Checkout fault, seen on ORD-40160537 and nine others. The sums will be put right in a batch after the next release.',
        status: 'hold',
        priority: 'high',
        type: 'problem',
        created: '2025-09-18T13:00:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(kofi),
    ...orders(order),
    ['get_discount_application', { order_id: 'ORD-40160537' }],
    ['get_promotion_details', { promo_code: 'SOUNDCHECK10' }],
    ['get_product_details', { sku: 'SKU-50040021' }],
    ...read('what a percentage code is taken from, correction', 'tickets of the type problem'),
    openTicket('price', kofi, 'ORD-40160537: 10% of 608.90 is 60.89, given 19.00'),
    refund(order, kofi, 41.89, 'discount_correction'),
    setTicket('12', { status: 'solved' }),
  ],
  expected: [newTicket('price', kofi, { status: 'solved' }), refunded(order, 41.89, 'discount_correction')],
})
