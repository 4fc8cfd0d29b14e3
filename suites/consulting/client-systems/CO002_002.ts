import { approval, consulting, mail } from '../../../sandboxes/consulting/index.ts'
import {
  approvalsOf,
  ask,
  asked,
  endTicket,
  lookUp,
  newTicket,
  openTicket,
  read,
  readEngagement,
} from '../steps.ts'

const jonas = mail('jonas.whitlock')
const fields = {
  client_id: 'CLT-4010021',
  engagement_code: 'ENG-4030101',
  access_type: 'contributor',
  approval_required: 'yes',
  approver_id: mail('priscilla.nakagawa'),
} as const

export const CO002_002 = consulting.task({
  id: 'CO002_002',
  title: 'an approval by the one who led the work when he was booked',
  level: 'demanding',
  traits: ['who-may', 'thin-answers', 'evidence-before-words'],
  decidedBy: ['CO-4.4', 'CO-3.4', 'CO-4.3'],
  request:
    'hey, jonas whitlock (jonas.whitlock@brackenfold.example). i need the Claims warehouse at Harrowgate, contributor. i have the tunnel and the course and everything, and oluwaseun, who is my senior ' +
    'manager on ENG-4030101 according to staffing, has approved it yesterday. so just the last click is missing!',
  customer: `You play Jonas Whitlock of the New York office, a Consultant who takes things lightly and avoids capital letters. You asked Oluwaseun Adeyemi yourself, because his name stands on your staffing
confirmation from February. You have hardly met him; Priscilla Nakagawa runs the weekly meeting. You are on the engagement until Christmas. If the agent says that Priscilla has to
be asked, you groan and agree.`,
  records: approval('APR-4100111', 'client_access', 'jonas.whitlock', 'oluwaseun.adeyemi', 'approved', {
    engagement_code: 'ENG-4030101',
  }),
  solution: [
    ...lookUp('jonas.whitlock'),
    ...read(
      "client's system: prerequisites and approval",
      'senior manager of an engagement',
      'approvals',
      'tickets',
    ),
    ...readEngagement('4030101', '4010021', 'jonas.whitlock'),
    ['client_access_api', { action: 'check_client_requirements', client_id: 'CLT-4010021' }],
    ['client_access_api', { action: 'get_employee_prerequisites', email: jonas, client_id: 'CLT-4010021' }],
    ['degreed_api', { action: 'get_training_history', email: jonas }],
    ['client_access_api', { action: 'check_vpn_access', email: jonas }],
    approvalsOf('client_access', 'jonas.whitlock'),
    openTicket('client system', 'jonas.whitlock', 'Claims warehouse of Harrowgate', fields),
    ...ask('client_access', 'jonas.whitlock', 'priscilla.nakagawa', { engagement_code: 'ENG-4030101' }),
    endTicket('9', { status: 'hold' }),
  ],
  expected: [
    newTicket('client system', 'jonas.whitlock', { status: 'hold', ...fields }),
    asked('client_access', 'jonas.whitlock', 'priscilla.nakagawa', { engagement_code: 'ENG-4030101' }),
  ],
})
