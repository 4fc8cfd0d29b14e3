import { consulting, mail, trip } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, booking, fresh, lookUp, readEngagement } from '../deeds.ts'

const who = 'amara.okonkwo'
const asked = asks('travel', who, ['hamish.orre'])
const end = fresh(
  'travel',
  who,
  '9',
  'TRV-4090053: short notice',
  { priority: 'high', approval_required: 'yes', approver_id: mail('hamish.orre') },
  { status: 'hold' },
)

export const CO005_007 = consulting.task({
  id: 'CO005_007',
  title: 'the client pays, and her place begins when she is back',
  level: 'demanding',
  traits: ['rules-that-meet', 'time'],
  decidedBy: ['CO-10.6', 'CO-10.3'],
  request: `Amara Okonkwo, amara.okonkwo@brackenfold.example, Chicago. Northmere has asked me to come to New York from Friday to Sunday, before we begin on Monday: TRV-4090053, for ENG-4030501 please. The room is 300, which they pay anyway. Who approves?`,
  customer: `Gentle and thorough is how people know you, Amara Okonkwo. You were asked yesterday and booked at once. Whether there is a code on it you do not mind, if the rules have none for you. You agree to what is announced.`,
  records: {
    travelRequests: [
      trip(who, 'TRV-4090053', 'New York, NY', ['2025-10-03', '2025-10-05'], { hotel_rate_per_night: 300 }),
    ],
  },
  solution: [
    ...lookUp(who),
    booking('TRV-4090053'),
    ...readEngagement('4030501', '4010054', who),
    approvalsOf('travel', who),
    end.open,
    ...asked.steps,
    end.close,
  ],
  expected: [end.effect, ...asked.effects],
})
