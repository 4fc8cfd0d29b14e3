import { inserted, updated } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'

const { tickets, installationJobs } = retail.tables

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
    customer: 'CUS-30000113',
    placed: '2025-09-24T19:05:00Z',
    items: ['SKU-50010042'],
    installation: { service: 'appliance_basic', at: '2025-10-03T08:00:00Z', technician: 'TECH-3122' },
  }),
  solution: [
    ['get_customer_profile', { email: 'desmond.arkwright@mailhaus.example' }],
    ['get_order', { order_id: 'ORD-40139940' }],
    ['get_installation_job', { order_id: 'ORD-40139940' }],
    ['search_policy', { query: 'moving an installation appointment' }],
    ['zendesk_get_items', { table: 'users', $filter: "email eq 'desmond.arkwright@mailhaus.example'" }],
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '17'" }],
    [
      'zendesk_create_item',
      {
        table: 'tickets',
        item: {
          subject: 'ORD-40139940: move the dishwasher installation',
          description:
            'From 3 October 08:00. First asked for 9 October 12:00, then settled on 10 October 16:00.',
          status: 'open',
          type: 'task',
          priority: 'normal',
          requester_id: '17',
          assignee_id: '1',
        },
      },
    ],
    [
      'reschedule_installation',
      {
        job_id: 'JOB-40139940',
        new_scheduled_date: '2025-10-10T16:00:00Z',
        reschedule_reason: 'customer_request',
      },
    ],
    ['zendesk_update_item', { table: 'tickets', id: '11', item: { status: 'solved' } }],
  ],
  expected: [
    inserted(tickets, {
      status: 'solved',
      priority: 'normal',
      type: 'task',
      requester_id: '17',
      assignee_id: '1',
    }),
    updated(installationJobs, 'JOB-40139940', { scheduled_date: '2025-10-10T16:00:00Z' }),
  ],
})
