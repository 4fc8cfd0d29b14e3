import { changed, consulting } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, contact, fresh, lookUp } from '../deeds.ts'

const who = 'sunniva.dahl'
const end = fresh(
  'course',
  who,
  '9',
  'Python for consultants: nobody to ask',
  { course_id: 'CRS-4020024', approval_required: 'no' },
  { assignee_id: '5' },
)

export const CO010_005 = consulting.task({
  id: 'CO010_005',
  title: 'her manager is away, his stand-in is away, and so is his manager',
  level: 'demanding',
  traits: ['who-may', 'nothing-to-do', 'rules-that-meet'],
  decidedBy: ['CO-3.2', 'CO-14.1'],
  request: `Hei, Sunniva Dahl from San Francisco (sunniva.dahl@brackenfold.example). Python for consultants, please. Yusuf is on leave; Marguerite can surely approve for him, she sits next door.`,
  customer: `Sunniva Dahl, warm, precise, patient: that is you. You have taken no course this year. If it has to wait until one of them is back, or somebody at the desk decides whom to ask, you wait.`,
  records: changed('beatriz.montalvo', { leave: true }),
  solution: [
    ...lookUp(who),
    ['degreed_api', { action: 'search_courses', keyword: 'Python' }],
    ['degreed_api', { action: 'check_enrollment', course_id: 'CRS-4020024' }],
    approvalsOf('training_cost', who),
    contact('yusuf.demirel'),
    contact('beatriz.montalvo'),
    contact('colm.farraday'),
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
