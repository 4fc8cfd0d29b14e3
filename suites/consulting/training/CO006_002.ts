import { oneOf } from '../../../lib/task.ts'
import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { enrols, fresh, lookUp } from '../deeds.ts'

const who = 'jonas.whitlock'
/** He does not mind which. */
const either = ['CRS-4020023', 'CRS-4020002'].map((course_id) => ({
  ...enrols(who, course_id),
  ticket: fresh('course', who, '9', 'A course', { course_id, approval_required: 'no' }, { status: 'solved' }),
}))
const [story] = either

export const CO006_002 = consulting.task({
  id: 'CO006_002',
  title: 'one of two courses that cost nothing, and he does not mind which',
  level: 'routine',
  traits: ['thin-answers'],
  decidedBy: ['CO-11.1', 'CO-11.6'],
  request: `jonas whitlock, jonas.whitlock@brackenfold.example. inès wants me to do either visual storytelling or information security essentials this month. put me in one of them? not both please`,
  customer: `You are Jonas, breezy, no capitals. You have done neither. Which of them is all the same to you, the desk may choose. You agree to what is announced.`,
  solution: [
    ...lookUp(who),
    ['degreed_api', { action: 'search_courses', keyword: 'storytelling' }],
    ['degreed_api', { action: 'check_enrollment', course_id: 'CRS-4020023' }],
    ['degreed_api', { action: 'get_training_history', email: mail(who) }],
    ...(story ? [story.ticket.open, ...story.steps, story.ticket.close] : []),
  ],
  expected: oneOf(...either.map(({ ticket, effects }) => [ticket.effect, ...effects])),
})
