import { inserted, updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const { tickets, membershipRecords, customerProfiles } = retail.tables
const daphne = 'CUS-30000102'
const order = '40151744'
const television: GoodsReturn = { order, line: 1, customer: daphne, reason: 'changed_mind', amount: 999 }

export const ST006_017 = retail.task({
  id: 'ST006_017',
  title: 'her membership had run out, and joining again opens the window for a TV',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'customer-moves', 'effects-that-belong-together'],
  decidedBy: ['POL-06.1', 'POL-12.2', 'POL-02.2'],
  request:
    'Good afternoon, this is Daphne Okonkwo (daphne.okonkwo@postbox.example) about ORD-40151744, the 65 inch set. It eats my ' +
    'whole living room. As a Plus member I have sixty days and pay no fees, so I should like it collected, please, and ' +
    'the $999 refunded.',
  customer: `You are Daphne Okonkwo from Knoxville, a retired choir director. Your email is daphne.okonkwo@postbox.example. The TV from
ORD-40151744 works perfectly, stands on its feet in the living room, and is simply too big. It came in August. The box has been opened; it
is in the garage.

You joined Plus last summer. In August you wrote to the shop because your bank had sent a new card; you took that for settled and believe that
Plus went on. If you hear that it has run out, you are astonished. As soon as you are told that the TV cannot come back, or that you
are not a member, you ask: "And if I join again, right now, today? Nobody makes such a thing clear in a letter." You gladly pay the $59 a year when the agent names it. You have never cancelled
anything. You would not settle for less than the return after joining. When both things are arranged, you
wish the agent a blessed day.`,
  records: joinRecords(
    placedOrder({
      number: order,
      customer: daphne,
      placed: '2025-08-13T18:03:00Z',
      items: ['SKU-50030012'],
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-08-15T08:00:00Z',
        due: '2025-08-22T17:00:00Z',
        delivered: '2025-08-22T11:45:00Z',
      },
    }),
    {
      membershipRecords: [
        {
          id: 'MEM-40000102',
          customer_id: daphne,
          start_date: '2024-08-20T00:00:00Z',
          end_date: '2025-08-20T23:59:59Z',
          status: 'expired',
          points_balance: 212,
        },
      ],
      tickets: [
        deskTicket({
          id: '11',
          customer: daphne,
          subject: 'New card',
          description:
            'Plus ends on 20 August, renewal impossible with the old card. Told her; she thinks about it.',
          status: 'pending',
          priority: 'low',
          type: 'task',
          created: '2025-08-18T10:25:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(daphne),
    ...parcels(order),
    ['get_membership_details', { customer_id: daphne }],
    ...read('return window by tier', 'joining the membership', 'ticket handling'),
    openTicket('return', daphne, 'ORD-40151744: wants to return a TV, day 40'),
    setTicket('11', { status: 'open' }),
    ['update_membership_status', { customer_id: daphne, action: 'upgrade', membership_type: 'plus' }],
    sendBack(television),
    setTicket('11', { status: 'solved' }),
    setTicket('12', { status: 'hold' }),
  ],
  expected: [
    newTicket('return', daphne, { status: 'hold' }),
    updated(tickets, '11', { status: 'solved' }),
    inserted(membershipRecords, {
      id: 'MEM-20000001',
      customer_id: daphne,
      start_date: '2025-10-01T00:00:00Z',
      end_date: '2026-10-01T23:59:59.999999Z',
    }),
    updated(customerProfiles, daphne, { customer_tier: 'plus_member' }),
    sentBack(television),
  ],
})
