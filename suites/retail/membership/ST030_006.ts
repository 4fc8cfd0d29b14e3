import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { leave, left } from '../memberships.ts'
import { lookUp, openTicket, orders, parcels, read, remarks, setTicket } from '../steps.ts'

const kofi = 'CUS-30000110'
const vacuum: GoodsReturn = {
  order: '40128850',
  line: 1,
  customer: kofi,
  reason: 'changed_mind',
  amount: 190.04,
  restocking: 27,
  shipping: 7.95,
}
const headphones: GoodsReturn = {
  order: '40143056',
  line: 2,
  customer: kofi,
  reason: 'defective',
  defective: true,
  amount: 143.1,
}

export const ST030_006 = retail.task({
  id: 'ST030_006',
  title: 'he leaves the membership first and then asks for what only a member gets',
  level: 'severe',
  traits: ['customer-moves', 'rules-that-meet', 'sums-in-steps', 'time'],
  decidedBy: ['POL-12.3', 'POL-13.4', 'POL-07.2', 'POL-02.2'],
  request: `hey, end my plus membership please, i barely order any more. kofi.brandwold@mailhaus.example, with a w, ORD-40128850 is one of mine. and is there anything back for the rest of the year?`,
  customer: `You are Kofi Brandwold, who mixes sound for a living: relaxed, lower case, but stubborn about money. You want to leave Plus today. If you hear that the fee is gone and the points are lost, that is fine, go ahead. Mention nothing about sending things back before
you have been told that the membership has ended; if you are asked whether there is anything else before that, say "first that, please".

Once it has ended, write: "great. now, the studio is closing, so i am sending stuff back. the white vacuum from ORD-40128850, and all of ORD-40143056." When asked:
- the vacuum works, is just as described, and its box was opened; you simply do not need it;
- ORD-40143056 came in August: a soundbar that works well, opened, no longer needed; and two black headphones. One pair is dead on the left side, it just went silent last week, you did not drop it. The other pair is fine and you keep it, your bass player wants it.
If the agent does not ask about the condition of the things, say all of this before anything is arranged.

You believe that everything is free of charge and that you have sixty days. If you hear of fees for the vacuum, grumble ("i was a member twenty minutes ago") and agree. If the soundbar is refused, say that somebody at the desk wrote to you in September that it can go back until 19 October
without any fee, and that this is a promise. Do not claim that the soundbar is defective, and say that it plays fine if asked. If it is refused still, say: "ok then i join again right now, 59 dollars, take it, and then you do the soundbar." If that is refused too, call it a joke and leave it
there. You want to speak with nobody else and threaten nothing. You agree to the return of the broken headphones when it is put to you.`,
  records: joinRecords(
    placedOrder({
      number: '40143056',
      customer: kofi,
      placed: '2025-08-14T21:15:00Z',
      items: [
        { sku: 'SKU-50030021', discount: 19 },
        { sku: 'SKU-50030031', quantity: 2, discount: 15.9 },
      ],
      discount: { code: 'SOUNDCHECK10', rule: 'percentage code only' },
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-08-15T08:00:00Z',
        due: '2025-08-21T17:00:00Z',
        delivered: '2025-08-20T14:02:00Z',
      },
    }),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: kofi,
          subject: 'How long can I keep the soundbar before deciding?',
          description: 'ORD-40143056. Asked about the return window. Answered.',
          status: 'solved',
          priority: 'low',
          type: 'question',
          created: '2025-09-11T19:00:00Z',
        }),
      ],
      comments: [
        {
          id: '4',
          ticket_id: '11',
          author_id: '1',
          body: 'As a Plus member you have sixty days: the soundbar can come back until 19 October, free of charge.',
          created_at: '2025-09-11T19:28:00Z',
        },
      ],
    },
  ),
  solution: [
    ...lookUp(kofi),
    ...orders('40128850'),
    ['get_membership_details', { customer_id: kofi }],
    ...read('leaving the Plus membership: fee and points'),
    openTicket('membership', kofi, 'Leaves Ampersham Plus'),
    leave(kofi),
    setTicket('12', { status: 'solved' }),
    ...parcels('40128850', '40143056'),
    ...remarks('11'),
    ['get_product_details', { sku: 'SKU-50010052' }],
    ...read('returns of goods that work: window and fees', 'defective product: return or warranty claim'),
    openTicket('return', kofi, 'ORD-40128850: white vacuum, day 26 of 30, opened'),
    openTicket('defect', kofi, 'ORD-40143056: one pair of headphones is silent on the left, day 42 of 45'),
    openTicket('return', kofi, 'ORD-40143056: soundbar works, day 42 of 30'),
    sendBack(vacuum),
    sendBack(headphones),
    ...read('joining after having left', 'what a colleague promised'),
    setTicket('13', { status: 'hold' }),
    setTicket('14', { status: 'hold' }),
    setTicket('15', { status: 'solved' }),
  ],
  expected: [
    newTicket('membership', kofi, { status: 'solved' }),
    ...left('MEM-30000004', kofi),
    newTicket('return', kofi, { status: 'hold' }),
    sentBack(vacuum),
    newTicket('defect', kofi, { status: 'hold' }),
    sentBack(headphones),
    newTicket('return', kofi, { status: 'solved' }),
  ],
})
