import { updated } from '../../../lib/task.ts'
import { consulting, joinRecords, mail, ticket, trip } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, ask, asked, endTicket, lookUp, read, readEngagement } from '../steps.ts'

const { tickets } = consulting.tables
const request = { amount: 630, engagement_code: 'ENG-4030202' } as const
const ends = {
  status: 'hold',
  priority: 'high',
  engagement_code: 'ENG-4030202',
  approval_required: 'yes',
  approver_id: mail('oluwaseun.adeyemi'),
} as const

export const CO005_002 = consulting.task({
  id: 'CO005_002',
  title: 'seven nights in Denver that cost thirty dollars more than a manager may approve',
  level: 'demanding',
  traits: ['sums-in-steps', 'time', 'who-may'],
  decidedBy: ['CO-10.4', 'CO-10.2', 'CO-3.2'],
  request:
    'Hamish Orre, Chicago. hamish.orre@brackenfold.example. I fly to Denver on Monday for Halvorsen (ENG-4030202), a week, booking TRV-4090044. ' +
    'You asked me for the engagement last week, sorry for the silence: that is it. The hotel is above the limit, I know. What now? ' +
    "Five days' notice is my own fault, I suppose.",
  customer: `You are Hamish Orre, Manager in Chicago, dry, relaxed. You asked the desk about TRV-4090044 last Thursday, it asked back for the
engagement, and you forgot to answer. You think that your short notice breaks a rule now. The trip is for ENG-4030202, all of it. The hotel
costs 330 a night; there is no other near the port authority's office. You know that Desmond, your partner, is away hiking. You agree to
everybody being asked who has to be.`,
  records: joinRecords(
    {
      travelRequests: [
        trip('hamish.orre', 'TRV-4090044', 'Denver, CO', ['2025-10-06', '2025-10-13'], {
          hotel_rate_per_night: 330,
        }),
      ],
    },
    ticket('9', 'hamish.orre', '2025-09-25', 'TRV-4090044: hotel in Denver', {
      status: 'pending',
      tags: ['travel_approval'],
      approval_required: 'no',
      description: 'Hotel above the limit. Asked Hamish for which engagement it is.',
    }),
  ),
  solution: [
    ...lookUp('hamish.orre'),
    ['concur_api', { action: 'get_travel_booking', booking_id: 'TRV-4090044' }],
    ...read('travel booking: notice, hotel, who approves', 'approvals, on leave', 'engagements and places'),
    ...readEngagement('4030202', '4010022', 'hamish.orre'),
    approvalsOf('travel', 'hamish.orre'),
    ...ask('travel', 'hamish.orre', 'oluwaseun.adeyemi', request),
    ['approver_lookup_get_contact', { email: mail('desmond.achterberg') }],
    ...ask('travel', 'hamish.orre', 'marguerite.lisle', request),
    endTicket('9', ends),
  ],
  expected: [
    asked('travel', 'hamish.orre', 'oluwaseun.adeyemi', request),
    asked('travel', 'hamish.orre', 'marguerite.lisle', request),
    updated(tickets, '9', ends),
  ],
})
