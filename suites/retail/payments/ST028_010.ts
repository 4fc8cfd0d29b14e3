import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
} from '../../../sandboxes/retail/index.ts'
import { cancelled, newTicket } from '../end-states.ts'
import { about, cancel, lookUp, openTicket, orders, read, setTicket } from '../steps.ts'

const leilani = 'CUS-30000114'
const unpaid = { customer: leilani, payment: 'declined' } as const

export const ST028_010 = retail.task({
  id: 'ST028_010',
  title: 'the desk lead keeps an unpaid oven until Friday, and only the oven',
  level: 'demanding',
  traits: ['evidence-before-words', 'time', 'batch-with-exceptions'],
  decidedBy: ['POL-13.4', 'POL-11.1'],
  request: `Aloha! Leilani Voss, leilani.voss@postbox.example. Last weekend my wallet went overboard, and with it every card I own, which is why neither ORD-40187003 (the steam oven) nor ORD-40187030 (hand blender)
could be paid. The bank's envelope is due tomorrow. I just want to be sure that both are still there for me. Mahalo!`,
  customer: `You are Leilani Voss in Honolulu, warm and chatty. You tried to pay for both on Saturday with a card that had already been stopped. On Sunday you wrote to the desk about the oven, in tears, and got a kind answer that you deleted; what was in it, you do not recall. You did not write about the blender.

You pay as soon as the new card is there, tomorrow or on Friday. If the blender is cancelled, you say "then I whisk by hand" and do not mind. If the oven is cancelled, you are sad: "I thought somebody had promised to look after it." You ask for no exception and have no other card.`,
  records: joinRecords(
    placedOrder({ ...unpaid, number: '40187003', placed: '2025-09-27T20:15:00Z', items: ['SKU-50010011'] }),
    placedOrder({ ...unpaid, number: '40187030', placed: '2025-09-27T20:31:00Z', items: ['SKU-50010021'] }),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: leilani,
          subject: 'Lost all her cards',
          description:
            'ORD-40187003, declined on Saturday. Told her that an unpaid order waits for 72 hours.',
          status: 'closed',
          priority: 'high',
          type: 'incident',
          created: '2025-09-28T21:00:00Z',
          updated: '2025-09-30T06:00:00Z',
        }),
        colleagueTicket({
          id: '12',
          by: '4',
          subject: 'Lost cards',
          description: 'Her bank needs a week. We keep ORD-40187003 for her until 3 October.',
          created: '2025-09-29T15:10:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(leilani),
    ...orders('40187003', '40187030'),
    ['get_payment_status', { order_id: 'ORD-40187003' }],
    ['get_payment_status', { order_id: 'ORD-40187030' }],
    ...about('40187003', '40187030'),
    ...read('declined more than 72 hours ago', 'a date that the desk lead granted'),
    openTicket('payment', leilani, 'ORD-40187003: kept until 3 October by the desk lead'),
    openTicket('payment', leilani, 'ORD-40187030: declined on 27 September'),
    setTicket('13', { status: 'pending' }),
    cancel('40187030', 'payment_failed'),
    setTicket('14', { status: 'solved' }),
  ],
  expected: [
    newTicket('payment', leilani, { status: 'pending' }),
    newTicket('payment', leilani, { status: 'solved' }),
    cancelled('40187030'),
  ],
})
