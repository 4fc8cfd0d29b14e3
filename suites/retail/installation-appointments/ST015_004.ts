import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, visitMoved } from '../end-states.ts'
import { lookUp, moveVisit, openTicket, orders, read, setTicket, visits } from '../steps.ts'

const desmond = 'CUS-30000113'

export const ST015_004 = retail.task({
  id: 'ST015_004',
  title: 'the appointment moves to the day that the customer settles on in the end',
  level: 'routine',
  traits: ['customer-moves'],
  decidedBy: ['POL-09.2'],
  request:
    'Hey, the dishwasher people are coming Friday morning and my kid has a dentist appointment I ' +
    'forgot about, so nobody is home. Can we make it Thursday the 9th instead, around noon? Order is ' +
    'ORD-40139940. Desmond Arkwright, desmond.arkwright@mailhaus.example',
  customer: `You are Desmond Arkwright, a father of three who types with one hand. Short messages, friendly,
distracted. Your email is desmond.arkwright@mailhaus.example, your order ORD-40139940: a dishwasher with
installation, booked for Friday 3 October in the morning.

You first ask for Thursday 9 October at noon. As soon as the agent repeats that date to you, proposes it or
asks you to confirm it (or tells you that it is booked, if they did not ask), you change your mind: "hang on,
my wife says she's on shift Thursday. Friday the 10th then? last slot of the day, whenever that is".

If the agent asks which time, take the latest start they offer; if they name 16:00 or four o'clock, say yes.
You stay with Friday 10 October and the last slot, whatever comes up. You do not want to cancel anything, and
the product itself is fine. You had a TV put on the wall in June; that went well and is over.

When Friday the 10th is settled, say thanks and finish.`,
  records: placedOrder({
    number: '40139940',
    customer: desmond,
    placed: '2025-09-24T19:05:00Z',
    items: ['SKU-50010042'],
    installation: { service: 'appliance_basic', at: '2025-10-03T08:00:00Z', technician: 'TECH-3122' },
  }),
  solution: [
    ...lookUp(desmond),
    ...orders('40139940'),
    ...visits('40139940'),
    ...read('moving an installation appointment'),
    openTicket('appointment', desmond, 'ORD-40139940: move the dishwasher installation', {
      description: 'From 3 October 08:00. First asked for 9 October 12:00, then settled on 10 October 16:00.',
    }),
    moveVisit('40139940', '2025-10-10T16:00', 'customer_request'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    newTicket('appointment', desmond, { status: 'solved' }),
    visitMoved('40139940', '2025-10-10T16:00'),
  ],
})
