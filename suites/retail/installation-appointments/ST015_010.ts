import { oneOf } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, visitMoved } from '../end-states.ts'
import { lookUp, moveVisit, openTicket, parcels, read, setTicket, visits } from '../steps.ts'

const kofi = 'CUS-30000110'
const ticket = newTicket('faulty work', kofi, { status: 'hold' })

export const ST015_010 = retail.task({
  id: 'ST015_010',
  title: 'a crooked television, ninety days after the crew really came',
  level: 'demanding',
  traits: ['evidence-before-words', 'time'],
  decidedBy: ['POL-09.4', 'POL-15.5'],
  request: `Hello, Kofi Brandwold here (kofi.brandwold@mailhaus.example). The bracket behind our big TV, ORD-40152384, has slipped on the left. You can see it from
the street by now. Your card on the fridge says you were here on 1 July, which makes ninety-two days, so I know I missed your guarantee by a whisker. What do you
charge for a visit, the 109 again? Book me in: Tuesday the 7th at eight or Thursday the 9th at four, whichever your people like better.`,
  customer: `You are Kofi Brandwold in Madison (with a w, and no relation of the nurse). Relaxed, jokes about himself. The television itself is perfect; only the bracket gives way, and nobody
has touched it. The first of July is what the fridge says; if you are told that the crew came on another day, you remember that they rang and came "two days late, with cake".

You would pay for the visit and are delighted if you need not. Tuesday 7 October at eight and Thursday 9 October at four suit you equally well; if you are
asked to choose, say "you pick". You do not want money back, and no new TV.`,
  records: placedOrder({
    number: '40152384',
    customer: kofi,
    placed: '2025-06-23T18:00:00Z',
    items: ['SKU-50030012'],
    parcel: {
      carrier: 'Meridian Freight',
      shipped: '2025-06-26T08:00:00Z',
      due: '2025-07-01T17:00:00Z',
      delivered: '2025-06-30T12:20:00Z',
    },
    installation: {
      service: 'tv_mounting',
      at: '2025-07-01T12:00:00Z',
      technician: 'TECH-3175',
      completed: '2025-07-03T14:20:00Z',
    },
  }),
  solution: [
    ...lookUp(kofi),
    ...parcels('40152384'),
    ...visits('40152384'),
    ...read('faulty installation work, how long', 'counting days'),
    openTicket('faulty work', kofi, 'ORD-40152384: bracket has slipped', {
      description: 'Completed on 3 July, day 90. The crew comes again, free of charge.',
    }),
    moveVisit('40152384', '2025-10-07T08:00', 'workmanship_issue'),
    setTicket('11', { status: 'hold' }),
  ],
  expected: oneOf(
    [ticket, visitMoved('40152384', '2025-10-07T08:00', { status: 'scheduled' })],
    [ticket, visitMoved('40152384', '2025-10-09T16:00', { status: 'scheduled' })],
  ),
})
