import { joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { cancelled, newTicket } from '../end-states.ts'
import { cancel, look, lookUp, openTicket, orders, read, setTicket } from '../steps.ts'

const ruben = 'CUS-30000103'
const unpaid = { customer: ruben, payment: 'declined' } as const
const all = ['40184409', '40184490', '40184940']

export const ST028_007 = retail.task({
  id: 'ST028_007',
  title: 'of three payments that did not go through, one is for a laptop that he knows nothing of',
  level: 'severe',
  traits: ['rules-that-meet', 'batch-with-exceptions', 'customer-moves', 'time'],
  decidedBy: ['POL-13.5', 'POL-15.1', 'POL-11.1'],
  request: `Hello, Ruben Achterveld, ruben.achterveld@mailhaus.example. After two weeks at sea I find three mails "your payment did not go through" and do not know what you expect of me:
1. thermostat, ORD-40184409. Must have been the old card. I would pay it now.
2. laptop, ORD-40184490. I have no laptop from you, must be some mix-up, do with it whatever you do with such things.
3. headphones, ORD-40184940, a present for my cousin Robin. Ordered yesterday from the harbour, bad connection.
Fair winds, R.`,
  customer: `You are Ruben Achterveld in Duluth, a ship's engineer, calm and brief. The thermostat you ordered on Sunday by satellite. The headphones you ordered yesterday; they go to your own house, Robin fetches them. Both you want.

You did not order a laptop, nor did anybody in your house; you live alone. Tell this when asked. You do not know the address in Reno that it was to go to. You would find it tidiest to have the laptop order cancelled at once
and say so once: "it is unpaid anyhow, is it not? Strike it." If a colleague looks into it instead, that is fine.

If you hear that the thermostat is cancelled, you order it again tonight. For the headphones you say that you try another card tonight. You name no card numbers.`,
  records: joinRecords(
    placedOrder({ ...unpaid, number: '40184409', placed: '2025-09-28T10:00:00Z', items: ['SKU-50020021'] }),
    placedOrder({
      ...unpaid,
      number: '40184490',
      placed: '2025-09-28T04:12:00Z',
      items: ['SKU-50040011'],
      speed: 'next_day',
      to: ['902 Sagebrush Plaza Lot 14', 'Reno', 'NV', '89502'],
    }),
    placedOrder({ ...unpaid, number: '40184940', placed: '2025-09-30T16:30:00Z', items: ['SKU-50030031'] }),
  ),
  solution: [
    ...lookUp(ruben),
    ...orders(...all),
    ...all.map((number) => ['get_payment_status', { order_id: `ORD-${number}` }] as const),
    ...read(
      'payment declined more than 72 hours ago',
      'order that the customer did not place',
      'which rule wins',
    ),
    openTicket('payment', ruben, 'ORD-40184409: declined 75 hours ago'),
    openTicket('misuse', ruben, 'ORD-40184490: not ordered by the customer', { assignee_id: '2' }),
    look('12'),
    setTicket('12', { status: 'open' }),
    openTicket('payment', ruben, 'ORD-40184940: declined yesterday'),
    cancel('40184409', 'payment_failed'),
    setTicket('11', { status: 'solved' }),
    setTicket('13', { status: 'pending' }),
  ],
  expected: [
    newTicket('payment', ruben, { status: 'solved' }),
    cancelled('40184409'),
    newTicket('misuse', ruben, { status: 'open', assignee_id: '2' }),
    newTicket('payment', ruben, { status: 'pending' }),
  ],
})
