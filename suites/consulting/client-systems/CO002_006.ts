import { consulting } from '../../../sandboxes/consulting/index.ts'
import { all, check, cut, enrols, fresh, lookUp, readEngagement, standing, ticketsWhere } from '../deeds.ts'

const who = 'amara.okonkwo'
const done = all(check(who, 'standard'), enrols(who, 'CRS-4020002'), cut(who, '4010022'))
const end = fresh(
  'client system',
  who,
  '9',
  'Leak map of Northmere',
  {
    client_id: 'CLT-4010054',
    engagement_code: 'ENG-4030501',
    access_type: 'contributor',
    approval_required: 'no',
  },
  { status: 'pending' },
)

export const CO002_006 = consulting.task({
  id: 'CO002_006',
  title: 'one system has sold the work, the other has not begun it',
  level: 'demanding',
  traits: ['rules-that-meet', 'evidence-before-words', 'effects-that-belong-together'],
  decidedBy: ['CO-4.1', 'CO-4.2', 'CO-6.7'],
  request: `Amara Okonkwo, Chicago, amara.okonkwo@brackenfold.example. On Monday I start at Northmere Water (ENG-4030501). Their Leak map, contributor, and the tunnel, so that I am ready at nine? The CRM shows the engagement as active, I looked.`,
  customer: `Amara Okonkwo, that is you: gentle, thorough, a Consultant. You have never been checked by anybody as far as you know, Halvorsen did not ask. You are in no hurry if something takes its days. What you still have from Halvorsen you do not need since Friday; say so only if asked. You will take any course they want.`,
  solution: [
    ...lookUp(who),
    ...readEngagement('4030501', '4010054', who),
    ...standing(who, '4010054'),
    ticketsWhere("course_id eq 'CRS-4020002'"),
    end.open,
    ...done.steps,
    end.close,
  ],
  expected: [end.effect, ...done.effects],
})
