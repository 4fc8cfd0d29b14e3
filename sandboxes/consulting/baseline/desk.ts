import { approval, joinRecords, ticket } from '../builders.ts'
import type { Records, Rows } from '../rows.ts'
import { deskUsers, firm, mail } from '../rules.ts'

const opened = '2024-01-08T09:00:00Z'

export const firmOrganization: Rows<'organizations'> = [
  {
    id: '1',
    name: firm.legalName,
    domain_names: [firm.mailDomain],
    details: 'The firm and its people',
    created_at: opened,
    updated_at: opened,
  },
]

const agent = (id: string, name: string, mailbox: string, role: 'agent' | 'admin' = 'agent') => ({
  id,
  name,
  email: mail(mailbox),
  role,
  organization_id: '1',
  verified: true,
  created_at: opened,
  updated_at: opened,
})

/** Those who work at the desk. */
export const agents: Rows<'users'> = [
  agent(deskUsers.desk, 'Operations Desk', 'operations'),
  agent(deskUsers.security, 'Security Team', 'security.team'),
  agent(deskUsers.finance, 'Finance Team', 'finance.team'),
  agent(deskUsers.people, 'People Operations', 'people.operations'),
  agent(deskUsers.lead, 'Rosalind Achebe', 'rosalind.achebe', 'admin'),
]

/** What the desk has had on its table. The stories of tasks have tickets of their own. */
export const deskRecords: Records = joinRecords(
  ticket('1', 'mei-lin.cho', '2025-03-05', 'Tablewright Desktop for ENG-4030101', {
    status: 'solved',
    tags: ['software_access'],
    catalog_id: 'CAT-4040011',
    license_pool: 'standard',
    access_type: 'full_access',
    engagement_code: 'ENG-4030101',
    approval_required: 'yes',
    approver_id: mail('priscilla.nakagawa'),
    description: 'Granted on APR-4100003: licence and sign-on.',
  }),
  ticket('2', 'mei-lin.cho', '2025-03-06', 'Claims warehouse', {
    status: 'solved',
    priority: 'high',
    tags: ['client_access'],
    client_id: 'CLT-4010021',
    engagement_code: 'ENG-4030101',
    access_type: 'contributor',
    approval_required: 'yes',
    approver_id: mail('priscilla.nakagawa'),
    description: 'Granted on APR-4100004: tunnel and Claims warehouse, contributor.',
  }),
  ticket('3', 'amara.okonkwo', '2025-06-04', 'Berth planner', {
    status: 'closed',
    priority: 'high',
    tags: ['client_access'],
    client_id: 'CLT-4010022',
    engagement_code: 'ENG-4030202',
    access_type: 'contributor',
    approval_required: 'yes',
    approver_id: mail('oluwaseun.adeyemi'),
    description: 'Granted on APR-4100007.',
  }),
  ticket(
    '4',
    'kofi.mensah',
    '2025-07-07',
    'Parking rejected',
    {
      status: 'solved',
      tags: ['expense_override'],
      expense_report_id: 'EXP-4080307',
      approval_required: 'yes',
      approver_id: mail('beatriz.montalvo'),
      description: 'Exception for the missing receipt granted on APR-4100011.',
    },
    [[deskUsers.desk, 'Approved and overridden on 8 July.']],
  ),
  ticket('5', 'rafael.ortega', '2025-04-02', 'Python for consultants', {
    status: 'solved',
    priority: 'low',
    tags: ['training'],
    course_id: 'CRS-4020024',
    approval_required: 'yes',
    approver_id: mail('hamish.orre'),
    description: 'Enrolled on APR-4100014.',
  }),
  ticket('6', 'leila.haddad', '2025-09-02', 'Claims warehouse', {
    status: 'pending',
    priority: 'high',
    tags: ['client_access'],
    client_id: 'CLT-4010021',
    engagement_code: 'ENG-4030101',
    access_type: 'read_only',
    approval_required: 'no',
    description:
      'Check begun, NDA sent, enrolled in CRS-4020011. Leila has to sign and to complete the course.',
  }),
  ticket('7', 'dariusz.wrobel', '2025-09-16', 'Chartmoor Cloud', {
    status: 'solved',
    tags: ['software_access'],
    catalog_id: 'CAT-4040022',
    license_pool: 'standard',
    access_type: 'full_access',
    engagement_code: 'ENG-4030304',
    approval_required: 'no',
    description: 'Licence and sign-on given.',
  }),
  ticket('8', 'ines.valcourt', '2025-09-22', 'When does the new phone policy come?', {
    status: 'solved',
    priority: 'low',
    type: 'question',
    tags: ['question'],
  }),
  {
    trainingEnrollments: [
      { id: 'ENR-4020011-leila-haddad', employee_email: mail('leila.haddad'), course_id: 'CRS-4020011' },
    ],
    ticketComments: [
      {
        id: 830001,
        ticket_id: 6,
        author_id: 30,
        body: 'Thanks, I will sign it after the weekend.',
        key: '830001',
        created_at: '2025-09-05T15:00:00Z',
      },
    ],
    statusViolations: [
      { id: 'VIOLATION-1', ticket_id: '8', created_status: 'new', created_at: '2025-09-22T14:20:00Z' },
    ],
  },
  approval('APR-4100003', 'software_access', 'mei-lin.cho', 'priscilla.nakagawa', 'approved', {
    amount: 840,
    engagement_code: 'ENG-4030101',
  }),
  approval('APR-4100004', 'client_access', 'mei-lin.cho', 'priscilla.nakagawa', 'approved', {
    engagement_code: 'ENG-4030101',
  }),
  approval('APR-4100007', 'client_access', 'amara.okonkwo', 'oluwaseun.adeyemi', 'approved', {
    engagement_code: 'ENG-4030202',
  }),
  approval('APR-4100011', 'expense_override', 'kofi.mensah', 'beatriz.montalvo', 'approved', { amount: 48 }),
  approval('APR-4100014', 'training_cost', 'rafael.ortega', 'hamish.orre', 'approved', { amount: 650 }),
  approval('APR-4100019', 'travel', 'rafaela.ortega', 'beatriz.montalvo', 'rejected', { amount: 40 }),
)
