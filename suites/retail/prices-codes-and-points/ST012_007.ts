import { updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded } from '../end-states.ts'
import { look, lookUp, openTicket, orders, read, refund, setTicket } from '../steps.ts'

const { tickets, membershipRecords } = retail.tables
const ruben = 'CUS-30000103'
const both = (
  number: string,
  placed: string,
  points: number,
  items: readonly (string | { sku: string; quantity: number })[],
) =>
  placedOrder({
    number,
    customer: ruben,
    placed,
    items,
    points,
    discount: { code: 'LANTERN15', rule: 'points kept, code dropped' },
    parcel: {
      carrier: 'Northbound Express',
      shipped: placed,
      due: '2025-09-29T17:00:00Z',
      delivered: '2025-09-29T10:00:00Z',
    },
  })

export const ST012_007 = retail.task({
  id: 'ST012_007',
  title: 'three times code and points: one at the limit of the desk, one beyond it, one that was right',
  level: 'severe',
  traits: ['batch-with-exceptions', 'sums-in-steps', 'who-may', 'thin-answers'],
  decidedBy: ['POL-14.1', 'POL-14.2', 'POL-08.3'],
  request: `Hey folks, Ruben Achterveld, ruben.achterveld@mailhaus.example. New flat, three orders, same story each time: LANTERN15 typed, points
ticked, points gone, no fifteen percent.

ORD-40160711   TV + soundbar     5,000 pts
ORD-40160771   big TV + espresso 5,500 pts (somebody at yours already said yes to this one, only nothing came)
ORD-40160717   headsets + hub    1,900 pts

Code on all three please, points back on all three. 12,400 of them. Took me years.`,
  customer: `You are Ruben Achterveld from Duluth, a talkative haggler, a Plus member. Your email is ruben.achterveld@mailhaus.example; the
orders are those of your list. For ORD-40160771 a colleague wrote to you last week that you would get 153.20 and your points by Friday; you
have no more than that.

You believe that fifteen percent beat points every time and have not read what the code leaves out. If one order stays as it is because points save you more, say "huh,
the one time I win". If somebody else has to decide about one, ask when you will hear, and whether the agent could not do it in two
portions; when the answer is no, wait. You agree to every sum. You do not ask for a person of your own accord.`,
  records: joinRecords(
    both('40160711', '2025-09-21T18:00:00Z', 5000, ['SKU-50030011', 'SKU-50030021']),
    both('40160771', '2025-09-22T18:30:00Z', 5500, ['SKU-50030012', 'SKU-50010032']),
    both('40160717', '2025-09-23T19:00:00Z', 1900, [{ sku: 'SKU-50060012', quantity: 3 }, 'SKU-50040021']),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: ruben,
          subject: 'Code dropped',
          description: 'ORD-40160771. 15% would be 208.20. Promised him 153.20 and 5,500 points by Friday.',
          status: 'pending',
          priority: 'low',
          type: 'incident',
          created: '2025-09-24T15:45:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(ruben),
    ...orders('40160711', '40160771', '40160717'),
    ['get_discount_application', { order_id: 'ORD-40160711' }],
    ['get_discount_application', { order_id: 'ORD-40160771' }],
    ['get_discount_application', { order_id: 'ORD-40160717' }],
    ['get_promotion_details', { promo_code: 'LANTERN15' }],
    ['get_membership_details', { customer_id: ruben }],
    ...read('code and points together, correction of points', 'handing over, limits', 'ticket handling'),
    openTicket('price', ruben, 'ORD-40160711: 15% of 888.95 is 133.34, given 50.00'),
    openTicket('price', ruben, 'ORD-40160717: 15% of 68.40 is 10.26, the points saved 19.00'),
    refund('40160711', ruben, 83.34, 'discount_correction'),
    [
      'add_points_to_balance',
      { customer_id: ruben, points_to_add: 5000, points_reason: 'manual_adjustment' },
    ],
    setTicket('12', { status: 'solved' }),
    setTicket('13', { status: 'solved' }),
    setTicket('11', { status: 'open', assignee_id: '4', priority: 'normal' }),
    look('11'),
    setTicket('11', { status: 'open' }),
  ],
  expected: [
    updated(tickets, '11', { status: 'open', assignee_id: '4', priority: 'normal' }),
    newTicket('price', ruben, { status: 'solved' }),
    newTicket('price', ruben, { status: 'solved' }),
    refunded('40160711', 83.34, 'discount_correction'),
    updated(membershipRecords, 'MEM-30000002', { points_balance: 8320 }),
  ],
})
