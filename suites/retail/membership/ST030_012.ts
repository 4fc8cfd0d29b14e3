import { oneOf, updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail, threadEntry } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { leave, left } from '../memberships.ts'
import { lookUp, openTicket, parcels, read, remarks, setTicket } from '../steps.ts'

const ruben = 'CUS-30000103'
const order = '40193317'
const soundbar = (line: number): GoodsReturn => ({
  order,
  line,
  customer: ruben,
  reason: 'changed_mind',
  amount: 189.95,
})
const expected = (line: number) => [
  updated(retail.tables.tickets, '11', { status: 'solved' }),
  newTicket('return', ruben, { status: 'hold' }),
  sentBack(soundbar(line)),
  ...left('MEM-30000002', ruben),
]

export const ST030_012 = retail.task({
  id: 'ST030_012',
  title: 'a leaving that was only announced lets him return a soundbar before he goes',
  level: 'demanding',
  traits: ['undoing', 'customer-moves', 'effects-that-belong-together', 'time'],
  decidedBy: ['POL-12.3', 'POL-06.1', 'POL-15.6'],
  request: `Hello. Three weeks ago, on 10 September, I left Plus; I have your letter that it will be done. Your page still calls me a member. Please see that it is finished, and dated the 10th. Ruben Achterveld, ruben.achterveld@mailhaus.example, one of my orders is ORD-40193317.`,
  customer: `You are Ruben Achterveld from Minnesota, engineer on a ship, who thinks before he speaks. You agreed to lose the fee and the points, and still do; 3,320 of them do not move you. Being back-dated would be tidy, no more.

You also have two equal soundbars from ORD-40193317, of which you need one; the boxes are opened, both play well. You believe that you missed the day for that, because you take yourself for a standard customer since the 10th. Do not speak of them at first. As soon as you hear that you still are a member, or are asked to confirm that you leave,
you reflect: "If I am a member until I say so: one of the soundbars goes back first, opened, and then I leave. Members have sixty days and no fees, do they not?" Either of the two, you do not care which. You confirm the return and then the leaving. If the membership has been ended before you could say it, mention the soundbar all the same; if it is refused then,
you are silent for a while and finish.`,
  records: joinRecords(
    placedOrder({
      number: order,
      customer: ruben,
      placed: '2025-08-06T10:00:00Z',
      items: ['SKU-50030021', 'SKU-50030021'],
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-08-07T08:00:00Z',
        due: '2025-08-13T17:00:00Z',
        delivered: '2025-08-12T11:20:00Z',
      },
    }),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: ruben,
          subject: 'Leaves Plus',
          description: 'Knows that the fee is not paid back and that 3,320 points are lost. Agrees.',
          status: 'hold',
          priority: 'low',
          type: 'task',
          created: '2025-09-10T06:00:00Z',
        }),
      ],
      ticketComments: [
        threadEntry({
          id: 71000000003,
          ticket: '11',
          author: '1',
          body: 'The system for memberships is being serviced. It will be done as soon as it is back, you need not write again.',
          written: '2025-09-10T06:20:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(ruben),
    ['get_membership_details', { customer_id: ruben }],
    ...remarks('11'),
    ...read('leaving the membership', 'whether it was done before'),
    ...parcels(order),
    ...read('return window and fees by tier'),
    openTicket('return', ruben, 'ORD-40193317: one of two soundbars, day 50 of 60'),
    sendBack(soundbar(2)),
    setTicket('12', { status: 'hold' }),
    leave(ruben),
    setTicket('11', { status: 'solved' }),
  ],
  expected: oneOf(expected(1), expected(2)),
})
