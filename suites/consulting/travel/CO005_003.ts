import { consulting } from '../../../sandboxes/consulting/index.ts'
import { booking, fresh, lookUp, readEngagement } from '../deeds.ts'

const who = 'rafael.ortega'
const end = fresh(
  'travel',
  who,
  '9',
  'TRV-4090021 is in order',
  { engagement_code: 'ENG-4030202', approval_required: 'no' },
  { status: 'solved' },
)

export const CO005_003 = consulting.task({
  id: 'CO005_003',
  title: 'a booking in which nothing is wrong',
  level: 'routine',
  traits: ['nothing-to-do'],
  decidedBy: ['CO-10.4', 'CO-10.6'],
  request: `Rafael Ortega, Chicago, rafael.ortega@brackenfold.example. I go to Seattle for Halvorsen (ENG-4030202) on the 20th, TRV-4090021. Do I need anybody's blessing?`,
  customer: `You are Rafael Ortega, Senior Consultant, friendly. The whole trip is for that engagement. You only want to be sure. Nothing else.`,
  solution: [
    ...lookUp(who),
    booking('TRV-4090021'),
    ...readEngagement('4030202', '4010022', who),
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
