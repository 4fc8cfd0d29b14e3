import { oneOf } from '../../../lib/task.ts'
import { consulting, trip } from '../../../sandboxes/consulting/index.ts'
import { booking, fresh, lookUp } from '../deeds.ts'

const who = 'jonas.whitlock'
const tickets = [
  fresh('travel', who, '9', 'TRV-4090054 has begun', { approval_required: 'no' }, { status: 'solved' }),
  fresh('travel', who, '10', 'TRV-4090055 is in order', { approval_required: 'no' }, { status: 'solved' }),
] as const
/** Whether a trip that has begun departs soon is a matter of taste. */
const begun = (priority: 'normal' | 'high') =>
  fresh('travel', who, '9', '', { priority, approval_required: 'no' }, { status: 'solved' }).effect

export const CO005_008 = consulting.task({
  id: 'CO005_008',
  title: 'one trip is over before it is approved, the next one needs nobody',
  level: 'demanding',
  traits: ['time', 'customer-moves', 'nothing-to-do'],
  decidedBy: ['CO-10.1', 'CO-10.4'],
  request: `jonas whitlock here, jonas.whitlock@brackenfold.example, from a hotel bar in boston. trv-4090054 is 350 a night and somebody told me that is too much. can inès approve it? i fly home tomorrow`,
  customer: `You are Jonas Whitlock, Consultant, breezy, lower case. You flew yesterday. If nothing can be approved any more, well, then you will see what the bill does. Next you ask about TRV-4090055, Boston again, in four weeks: is that one all right? Both are for nobody in particular.`,
  records: {
    travelRequests: [
      trip(who, 'TRV-4090054', 'Boston, MA', ['2025-09-30', '2025-10-02'], { hotel_rate_per_night: 350 }),
      trip(who, 'TRV-4090055', 'Boston, MA', ['2025-10-27', '2025-10-29'], { hotel_rate_per_night: 320 }),
    ],
  },
  solution: [
    ...lookUp(who),
    booking('TRV-4090054'),
    tickets[0].open,
    tickets[0].close,
    booking('TRV-4090055'),
    tickets[1].open,
    tickets[1].close,
  ],
  expected: oneOf([begun('normal'), tickets[1].effect], [begun('high'), tickets[1].effect]),
})
