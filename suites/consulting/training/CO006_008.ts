import {
  approval,
  consulting,
  joinRecords,
  mail,
  ticket,
  training,
} from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, brought, lookUp, remarks } from '../deeds.ts'

const who = 'jonas.whitlock'
const end = brought('9', { status: 'solved' })
/** A course of this year that was dealt with. */
const course = (id: string, day: string, course_id: string, note: string) =>
  ticket(
    id,
    who,
    day,
    course_id,
    {
      status: 'solved',
      priority: 'low',
      tags: ['training'],
      course_id,
      approval_required: 'yes',
      approver_id: mail('ines.valcourt'),
    },
    [['1', note]],
  )

export const CO006_008 = consulting.task({
  id: 'CO006_008',
  title: 'three yeses, a free seat, and three hundred and fifty dollars too many',
  level: 'severe',
  traits: ['sums-in-steps', 'evidence-before-words', 'rules-that-meet', 'nothing-to-do'],
  decidedBy: ['CO-11.2', 'CO-11.6'],
  request: `jonas whitlock, jonas.whitlock@brackenfold.example. financial modelling, the class on the 14th: inès, aurélio and priscilla have all clicked yes now!! one seat is left says the page. quick quick`,
  customer: `You are Jonas Whitlock, Consultant in New York, breezy, lower case. You did Python in March. About the Negotiation workshop you got an invitation in September, for later in October; you go there. You did not count any money. If it is refused you ask whether Aurélio could not simply lift the limit, and then you let it go.`,
  records: joinRecords(
    ticket('9', who, '2025-08-28', 'Financial modelling', {
      status: 'hold',
      priority: 'low',
      tags: ['training'],
      course_id: 'CRS-4020025',
      approval_required: 'yes',
      approver_id: mail('ines.valcourt'),
      description: 'Budget: 650 of 3,000 spent. Asked: APR-4100185, APR-4100186, APR-4100187.',
    }),
    course('10', '2025-03-10', 'CRS-4020024', 'Enrolled on APR-4100188.'),
    course('11', '2025-09-11', 'CRS-4020021', 'Enrolled on APR-4100189 and APR-4100190.'),
    approval('APR-4100185', 'training_cost', who, 'ines.valcourt', 'approved', { amount: 1500 }),
    approval('APR-4100186', 'training_cost', who, 'aurelio.brandao', 'approved', { amount: 1500 }),
    approval('APR-4100187', 'training_engagement_coordination', who, 'priscilla.nakagawa', 'approved', {
      engagement_code: 'ENG-4030101',
    }),
    approval('APR-4100188', 'training_cost', who, 'ines.valcourt', 'approved', { amount: 650 }),
    approval('APR-4100189', 'training_cost', who, 'ines.valcourt', 'approved', { amount: 1200 }),
    approval('APR-4100190', 'training_engagement_coordination', who, 'priscilla.nakagawa', 'approved', {
      engagement_code: 'ENG-4030101',
    }),
    ...['colm.farraday', 'yusuf.demirel', 'hamish.orre', 'rafaela.ortega', 'tobias.renn'].map((guest) =>
      training(guest, 'CRS-4020025'),
    ),
  ),
  solution: [
    ...lookUp(who),
    ...remarks('9', '10', '11'),
    ['degreed_api', { action: 'get_course_details', course_id: 'CRS-4020025' }],
    ['degreed_api', { action: 'get_course_details', course_id: 'CRS-4020024' }],
    ['degreed_api', { action: 'get_course_details', course_id: 'CRS-4020021' }],
    ['degreed_api', { action: 'check_enrollment', course_id: 'CRS-4020025' }],
    approvalsOf('training_cost', who),
    ...end.steps,
  ],
  expected: end.effects,
})
