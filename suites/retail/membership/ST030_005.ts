import { inserted, updated } from '../../../lib/task.ts'
import { retail } from '../../../sandboxes/retail/index.ts'

const { tickets, membershipRecords, customerProfiles } = retail.tables

export const ST030_005 = retail.task({
  id: 'ST030_005',
  title: 'a member who leaves loses her points and gets nothing back',
  level: 'routine',
  traits: ['look-alikes'],
  decidedBy: ['POL-12.3'],
  request:
    'Cancel my Plus. I joined in January, used it maybe twice. I want the four months that are left ' +
    'back. Ines Calderwood-Reyes, ines.calderwood.reyes@inkmail.example, last order 40136614.',
  customer: `You are Ines Calderwood-Reyes. You are tidying up your subscriptions tonight and this is number
four of nine, so you are brisk: few words, no small talk. Your email is ines.calderwood.reyes@inkmail.example
(the address without "reyes" is your sister-in-law's), your latest order is ORD-40136614, a doorbell that is
under way. You sent back some headphones last week; you know about that and it is running.

You want to end Ampersham Plus now. You would like money back for the four months that are left. If you are
told that there is none, write "typical" and go on. You do not remember that you have points. If you are told
that they will be lost, ask how many; when you hear 640, or about six dollars, say that you do not care and
that the agent should go ahead. If the agent asks whether you really want to leave, the answer is yes. You
take no offer to stay.

As soon as it is confirmed that the membership has ended, finish.`,
  solution: [
    ['get_customer_profile', { email: 'ines.calderwood.reyes@inkmail.example' }],
    ['get_order', { order_id: 'ORD-40136614' }],
    ['get_membership_details', { customer_id: 'CUS-30000118' }],
    ['search_policy', { query: 'leaving the Plus membership: fee and points' }],
    ['zendesk_get_items', { table: 'users', $filter: "email eq 'ines.calderwood.reyes@inkmail.example'" }],
    ['zendesk_get_items', { table: 'tickets', $filter: "requester_id eq '22'" }],
    [
      'zendesk_create_item',
      {
        table: 'tickets',
        item: {
          subject: 'Leaves Ampersham Plus',
          description: 'Told that the fee is not paid back and 640 points are lost. Agrees.',
          status: 'open',
          type: 'task',
          priority: 'low',
          requester_id: '22',
          assignee_id: '1',
        },
      },
    ],
    ['update_membership_status', { customer_id: 'CUS-30000118', action: 'cancel' }],
    ['zendesk_update_item', { table: 'tickets', id: '11', item: { status: 'solved' } }],
  ],
  expected: [
    inserted(tickets, {
      status: 'solved',
      priority: 'low',
      type: 'task',
      requester_id: '22',
      assignee_id: '1',
    }),
    updated(membershipRecords, 'MEM-30000007', { status: 'cancelled' }),
    updated(customerProfiles, 'CUS-30000118', { customer_tier: 'standard' }),
  ],
})
