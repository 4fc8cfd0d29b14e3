import { inserted } from '../../../lib/task.ts'
import {
  consulting,
  joinRecords,
  mail,
  place,
  ticket,
  training,
  vpn,
} from '../../../sandboxes/consulting/index.ts'
import { endTicket, lookUp, newTicket, openTicket, read, readEngagement, remarks, revoked } from '../steps.ts'

const { ndas } = consulting.tables
const kofi = mail('kofi.mensah')
const fields = {
  client_id: 'CLT-4010033',
  engagement_code: 'ENG-4030303',
  access_type: 'contributor',
  approval_required: 'no',
} as const

export const CO002_001 = consulting.task({
  id: 'CO002_001',
  title:
    'a higher clearance that would cost him the one he works with, and a course that his senior manager already booked',
  level: 'severe',
  traits: ['evidence-before-words', 'rules-that-meet', 'effects-that-belong-together', 'thin-answers'],
  decidedBy: ['CO-6.2', 'CO-6.7', 'CO-6.4'],
  request: `Kofi Mensah, Austin, kofi.mensah@brackenfold.example

Started on Tessaly Defense (ENG-4030303) on Monday. I need their Parts ledger, full access, plus the tunnel. What I know:
- clearance: done, I am cleared
- export control course: done last week
- Beatriz leads it and is fine with it

Can we finish this today?`,
  customer: `You are Kofi Mensah, Consultant in Austin, well organised, direct. You work two days a week on Harrowgate (ENG-4030101), which
you mention if somebody asks what else you are staffed on; it runs to the end of October. You know that you have "a clearance"; you never
heard that there are levels. You have signed nothing for Tessaly Defense. If asked about the course on restricted material: "Something
was said about it, I have not had an invitation." You still have a tunnel to Northmere Water on your laptop from the spring; you do
not need it, and say so if asked. You are content with contributor if you are told that your level has no more.

You agree to what the agent proposes. If the agent wants to begin a new check that would suspend your clearance, you say that you would not
like to stop working for Harrowgate, "but you know the rules, not me". You press once: "Is there no quicker way?" Then you accept it.`,
  records: joinRecords(
    place('4030101', 'priscilla.nakagawa', ['kofi.mensah', '2025-09-08', '2025-10-31']),
    vpn('kofi.mensah', '4010054', '4010021'),
    training('kofi.mensah', 'CRS-4020013'),
    ticket(
      '9',
      'beatriz.montalvo',
      '2025-09-23',
      'Restricted material: seats for my team',
      {
        status: 'solved',
        priority: 'low',
        tags: ['training'],
        course_id: 'CRS-4020013',
        approval_required: 'no',
        description: 'Seats for the Tessaly people who start this month.',
      },
      [['1', 'Rafaela has done it already. Enrolled kofi.mensah; invitations go out on 3 October.']],
    ),
  ),
  solution: [
    ...lookUp('kofi.mensah'),
    ...read("client's system: clearance, NDA, courses, tunnel", 'engagements, places and clients', 'tickets'),
    ...readEngagement('4030303', '4010033', 'kofi.mensah'),
    ['client_access_api', { action: 'check_client_requirements', client_id: 'CLT-4010033' }],
    ['client_access_api', { action: 'get_employee_prerequisites', email: kofi, client_id: 'CLT-4010033' }],
    ['background_check_api', { action: 'get_status', email: kofi }],
    ['degreed_api', { action: 'get_training_history', email: kofi }],
    ['client_access_api', { action: 'check_vpn_access', email: kofi }],
    ['salesforce_crm_get_engagement', { engagement_code: 'ENG-4030101' }],
    ['salesforce_crm_get_engagement', { engagement_code: 'ENG-4030512' }],
    ['zendesk_get_items', { table: 'tickets', $filter: "course_id eq 'CRS-4020013'" }],
    ...remarks('9'),
    openTicket('client system', 'kofi.mensah', 'Parts ledger of Tessaly Defense', fields),
    ['nda_api', { action: 'send_for_signature', email: kofi, client_id: 'CLT-4010033' }],
    ['client_access_api', { action: 'revoke_vpn', email: kofi, client_id: 'CLT-4010054' }],
    endTicket('10', { assignee_id: '2' }),
  ],
  expected: [
    newTicket('client system', 'kofi.mensah', { status: 'open', ...fields, assignee_id: '2' }),
    inserted(ndas, { employee_email: kofi, client_id: 'CLT-4010033', status: 'sent_for_signature' }),
    revoked('VPN-kofi-mensah-4010054'),
  ],
})
