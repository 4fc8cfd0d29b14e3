import { consulting, joinRecords, mail, training } from '../../../sandboxes/consulting/index.ts'
import { fresh, lookUp } from '../deeds.ts'

const who = 'sunniva.dahl'
const end = fresh(
  'course',
  who,
  '9',
  'River Analytics Summit is full',
  { course_id: 'CRS-4020032', approval_required: 'no' },
  { status: 'hold' },
)

export const CO006_004 = consulting.task({
  id: 'CO006_004',
  title: 'the summit has four seats, and four have sat down',
  level: 'demanding',
  traits: ['thin-answers', 'nothing-to-do'],
  decidedBy: ['CO-11.4', 'CO-11.6'],
  request: `Hei, Sunniva Dahl (sunniva.dahl@brackenfold.example), San Francisco. Please ask Marguerite whether I may go to the River Analytics Summit, and Colm for the two days. I have been to no conference this year.`,
  customer: `You are Sunniva Dahl, Senior Consultant, warm and precise. If it is full you ask whether the approvals could be collected while you wait, in case somebody drops out. Then you wait. Delta Forum does not interest you.`,
  records: joinRecords(
    ...['colm.farraday', 'yusuf.demirel', 'hamish.orre', 'rafaela.ortega'].map((guest) =>
      training(guest, 'CRS-4020032'),
    ),
  ),
  solution: [
    ...lookUp(who),
    ['degreed_api', { action: 'search_courses', keyword: 'River' }],
    ['degreed_api', { action: 'get_training_history', email: mail(who) }],
    ['degreed_api', { action: 'check_enrollment', course_id: 'CRS-4020032' }],
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
