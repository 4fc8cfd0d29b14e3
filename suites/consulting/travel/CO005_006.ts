import {
  approval,
  changed,
  consulting,
  joinRecords,
  mail,
  trip,
} from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, booking, contact, fresh, lookUp, readEngagement } from '../deeds.ts'

const who = 'mei-lin.cho'
const request = { amount: 630, engagement_code: 'ENG-4030101' } as const
const asked = asks('travel', who, ['priscilla.nakagawa'], request)
const end = fresh(
  'travel',
  who,
  '9',
  'TRV-4090052: hotel and notice',
  {
    engagement_code: 'ENG-4030101',
    approval_required: 'yes',
    approver_id: mail('priscilla.nakagawa'),
  },
  { status: 'hold' },
)

export const CO005_006 = consulting.task({
  id: 'CO005_006',
  title: 'the partner has said yes, the manager is away and has named nobody',
  level: 'severe',
  traits: ['sums-in-steps', 'who-may', 'evidence-before-words', 'time'],
  decidedBy: ['CO-10.4', 'CO-3.2', 'CO-3.6'],
  request: `Mei-Lin Cho, New York, mei-lin.cho@brackenfold.example. I spend the week from the 13th in Washington for Harrowgate (ENG-4030101); the booking is TRV-4090052. The hotel is dear because of a summit, 410. Aurélio knows about it and has approved. Am I done?`,
  customer: `You are Mei-Lin Cho, Senior Consultant, thoughtful. All seven nights are for Harrowgate. You know that Inès, your manager, is on leave since Monday, but not who does her work. You wrote to nobody about this trip before. You agree that somebody else is asked.`,
  records: joinRecords(
    changed('ines.valcourt', { leave: true }),
    {
      travelRequests: [
        trip(who, 'TRV-4090052', 'Washington, DC', ['2025-10-13', '2025-10-20'], {
          hotel_rate_per_night: 410,
        }),
      ],
    },
    approval('APR-4100171', 'travel', who, 'aurelio.brandao', 'approved', request),
  ),
  solution: [
    ...lookUp(who),
    booking('TRV-4090052'),
    ...readEngagement('4030101', '4010021', who),
    approvalsOf('travel', who),
    contact('ines.valcourt'),
    contact('aurelio.brandao'),
    end.open,
    ...asked.steps,
    end.close,
  ],
  expected: [end.effect, ...asked.effects],
})
