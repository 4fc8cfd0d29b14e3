import { updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
  threadEntry,
} from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { about, lookUp, openTicket, parcels, read, remarks, setTicket } from '../steps.ts'

const tove = 'CUS-30000105'
const bought = (number: string, sku: string, placed: string, delivered: string) =>
  placedOrder({
    number,
    customer: tove,
    placed,
    items: [sku],
    parcel: { carrier: 'Meridian Freight', shipped: placed, due: delivered, delivered },
  })
const asked = (id: string, number: string, thing: string) =>
  deskTicket({
    id,
    customer: tove,
    subject: `Return of the ${thing}`,
    description: `ORD-${number}. Cannot send it in August, she is in hospital. Asks what is possible.`,
    status: 'pending',
    priority: 'low',
    type: 'task',
    created: '2025-08-29T10:00:00Z',
  })
const goods = { customer: tove, line: 1, reason: 'changed_mind' } as const
const oven: GoodsReturn = { ...goods, order: '40151809', amount: 616.6, restocking: 89.4, shipping: 39 }
const thermostat: GoodsReturn = { ...goods, order: '40151980', amount: 110.05, shipping: 7.95 }

export const ST006_018 = retail.task({
  id: 'ST006_018',
  title: 'a longer window that the lead granted, one that a colleague passed on, and one return in time',
  level: 'demanding',
  traits: ['evidence-before-words', 'who-may', 'batch-with-exceptions', 'sums-in-steps'],
  decidedBy: ['POL-13.4', 'POL-06.1'],
  request: `hej, tove lindahl again, tove.lindahl@inkmail.example, finally out of hospital and walking! three things should go back to you:
the steam oven ORD-40151809, the espresso machine ORD-40151890, the thermostat ORD-40151980. your boss said until october 5 is fine,
for oven and coffee both, you wrote me so. the thermostat is newer anyway`,
  customer: `You are Tove Lindahl from Boise, small letters only, in high spirits. Your email is tove.lindahl@inkmail.example. You spent
three weeks of August and September in hospital. All three things work and are as they should be; you are changing your whole flat.

The oven you have used twice. The espresso machine and the thermostat are unopened. Say so when asked about boxes. You believe that the date holds for
both older things, because somebody at the desk told you; you have no letter. If one of them is refused, be puzzled ("but it was the
same day, the same person even?") and give in. Agree to the sums that are named. Fees are fine, you read about them.`,
  records: joinRecords(
    bought('40151809', 'SKU-50010012', '2025-08-14T09:00:00Z', '2025-08-20T12:15:00Z'),
    bought('40151890', 'SKU-50010031', '2025-08-15T09:00:00Z', '2025-08-21T14:30:00Z'),
    bought('40151980', 'SKU-50020021', '2025-08-30T09:00:00Z', '2025-09-05T10:20:00Z'),
    {
      tickets: [
        asked('11', '40151809', 'oven'),
        asked('12', '40151890', 'espresso machine'),
        colleagueTicket({
          id: '13',
          by: '4',
          subject: 'Late return',
          description:
            'ORD-40151809: I accept the return until 5 October, as she cannot do it earlier. Fees as usual.',
          created: '2025-09-01T08:10:00Z',
        }),
      ],
      ticketComments: [
        threadEntry({
          id: 71000000003,
          ticket: '12',
          author: '1',
          body: 'Teodora grants 5 October, in this case too. I have told the customer.',
          written: '2025-09-01T08:40:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(tove),
    ...remarks('11', '12'),
    ...about('40151809', '40151890'),
    ...parcels('40151809', '40151890', '40151980'),
    ['get_product_details', { sku: 'SKU-50010012' }],
    ...read('return window and fees', 'what the desk lead or a colleague promised', 'ticket handling'),
    openTicket('return', tove, 'ORD-40151980: thermostat goes back, day 26, sealed'),
    sendBack(oven),
    setTicket('11', { status: 'hold' }),
    setTicket('12', { status: 'solved' }),
    sendBack(thermostat),
    setTicket('14', { status: 'hold' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { status: 'hold' }),
    updated(retail.tables.tickets, '12', { status: 'solved' }),
    newTicket('return', tove, { status: 'hold' }),
    sentBack(oven),
    sentBack(thermostat),
  ],
})
