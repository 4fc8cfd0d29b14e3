import { inserted, updated } from '../../../lib/task.ts'
import { approval, consulting, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, endTicket, lookUp, read, remarks } from '../steps.ts'

const { appAccess, tickets } = consulting.tables

export const CO001_001 = consulting.task({
  id: 'CO001_001',
  title: 'the licence was allocated before lunch, and the sign-on was forgotten after it',
  level: 'demanding',
  traits: ['evidence-before-words', 'undoing'],
  decidedBy: ['CO-5.7', 'CO-2.7'],
  request: `Hello desk, Rafael Ortega, Chicago. rafael.ortega@brackenfold.example. On the 22nd I asked for Tablewright Desktop for
ENG-4030202. Oluwaseun says he approved it the same day, and I still cannot open it. Can I please have my licence now?
We present on Monday.`,
  customer: `You are Rafael Ortega, Senior Consultant in Chicago, friendly, a little impatient. Your engagement is ENG-4030202. When you
start Tablewright Desktop from the portal it says "you are not entitled to this application". You believe that nothing at all has been done
since the approval. You know no ticket number. You need the product itself, not the Viewer, and agree to whatever the agent is
about to do so that you can open it. When you hear that you can sign in, you thank and leave.`,
  records: joinRecords(
    ticket(
      '9',
      'rafael.ortega',
      '2025-09-22',
      'Tablewright Desktop for ENG-4030202',
      {
        status: 'hold',
        tags: ['software_access'],
        catalog_id: 'CAT-4040011',
        license_pool: 'standard',
        access_type: 'full_access',
        engagement_code: 'ENG-4030202',
        approval_required: 'yes',
        approver_id: mail('oluwaseun.adeyemi'),
        description: 'Senior manager asked, APR-4100052.',
      },
      [
        ['1', 'APR-4100052 is approved. Allocated the licence at 11:40, 16 left.'],
        ['1', 'Directory is down. Will do the sign-on after lunch.'],
      ],
    ),
    approval('APR-4100052', 'software_access', 'rafael.ortega', 'oluwaseun.adeyemi', 'approved', {
      amount: 840,
      engagement_code: 'ENG-4030202',
    }),
    {
      licenseAllocations: [
        {
          id: 'LIC-4100052',
          catalog_id: 'CAT-4040011',
          employee_email: mail('rafael.ortega'),
          engagement_code: 'ENG-4030202',
          pool_type: 'standard',
        },
      ],
    },
  ),
  solution: [
    ...lookUp('rafael.ortega'),
    ...remarks('9'),
    ...read('software licence allocated, sign-on missing', 'tickets: what they prove'),
    ['software_catalog_search', { software_name: 'Tablewright' }],
    approvalsOf('software_access', 'rafael.ortega'),
    [
      'okta_provision_access',
      { email: mail('rafael.ortega'), app_name: 'Tablewright Desktop', access_type: 'full_access' },
    ],
    endTicket('9', {
      status: 'solved',
      description: 'Licence of 22 September; sign-on given on 1 October. APR-4100052.',
    }),
  ],
  expected: [
    inserted(appAccess, {
      employee_email: mail('rafael.ortega'),
      app_name: 'Tablewright Desktop',
      access_type: 'full_access',
    }),
    updated(tickets, '9', { status: 'solved' }),
  ],
})
