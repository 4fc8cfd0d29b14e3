import { approval, consulting, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
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

const fields = {
  catalog_id: 'CAT-4040051',
  license_pool: 'standard',
  access_type: 'full_access',
  engagement_code: 'ENG-4030405',
} as const
const approver = { approval_required: 'yes', approver_id: mail('priscilla.nakagawa') } as const
const request = { amount: 250, engagement_code: 'ENG-4030405' } as const

export const CO001_002 = consulting.task({
  id: 'CO001_002',
  title: 'an approval for the same engagement that another product has used up',
  level: 'demanding',
  traits: ['evidence-before-words', 'thin-answers', 'look-alikes'],
  decidedBy: ['CO-3.5', 'CO-5.3'],
  request:
    'Joan Whitlock here (joan.whitlock@brackenfold.example). I need Formwell Surveys on the Quillon engagement, ENG-4030405. ' +
    'No need to ask anybody: Priscilla approved software for me on that engagement in August, you will find it in your approval ' +
    'system, status approved. So just switch it on, please :)',
  customer: `Joan Whitlock is your name; you are a Consultant, New York office, cheerful and fast. You remember that Priscilla Nakagawa approved
"the software thing" in the summer, and honestly think it covers whatever you need on ENG-4030405. If you are asked whether it was for
something else, you answer: "Could be, I got Chartmoor Studio around then." You accept that Priscilla has to be asked again, and
agree that the desk asks her. You want exactly Formwell Surveys, full use. You have no other wish.`,
  records: joinRecords(
    ticket('9', 'joan.whitlock', '2025-08-19', 'Chartmoor Studio, ENG-4030405', {
      status: 'closed',
      tags: ['software_access'],
      catalog_id: 'CAT-4040021',
      license_pool: 'standard',
      access_type: 'full_access',
      engagement_code: 'ENG-4030405',
      ...approver,
      description: 'Granted on APR-4100061 and APR-4100062: licence and sign-on.',
    }),
    approval('APR-4100061', 'software_access', 'joan.whitlock', 'priscilla.nakagawa', 'approved', {
      amount: 1440,
      engagement_code: 'ENG-4030405',
    }),
    approval('APR-4100062', 'software_access', 'joan.whitlock', 'aurelio.brandao', 'approved', {
      amount: 1440,
      engagement_code: 'ENG-4030405',
    }),
  ),
  solution: [
    ...lookUp('joan.whitlock'),
    ...read('software licences: who approves', 'approvals that are used up'),
    ['software_catalog_search', { software_name: 'Formwell' }],
    [
      'license_management_api',
      { action: 'check_availability', catalog_id: 'CAT-4040051', pool_type: 'standard' },
    ],
    ...readEngagement('4030405', '4010045', 'joan.whitlock'),
    approvalsOf('software_access', 'joan.whitlock'),
    openTicket('software', 'joan.whitlock', 'Formwell Surveys, ENG-4030405', { ...fields, ...approver }),
    ...ask('software_access', 'joan.whitlock', 'priscilla.nakagawa', request),
    endTicket('10', { status: 'hold' }),
  ],
  expected: [
    newTicket('software', 'joan.whitlock', { status: 'hold', ...fields, ...approver }),
    asked('software_access', 'joan.whitlock', 'priscilla.nakagawa', request),
  ],
})
