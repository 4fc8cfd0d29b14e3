import { oneOf } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, refunded, replaced } from '../end-states.ts'
import { type GoodsReturn, sentBack } from '../goods-returns.ts'
import { join, joined } from '../memberships.ts'
import { lookUp, openTicket, parcels, read, refund, remarks, replace, setTicket, stock } from '../steps.ts'

const ignatius = 'CUS-30000111'
const bought = (
  number: string,
  skus: string[],
  due: string,
  delivered: string,
  speed: 'standard' | 'expedited',
) =>
  placedOrder({
    number,
    customer: ignatius,
    placed: '2025-09-08T16:00:00Z',
    items: skus,
    speed,
    parcel: { carrier: 'Northbound Express', shipped: '2025-09-09T08:00:00Z', due, delivered },
  })
const cracked: GoodsReturn = {
  order: '40191801',
  line: 1,
  customer: ignatius,
  reason: 'damaged_in_transit',
  defective: true,
  amount: 159,
}
const common = [
  newTicket('membership', ignatius, { status: 'solved' }),
  ...joined(ignatius),
  newTicket('late parcel', ignatius, { status: 'solved' }),
  refunded('40191108', 90, 'late_delivery_compensation'),
  newTicket('late parcel', ignatius, { status: 'solved' }),
]

export const ST030_009 = retail.task({
  id: 'ST030_009',
  title: 'he joins in order to be paid like a member for parcels of before',
  level: 'severe',
  traits: ['rules-that-meet', 'evidence-before-words', 'sums-in-steps', 'effects-that-belong-together'],
  decidedBy: ['POL-12.2', 'POL-15.4', 'POL-15.6', 'POL-04.2'],
  request: `Dear Sir or Madam,

I have studied your terms. Members receive 12 % for a parcel that is a week late. I therefore beg to (a) enter Ampersham Plus, today, at your price, and (b), as a member, to receive what is due for
- ORD-40191108, a television and a hub, eight days late,
- ORD-40191180, a router, likewise late, if not so much.
(c) The headphones of ORD-40191801 came with a cracked cup. New ones or the money, the choice is yours, I have no preference.

I. Pellworth, Eugene, Oregon (i.pellworth@inkmail.example)`,
  customer: `You are Ignatius Pellworth, a retired notary, formal, numbers his paragraphs. You have never been a member. You still want to join when you hear that it brings nothing for earlier orders, "for the years to come"; you agree to 59 dollars a year.

You computed 12% of 1,067.40 and the delivery for the television, and something for the router. You accept whatever sum is explained to you. About the router you wrote in September and consider the answer lost; if you are told that 11.00 were paid then, say "I stand corrected". All dates are as the records have them.

The crack runs across the left cup; you saw it on Friday when you unpacked them, and had told nobody. For (c) you leave the choice to the agent, as often as you are asked.`,
  records: joinRecords(
    bought(
      '40191108',
      ['SKU-50030012', 'SKU-50040021'],
      '2025-09-11T17:00:00Z',
      '2025-09-19T10:40:00Z',
      'expedited',
    ),
    bought('40191180', ['SKU-50050011'], '2025-09-12T17:00:00Z', '2025-09-16T12:10:00Z', 'standard'),
    bought('40191801', ['SKU-50030031'], '2025-09-26T17:00:00Z', '2025-09-26T09:30:00Z', 'standard'),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: ignatius,
          subject: 'Router delayed',
          description: 'ORD-40191180. Asks for its whereabouts. On its way; answered.',
          status: 'closed',
          priority: 'high',
          type: 'incident',
          created: '2025-09-15T09:00:00Z',
          updated: '2025-09-21T06:00:00Z',
        }),
      ],
      comments: [
        {
          id: '4',
          ticket_id: '11',
          author_id: '1',
          body: 'Came on the 16th, four days late. 5%, 11.00, paid. Letter to follow.',
          public: false,
          created_at: '2025-09-17T14:00:00Z',
        },
      ],
    },
  ),
  solution: [
    ...lookUp(ignatius),
    ...parcels('40191108', '40191180', '40191801'),
    ...remarks('11'),
    ...read(
      'joining the membership',
      'compensation for a late parcel',
      'which tier counts',
      'goods damaged on arrival',
    ),
    openTicket('membership', ignatius, 'Joins Ampersham Plus'),
    openTicket('late parcel', ignatius, 'ORD-40191108: eight days late'),
    openTicket('late parcel', ignatius, 'ORD-40191180: compensated on 17 September'),
    openTicket('damaged goods', ignatius, 'ORD-40191801: cracked cup'),
    join(ignatius),
    setTicket('12', { status: 'solved' }),
    refund('40191108', ignatius, 90, 'late_delivery_compensation'),
    setTicket('13', { status: 'solved' }),
    setTicket('14', { status: 'solved' }),
    ...stock('SKU-50030031'),
    replace('40191801', ignatius, 'SKU-50030031', { speed: 'expedited' }),
    setTicket('15', { status: 'solved' }),
  ],
  expected: oneOf(
    [
      ...common,
      newTicket('damaged goods', ignatius, { status: 'solved' }),
      ...replaced(ignatius, 'SKU-50030031', { speed: 'expedited' }),
    ],
    [...common, newTicket('damaged goods', ignatius, { status: 'hold' }), sentBack(cracked)],
  ),
})
