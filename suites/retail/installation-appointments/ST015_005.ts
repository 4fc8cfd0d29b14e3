import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { lookUp, openTicket, orders, read, setTicket, visits } from '../steps.ts'

const yuki = 'CUS-30000112'

export const ST015_005 = retail.task({
  id: 'ST015_005',
  title: 'noon tomorrow is too soon to move, however early it is in San Diego',
  level: 'routine',
  traits: ['time', 'nothing-to-do'],
  decidedBy: ['POL-09.2', 'POL-15.2'],
  request: `hiya! yuki marchetti, yuki.marchetti@postbox.example, ORD-40150318. my tv gets hung up tomorrow at noon but i want to go surfing
instead :) did the maths so you don't have to: it is 6 in the morning here, so noon tomorrow is 30 hours off and moving is free. tuesday at 8 please!`,
  customer: `You are Yuki Marchetti in San Diego, California. Everything in small letters, sunny, a little know-it-all about numbers. Your order
is ORD-40150318: a 55 inch TV with wall mounting, due tomorrow, Thursday 2 October, at noon. You want Tuesday 7 October at eight.

If you hear that it is too late, argue with your clock once ("but it's 30 hours for me?"). If the answer stays no, your flatmate Bea will
open the door: "ok ok, bea is home anyway". You keep the TV and the mounting. You would not pay to move it.`,
  records: placedOrder({
    number: '40150318',
    customer: yuki,
    placed: '2025-09-22T17:40:00Z',
    items: ['SKU-50030011'],
    installation: { service: 'tv_mounting', at: '2025-10-02T12:00:00Z', technician: 'TECH-3151' },
  }),
  solution: [
    ...lookUp(yuki),
    ...orders('40150318'),
    ...visits('40150318'),
    ...read('moving an installation appointment, 24 hours and time zones'),
    openTicket('appointment', yuki, 'ORD-40150318: move the TV mounting', {
      description: 'Visit 2 October 12:00, 23 hours away. It stands.',
    }),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [newTicket('appointment', yuki, { status: 'solved' })],
})
