import { updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail, threadEntry } from '../../../sandboxes/retail/index.ts'
import { earlierReturn, type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, parcels, read, remarks, setTicket } from '../steps.ts'

const goran = 'CUS-30000116'
const order = '40151922'
const goods = { order, customer: goran, reason: 'changed_mind' } as const
const dishwasher: GoodsReturn = { ...goods, line: 1, amount: 619, removal: 60 }
const soundbar: GoodsReturn = { ...goods, line: 2, amount: 249.95 }
const blender: GoodsReturn = { ...goods, line: 5, amount: 64.5 }

export const ST006_019 = retail.task({
  id: 'ST006_019',
  title: 'a studio kitchen is given up: five lines, of which two stay and one comes back by half',
  level: 'severe',
  traits: ['batch-with-exceptions', 'evidence-before-words', 'customer-moves', 'sums-in-steps'],
  decidedBy: ['POL-06.2', 'POL-06.3', 'POL-06.4'],
  request: `Tessendorf, goran@tessendorf-studio.example. We give up the annex. ORD-40151922 goes back complete:
dishwasher, both soundbars, laptop, headphones, hand blender.
All in order, nothing broken, all used. VIP, so 75 days and no fees. I make it $2,241.40. Confirm.`,
  customer: `You are Goran Tessendorf, an architect, terse and civil. Your email is goran@tessendorf-studio.example, your order
ORD-40151922 of July for the studio's annex. Ampersham's crew connected the dishwasher. You added up the prices without thinking about
discounts.

As soon as the agent sums up what goes back, or asks you to confirm, you say: "Correction. One soundbar stays, my assistant protests."
That is final. You had the laptop from the outlet shelf and see no difference to a new one. The headphones you once meant to send
back in August and then did not; you have forgotten all about it and say "Possible." when it is mentioned. Where something cannot go back
or a fee applies, ask for the rule in three words and accept it. You want nobody else on the line.`,
  records: joinRecords(
    placedOrder({
      number: order,
      customer: goran,
      placed: '2025-07-14T08:12:00Z',
      items: [
        'SKU-50010042',
        { sku: 'SKU-50030022', quantity: 2, discount: 10 },
        'SKU-50040012',
        'SKU-50030031',
        'SKU-50010021',
      ],
      points: 2500,
      discount: { rule: 'points and member price', loyalty: true },
      installation: {
        service: 'appliance_basic',
        at: '2025-07-21T12:00:00Z',
        technician: 'TECH-3122',
        completed: '2025-07-21T13:40:00Z',
      },
      parcel: {
        carrier: 'Meridian Freight',
        shipped: '2025-07-18T08:00:00Z',
        due: '2025-07-21T17:00:00Z',
        delivered: '2025-07-21T12:05:00Z',
      },
    }),
    {
      rmaRecords: [
        earlierReturn('RMA-40151924', 'cancelled', '2025-08-11T15:02:00Z', {
          ...goods,
          line: 4,
          amount: 159,
        }),
      ],
      tickets: [
        deskTicket({
          id: '11',
          customer: goran,
          subject: 'Headphones back',
          description: 'ORD-40151922, RMA-40151924. Return created, label sent.',
          status: 'solved',
          priority: 'low',
          type: 'task',
          created: '2025-08-11T15:00:00Z',
        }),
      ],
      ticketComments: [
        threadEntry({
          id: 71000000003,
          ticket: '11',
          author: '20',
          body: 'Forget it. They stay.',
          written: '2025-08-14T06:31:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(goran),
    ...parcels(order),
    ...remarks('11'),
    ['get_rma_status', { rma_id: 'RMA-40151924' }],
    ['get_installation_job', { order_id: 'ORD-40151922' }],
    ['get_product_details', { sku: 'SKU-50040012' }],
    ...read('return window, fees and removal', 'a line that was returned before', 'ticket handling'),
    setTicket('11', { status: 'open', priority: 'normal' }),
    sendBack(dishwasher),
    sendBack(soundbar),
    sendBack(blender),
    setTicket('11', { status: 'hold' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { status: 'hold', priority: 'normal' }),
    sentBack(dishwasher),
    sentBack(soundbar),
    sentBack(blender),
  ],
})
