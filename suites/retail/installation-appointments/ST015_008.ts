import { updated } from '../../../lib/task.ts'
import {
  colleagueTicket,
  deskTicket,
  joinRecords,
  placedOrder,
  retail,
} from '../../../sandboxes/retail/index.ts'
import { charged, newTicket, visitCancelled, visitMoved } from '../end-states.ts'
import {
  about,
  cancelVisit,
  charge,
  lookUp,
  moveVisit,
  openTicket,
  orders,
  read,
  setTicket,
  visits,
} from '../steps.ts'

const ines = 'CUS-30000118'
const order = { customer: ines, placed: '2025-09-02T15:00:00Z' } as const
const ticket = { customer: ines, priority: 'normal', type: 'task' } as const

export const ST015_008 = retail.task({
  id: 'ST015_008',
  title: 'two crews found the door locked, and only for one of them was it the second time',
  level: 'severe',
  traits: ['evidence-before-words', 'look-alikes', 'batch-with-exceptions', 'rules-that-meet'],
  decidedBy: ['POL-09.3', 'POL-02.1', 'POL-02.2'],
  request: `I sat at home ALL day yesterday and nobody came. Neither for the dishwasher (ORD-40151263, eight o'clock) nor for the television (ORD-40151236, noon).
I expect new dates: both on Monday the 6th, dishwasher at 8, TV at 12. And I expect that you do not forget me this time.
Ines Calderwood-Reyes, ines.calderwood.reyes@inkmail.example`,
  customer: `You are Ines Calderwood-Reyes in Providence, indignant but honest when the facts are read to you. You wanted both visits on 30 September.

If you are told that the crews found the door locked: "I may have had my headphones on. Hm." You know that nobody was in on 16 September, when the dishwasher
was to be fitted first; say so when asked. The TV date was put off once before because you were travelling; nobody came for nothing that time.

If you hear that the dishwasher's visit has to be cancelled and what that costs, protest once ("sixty-five dollars, for a closed door?") and agree in the end. You keep the
dishwasher. For the TV you want Monday 6 October at noon. If you get new dates for both without a word about a cost, you are content.`,
  records: {
    ...joinRecords(
      placedOrder({
        ...order,
        number: '40151263',
        items: ['SKU-50010042'],
        installation: { service: 'appliance_basic', at: '2025-09-30T08:00:00Z', technician: 'TECH-3130' },
      }),
      placedOrder({
        ...order,
        number: '40151236',
        items: ['SKU-50030011'],
        installation: { service: 'tv_mounting', at: '2025-09-30T12:00:00Z', technician: 'TECH-3130' },
      }),
    ),
    tickets: [
      deskTicket({
        ...ticket,
        id: '11',
        subject: 'Nobody in on 16 September',
        description: 'ORD-40151263. Crew before a locked door. New visit 30 September 08:00.',
        status: 'closed',
        created: '2025-09-16T12:00:00Z',
        updated: '2025-09-22T12:00:00Z',
      }),
      deskTicket({
        ...ticket,
        id: '12',
        subject: 'TV mounting on the 30th',
        description: 'ORD-40151236. From 25 to 30 September 12:00, customer is travelling.',
        status: 'open',
        created: '2025-09-19T09:00:00Z',
        updated: '2025-09-30T16:20:00Z',
      }),
      colleagueTicket({
        id: '13',
        by: '24',
        subject: 'Report of 30 September',
        description:
          'TECH-3130 rang at 08:00 for ORD-40151263 and at 12:00 for ORD-40151236, door locked both times, no answer by phone.',
        created: '2025-09-30T16:20:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(ines),
    ...orders('40151263', '40151236'),
    ...visits('40151263', '40151236'),
    ...about('40151263', '40151236'),
    ...read('crew in front of a locked door', 'which ticket: closed ones, two orders'),
    openTicket('appointment', ines, 'ORD-40151263: locked door for the second time', {
      description: '16 and 30 September. Visit cancelled, 65.00 freight.',
    }),
    cancelVisit('40151263', 'address_inaccessible'),
    charge('40151263', ines, 65, 'installation_cancelled_shipping'),
    setTicket('14', { status: 'solved' }),
    moveVisit('40151236', '2025-10-06T12:00', 'customer_request'),
    setTicket('12', { status: 'solved' }),
  ],
  expected: [
    newTicket('appointment', ines, { status: 'solved' }),
    visitCancelled('40151263'),
    charged('40151263', ines, 65, 'installation_cancelled_shipping'),
    visitMoved('40151236', '2025-10-06T12:00'),
    updated(retail.tables.tickets, '12', { status: 'solved' }),
  ],
})
