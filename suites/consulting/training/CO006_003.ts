import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { all, approvalsOf, asks, fresh, lookUp, remarks } from '../deeds.ts'

const who = 'rafael.ortega'
const asked = all(
  asks('training_cost', who, ['hamish.orre'], { amount: 1200 }),
  asks('training_engagement_coordination', who, ['oluwaseun.adeyemi'], { engagement_code: 'ENG-4030202' }),
)
const master = fresh(
  'course',
  who,
  '9',
  'Negotiation masterclass: workshop missing',
  { course_id: 'CRS-4020022', approval_required: 'no' },
  { status: 'pending' },
)
const workshop = fresh(
  'course',
  who,
  '10',
  'Negotiation workshop',
  { course_id: 'CRS-4020021', approval_required: 'yes', approver_id: mail('hamish.orre') },
  { status: 'hold' },
)

export const CO006_003 = consulting.task({
  id: 'CO006_003',
  title: 'before the masterclass comes the workshop, and the workshop falls into Halvorsen',
  level: 'severe',
  traits: ['rules-that-meet', 'customer-moves', 'effects-that-belong-together', 'who-may'],
  decidedBy: ['CO-11.3', 'CO-11.5', 'CO-4.2'],
  request: `Rafael Ortega, rafael.ortega@brackenfold.example. I would love to do the Negotiation masterclass in November. Hamish is in favour. How do I get in?`,
  customer: `Rafael Ortega of the Chicago office, friendly: you. You took a negotiation seminar at university, but not the firm's workshop. If the workshop has to come first, you want it, the one in October. Of money you know that you did Python in spring. You work on Halvorsen; the second Halvorsen engagement, ENG-4030606, never came to life. You agree to the requests.`,
  solution: [
    ...lookUp(who),
    ...remarks('5'),
    ['degreed_api', { action: 'search_courses', keyword: 'Negotiation' }],
    ['degreed_api', { action: 'get_training_history', email: mail(who) }],
    master.open,
    master.close,
    ['degreed_api', { action: 'check_enrollment', course_id: 'CRS-4020021' }],
    ['degreed_api', { action: 'get_course_details', course_id: 'CRS-4020024' }],
    ['mavenlink_api', { action: 'get_employee_assignments', email: mail(who) }],
    ['mavenlink_api', { action: 'get_engagement', engagement_code: 'ENG-4030202' }],
    ['salesforce_crm_get_engagement', { engagement_code: 'ENG-4030202' }],
    ['salesforce_crm_get_engagement', { engagement_code: 'ENG-4030606' }],
    approvalsOf('training_cost', who),
    approvalsOf('training_engagement_coordination', who),
    workshop.open,
    ...asked.steps,
    workshop.close,
  ],
  expected: [master.effect, workshop.effect, ...asked.effects],
})
