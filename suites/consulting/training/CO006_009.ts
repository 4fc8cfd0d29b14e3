import { oneOf } from '../../../lib/task.ts'
import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, enrols, fresh, lookUp } from '../deeds.ts'

const writer = 'gwendolyn.pryce'
const who = 'aurelio.brandao'
const asked = asks('training_cost', writer, [who], { amount: 650 })
const python = fresh(
  'course',
  writer,
  '10',
  'Python for consultants',
  { course_id: 'CRS-4020024', approval_required: 'yes', approver_id: mail(who) },
  { status: 'hold' },
)
/** He does not mind which. */
const either = ['CRS-4020023', 'CRS-4020014'].map((course_id) => ({
  ...enrols(who, course_id),
  ticket: fresh(
    'course',
    writer,
    '9',
    'A course for Mr Brandão',
    { priority: 'normal', course_id, approval_required: 'no' },
    { status: 'solved' },
  ),
}))
const [story] = either

export const CO006_009 = consulting.task({
  id: 'CO006_009',
  title: 'the partner takes either course, and his assistant wants one for herself',
  level: 'demanding',
  traits: ['who-may', 'customer-moves', 'rules-that-meet'],
  decidedBy: ['CO-1.2', 'CO-2.4', 'CO-11.1'],
  request: `Good morning. Gwendolyn Pryce (gwendolyn.pryce@brackenfold.example), assistant to Mr Aurélio Brandão. He has promised the board to take a course before Christmas: Visual storytelling or Good clinical practice, he has no preference. Kindly enrol him in one of the two.`,
  customer: `You are Gwendolyn Pryce, formal and exact. Choose the course yourself, you will tell him. After that you ask for Python for consultants, for yourself: you would like to sort his appointments with it. You have taken no course this year. Mr Brandão has told you that he pays for it; if he gets a request, he will answer it.`,
  solution: [
    ...lookUp(writer),
    ...lookUp(who),
    ['degreed_api', { action: 'search_courses', keyword: 'storytelling' }],
    ['degreed_api', { action: 'get_training_history', email: mail(who) }],
    ...(story ? [story.ticket.open, ...story.steps, story.ticket.close] : []),
    ['degreed_api', { action: 'search_courses', keyword: 'Python' }],
    ['mavenlink_api', { action: 'get_employee_assignments', email: mail(writer) }],
    approvalsOf('training_cost', writer),
    python.open,
    ...asked.steps,
    python.close,
  ],
  expected: oneOf(
    ...either.map(({ ticket, effects }) => [ticket.effect, ...effects, python.effect, ...asked.effects]),
  ),
})
