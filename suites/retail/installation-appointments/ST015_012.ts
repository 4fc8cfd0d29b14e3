import { updated } from '../../../lib/task.ts'
import { deskTicket, joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, visitMoved } from '../end-states.ts'
import { look, lookUp, moveVisit, openTicket, orders, read, remarks, setTicket, visits } from '../steps.ts'

const goran = 'CUS-30000116'

export const ST015_012 = retail.task({
  id: 'ST015_012',
  title: 'three visits around a trip to Lisbon: one moves, one has begun, one was done badly',
  level: 'severe',
  traits: ['batch-with-exceptions', 'time', 'customer-moves', 'effects-that-belong-together'],
  decidedBy: ['POL-09.2', 'POL-09.4', 'POL-02.5'],
  request: `Tessendorf. goran@tessendorf-studio.example.
Lisbon, 6 to 17 October. Your visits go to the week after, same weekday, same hour:
- ORD-40153071, washing machine
- ORD-40153017, screen
Confirm.`,
  customer: `You are Goran Tessendorf, architect, Chicago. Telegram style. You do not have the present dates in your head; they are in your calendar at the studio.

Washing machine: you say Monday 20 October at eight at first. As soon as the agent repeats that date or asks you to confirm it (or says it is done): "Correction. Client on Monday.
Tuesday 21, noon." You stay with that.
Screen: if you hear that the visit is today and that the crew is at work: "So that is the drilling. Fine." You do not argue.
Once the two are settled, add: "One more. ORD-40152904, dishwasher, fitted by your men last month. Its door hangs askew, scrapes along the cupboard. Wednesday 22, four o'clock."
The dishwasher washes well, leaks nowhere, and came without a scratch; the fitters screwed its door panel on. You pay nothing for that. If a later date than you named is proposed, refuse.`,
  records: {
    ...joinRecords(
      placedOrder({
        number: '40153071',
        customer: goran,
        placed: '2025-09-12T06:55:00Z',
        items: ['SKU-50010041'],
        installation: { service: 'appliance_advanced', at: '2025-10-06T08:00:00Z', technician: 'TECH-3107' },
      }),
      placedOrder({
        number: '40153017',
        customer: goran,
        placed: '2025-09-16T07:10:00Z',
        items: ['SKU-50030012'],
        installation: {
          service: 'tv_mounting',
          at: '2025-10-01T12:00:00Z',
          technician: 'TECH-3151',
          status: 'in_progress',
        },
      }),
      placedOrder({
        number: '40152904',
        customer: goran,
        placed: '2025-08-29T07:20:00Z',
        items: ['SKU-50010042'],
        parcel: {
          carrier: 'Meridian Freight',
          shipped: '2025-09-08T08:00:00Z',
          due: '2025-09-09T17:00:00Z',
          delivered: '2025-09-09T08:05:00Z',
        },
        installation: {
          service: 'appliance_basic',
          at: '2025-09-09T08:00:00Z',
          technician: 'TECH-3107',
          completed: '2025-09-09T10:40:00Z',
        },
      }),
    ),
    tickets: [
      deskTicket({
        id: '11',
        customer: goran,
        subject: 'Washing machine, new pipes',
        description: 'ORD-40153071. Visit moved from 29 September to 6 October 08:00.',
        status: 'solved',
        priority: 'normal',
        type: 'task',
        created: '2025-09-19T06:30:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(goran),
    ...orders('40153071', '40153017'),
    ...visits('40153071', '40153017'),
    ...remarks('11'),
    ...read('moving an installation appointment', 'priority of an existing ticket, vip'),
    setTicket('11', { status: 'open', priority: 'high' }),
    look('11'),
    openTicket('appointment', goran, 'ORD-40153017: move the TV mounting', {
      description: 'Visit today 12:00, in progress. It stands.',
    }),
    moveVisit('40153071', '2025-10-21T12:00', 'customer_request'),
    setTicket('11', { status: 'solved', priority: 'high' }),
    setTicket('12', { status: 'solved' }),
    ...orders('40152904'),
    ...visits('40152904'),
    ...read('faulty installation work'),
    openTicket('faulty work', goran, 'ORD-40152904: door hangs askew', {
      description: 'Day 22 after the visit.',
    }),
    moveVisit('40152904', '2025-10-22T16:00', 'workmanship_issue'),
    setTicket('13', { status: 'hold' }),
  ],
  expected: [
    updated(retail.tables.tickets, '11', { priority: 'high' }),
    visitMoved('40153071', '2025-10-21T12:00'),
    newTicket('appointment', goran, { status: 'solved' }),
    newTicket('faulty work', goran, { status: 'hold' }),
    visitMoved('40152904', '2025-10-22T16:00', { status: 'scheduled' }),
  ],
})
