import { consulting } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, fresh, lookUp } from '../deeds.ts'

const who = 'kofi.mensah'
const end = fresh(
  'course',
  who,
  '9',
  'Delta Forum: not at this level',
  { course_id: 'CRS-4020031', approval_required: 'no' },
  { status: 'solved' },
)

export const CO006_005 = consulting.task({
  id: 'CO006_005',
  title: 'he is as good as promoted, and the record has not heard of it',
  level: 'routine',
  traits: ['evidence-before-words', 'nothing-to-do'],
  decidedBy: ['CO-11.1', 'CO-13.6'],
  request: `Kofi Mensah, Austin, kofi.mensah@brackenfold.example. I become Senior Consultant on 1 November, and the Delta Forum is on the 18th. Please ask Aurélio, he proposed it.`,
  customer: `You are Kofi Mensah, Consultant, direct. The letter about your promotion lies on your desk. If the personnel record counts, you come back in November and hope for a seat.`,
  solution: [
    ...lookUp(who),
    ['degreed_api', { action: 'search_courses', keyword: 'Delta' }],
    approvalsOf('training_cost', who),
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
