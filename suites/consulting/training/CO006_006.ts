import { changed, consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { enrols, fresh, lookUp } from '../deeds.ts'

const who = 'tomasz.wrobel'
const python = fresh(
  'course',
  who,
  '9',
  'Python for consultants: too early',
  { course_id: 'CRS-4020024', approval_required: 'no' },
  { status: 'solved' },
)
const story = fresh(
  'course',
  who,
  '10',
  'Visual storytelling',
  { course_id: 'CRS-4020023', approval_required: 'no' },
  { status: 'solved' },
)
const enrolled = enrols(who, 'CRS-4020023')

export const CO006_006 = consulting.task({
  id: 'CO006_006',
  title: 'eighty-three days are not ninety',
  level: 'demanding',
  traits: ['time', 'customer-moves', 'rules-that-meet'],
  decidedBy: ['CO-11.1', 'CO-11.6'],
  request: `tomasz wróbel, chicago, tomasz.wrobel@brackenfold.example. i am three months in now, so i may have python for consultants, right? hamish says yes`,
  customer: `You are Tomasz Wróbel, Analyst, quick. You started in July. If it is too early you ask what you can have today without paying, and choose Visual storytelling. You do not want to wait with that one.`,
  records: changed(who, { since: '2025-07-10' }),
  solution: [
    ...lookUp(who),
    ['degreed_api', { action: 'search_courses', keyword: 'Python' }],
    ['degreed_api', { action: 'get_training_history', email: mail(who) }],
    python.open,
    python.close,
    ['degreed_api', { action: 'search_courses', keyword: 'storytelling' }],
    ['degreed_api', { action: 'check_enrollment', course_id: 'CRS-4020023' }],
    story.open,
    ...enrolled.steps,
    story.close,
  ],
  expected: [python.effect, story.effect, ...enrolled.effects],
})
