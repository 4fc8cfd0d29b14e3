import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'

const { tickets } = travel.tables

const requester = make.deskUserOf('office@brightwatermarine.example')
const marine = {
  customer: 'CUS-20000118',
  hotel: 'HTL-40010021',
  account: 'CRP-30000012',
  adults: 1,
} as const
const handed = {
  status: 'open',
  priority: 'high',
  requester_id: requester,
  assignee_id: '4',
  corporate_account_id: 'CRP-30000012',
} as const

export const TR004_001 = travel.task({
  id: 'TR004_001',
  title: 'an account that is marked active ran out yesterday',
  level: 'demanding',
  traits: ['time', 'thin-answers', 'nothing-to-do'],
  decidedBy: ['TR-11.1'],
  request:
    'Brightwater Marine here, two things please. (1) Cancel BKG-53004001, Lisbon 9 October, our engineer ' +
    'is ill and the yard is closed anyway. (2) The invoice for BKG-53004002, the stay in August. Thanks, ' +
    'Gideon Castell, office@brightwatermarine.example',
  customer: `You are Gideon Castell, who keeps the office of Brightwater Marine, a small yard. You are practical
and patient. You write from office@brightwatermarine.example, the address of the account. (Brightwater
Instruments is your cousin's company and much bigger.)

You want BKG-53004001 cancelled, because the yard is closed that week: that the engineer is ill is by the way.
And you want the invoice of BKG-53004002. You know that the contract was to be renewed this autumn and believe
that somebody has seen to it. If you are told that it ended and that the corporate desk has to decide, ask
whether both matters are with them, should that be open, and leave it at that. You have no proof of a renewal.`,
  records: make.stayRows([
    {
      ...marine,
      number: '53004001',
      arrives: '2025-10-09',
      nights: 3,
      nightly: 190,
      booked: '2025-08-26T10:00:00Z',
    },
    {
      ...marine,
      number: '53004002',
      arrives: '2025-08-19',
      nights: 2,
      nightly: 184,
      status: 'checked_out',
      booked: '2025-07-28T10:00:00Z',
    },
  ]),
  solution: [
    ['lookup_lookup_corporate_account_id', { company_name: 'Brightwater Marine' }],
    ['corporate_api_get_account_details', { corporate_account_id: 'CRP-30000012' }],
    ['booking_api_get_booking', { booking_reference: 'BKG-53004001' }],
    ['booking_api_get_booking', { booking_reference: 'BKG-53004002' }],
    ['knowledge_base_search_policy', { query: 'is a corporate account in force' }],
    ['knowledge_base_search_policy', { query: 'ticket handling' }],
    ['zendesk_get_items', { table: 'tickets', $filter: `requester_id eq '${requester}'` }],
    [
      'zendesk_create_item',
      {
        table: 'tickets',
        item: {
          ...handed,
          subject: 'Cancel Lisbon, 9 October',
          description: 'The contract ended on 30 September. Nothing cancelled.',
          type: 'task',
          tags: ['corporate-account', 'check-in-upcoming'],
          booking_reference: 'BKG-53004001',
          request_type_detail: 'cancel-booking',
        },
      },
    ],
    [
      'zendesk_create_item',
      {
        table: 'tickets',
        item: {
          ...handed,
          subject: 'Invoice for August',
          description: 'The contract ended on 30 September. No invoice made.',
          type: 'question',
          tags: ['corporate-account'],
          booking_reference: 'BKG-53004002',
          request_type_detail: 'billing-inquiry',
        },
      },
    ],
  ],
  expected: [
    inserted(tickets, {
      ...handed,
      type: 'task',
      tags: ['corporate-account', 'check-in-upcoming'],
      booking_reference: 'BKG-53004001',
      request_type_detail: 'cancel-booking',
      refund_amount: 0,
    }),
    inserted(tickets, {
      ...handed,
      type: 'question',
      tags: ['corporate-account'],
      booking_reference: 'BKG-53004002',
      request_type_detail: 'billing-inquiry',
      refund_amount: 0,
    }),
  ],
})
