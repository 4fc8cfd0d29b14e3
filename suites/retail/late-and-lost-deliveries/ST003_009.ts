import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const daphne = 'CUS-30000102'

export const ST003_009 = retail.task({
  id: 'ST003_009',
  title: 'a parcel that the carrier calls delayed, and whose date is tomorrow, is a question',
  level: 'routine',
  traits: ['nothing-to-do'],
  decidedBy: ['POL-03.1', 'POL-03.3', 'POL-02.6'],
  request: `Hi, Daphne Okonkwo (daphne.okonkwo@postbox.example). My blender set, ORD-40141420, now says "delayed" and the
carrier's map has Saturday in it. I paid fifteen dollars for the quick delivery, so I would like those fifteen back now. It
is coming straight from Brunholt, not from you, in case that changes anything.`,
  customer: `You are Daphne Okonkwo in Knoxville, polite, a little anxious. Order ORD-40141420, two hand blenders for a cooking class
that begins on Sunday. You know "delayed" and Saturday, 4 October, from the carrier's map only. Your confirmation mail named a day too, but you have
deleted it.

When you hear the date that the shop stands by, ask what you get if the parcel misses it. If the agent explains, or says that you may write again
then, you are content. If money is offered now, take it. You have nothing else.`,
  records: placedOrder({
    number: '40141420',
    customer: daphne,
    placed: '2025-09-28T18:12:00Z',
    items: [{ sku: 'SKU-50010021', quantity: 2 }],
    speed: 'expedited',
    dropShip: true,
    parcel: {
      carrier: 'Northbound Express',
      shipped: '2025-09-29T15:00:00Z',
      due: '2025-10-02T17:00:00Z',
      tracking: 'delayed',
      at: 'Lexington, KY',
      seen: '2025-10-01T04:18:00Z',
      carrierHopes: '2025-10-04T17:00:00Z',
    },
  }),
  solution: [
    ...lookUp(daphne),
    ...parcels('40141420'),
    ...read('parcel delayed, estimate not passed', 'type, priority and status of a ticket'),
    openTicket('question', daphne, 'ORD-40141420: when does it come?', {
      description: 'Tracking says delayed. Our date is 2 October and has not passed: nothing to pay. Told.',
    }),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [newTicket('question', daphne, { status: 'solved' })],
})
