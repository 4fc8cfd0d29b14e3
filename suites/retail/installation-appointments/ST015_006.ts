import { updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  placedOrder,
  retail,
  threadEntry,
} from '../../../sandboxes/retail/index.ts'
import { visitMoved } from '../end-states.ts'
import { about, lookUp, moveVisit, orders, read, setTicket, visits } from '../steps.ts'

const hamish = 'CUS-30000106'

export const ST015_006 = retail.task({
  id: 'ST015_006',
  title: 'a visit nineteen hours away may move, since the crew is ill and nobody has told him',
  level: 'demanding',
  traits: ['evidence-before-words', 'time', 'customer-moves'],
  decidedBy: ['POL-09.2'],
  request: `Good day. Your fitters are booked at mine for eight tomorrow (washing machine, order ORD-40150447) and I have just been called up as a
juror, tomorrow, nine sharp. It is my own fault for opening the post so late. If it costs something to shift it, so be it. Sunday the 5th, about two?
Hamish Oyelaran, hamish.oyelaran@postbox.example`,
  customer: `You are Hamish Oyelaran in Pittsburgh, a courteous Scot who blames himself for everything. You moved this visit once before, from 29 September.
Nobody has written to you since. You do not know that the crew has troubles of its own; if you are told, you laugh: "well, that is luck for me".

You want Sunday 5 October at two. When you hear that there are no visits on a Sunday or none at two, take Saturday 4 October, and of the starts
that are named the last one, four in the afternoon. If you are told that tomorrow's visit cannot be moved any more, you sigh and say that you will ask your neighbour.
You do not want to cancel.`,
  records: {
    ...placedOrder({
      number: '40150447',
      customer: hamish,
      placed: '2025-09-18T09:25:00Z',
      items: ['SKU-50010041'],
      installation: { service: 'appliance_basic', at: '2025-10-02T08:00:00Z', technician: 'TECH-3114' },
    }),
    tickets: [
      deskTicket({
        id: '11',
        customer: hamish,
        subject: 'Washing machine: 2 October instead of 29 September',
        description: 'ORD-40150447. Moved to 2 October 08:00 as he asked.',
        status: 'open',
        priority: 'normal',
        type: 'task',
        created: '2025-09-24T13:00:00Z',
        updated: '2025-10-01T07:10:00Z',
      }),
      colleagueTicket({
        id: '12',
        by: '24',
        subject: 'Crew ill',
        description:
          'ORD-40150447, 2 October: TECH-3114 rang in sick until Friday, no other crew for that morning. Customer not told yet.',
        created: '2025-10-01T07:10:00Z',
      }),
    ],
    ticketComments: [
      threadEntry({
        id: 71000000021,
        ticket: '11',
        author: '10',
        body: 'Thank you, the 2nd suits me perfectly.',
        written: '2025-09-24T13:20:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(hamish),
    ...orders('40150447'),
    ...visits('40150447'),
    ...about('40150447'),
    ...read('moving an installation appointment less than 24 hours before'),
    moveVisit('40150447', '2025-10-04T16:00', 'technician_unavailable'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { status: 'solved' }),
    visitMoved('40150447', '2025-10-04T16:00'),
  ],
})
