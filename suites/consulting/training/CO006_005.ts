import { oneOf } from '../../../lib/task.ts'
import { consulting } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, enrols, fresh, lookUp } from '../deeds.ts'

const who = 'kofi.mensah'
/** He does not mind which. */
const either = ['CRS-4020023', 'CRS-4020014'].map((course_id) => ({
  ...enrols(who, course_id),
  ticket: fresh(
    'course',
    who,
    '10',
    'A course',
    { course_id, approval_required: 'no' },
    { status: 'solved' },
  ),
}))
const [story] = either
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
  traits: ['evidence-before-words', 'customer-moves'],
  decidedBy: ['CO-11.1', 'CO-13.6'],
  request: `Kofi Mensah, Austin, kofi.mensah@brackenfold.example. I become Senior Consultant on 1 November, and the Delta Forum is on the 18th. Please ask Aurélio, he proposed it.`,
  customer: `You are Kofi Mensah, Consultant, direct. The letter about your promotion lies on your desk. If the personnel record counts, you come back in November and hope for a seat. Then something that is free, today: Visual storytelling or Good clinical practice, whichever the desk likes better.`,
  solution: [
    ...lookUp(who),
    ['degreed_api', { action: 'search_courses', keyword: 'Delta' }],
    approvalsOf('training_cost', who),
    end.open,
    end.close,
    ...(story ? [story.ticket.open, ...story.steps, story.ticket.close] : []),
  ],
  expected: oneOf(...either.map(({ ticket, effects }) => [end.effect, ticket.effect, ...effects])),
})
