import { updated } from '../../../lib/task.ts'
import { approval, type Person, people, ticket, together } from '../../../sandboxes/neobank/builders.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { comments, endTicket, has, lookUp, read } from '../steps.ts'

const { tickets } = neobank.tables

const sanne: Person = {
  staff: '130221',
  name: 'Sanne Thorvaldsen',
  level: 4,
  department: 'it_operations',
  role: 'Release Engineer',
  office: 'nyc',
  manager: '130016',
  since: '2022-04-04',
  user: '31',
  has: [['Gatekey VPN', 'engineer_prod', '2023-10-02']],
}

export const NB007_002 = neobank.task({
  id: 'NB007_002',
  title: 'everything is approved, and an incident that she does not know of stops it',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'nothing-to-do'],
  decidedBy: ['IN-4', 'AC-5'],
  request:
    'Hello, Sanne Thorvaldsen (sanne.thorvaldsen@quillhaven.example). Both of my approvals for Cloud Production came in this morning, I ' +
    'have the mails. Please give it to me for the full seven days; the release starts tonight.',
  customer: `You are Sanne Thorvaldsen, release engineer, organised and friendly. You want Cloud Production for seven days for tonight's release.
You do not work on any incident and have not heard of one. If you are told that it has to wait, ask until when, say that tonight's release then moves, and accept
it. You do not ask for emergency access. Nothing else.`,
  records: together(
    people(sanne),
    ticket(
      '40',
      '31',
      '2025-09-30T08:15:00Z',
      'Cloud Production for the October release',
      {
        status: 'hold',
        approval_required: 'yes',
        approval_status: 'approved',
        approver_id: 'WD-130016',
        approval_request_ids: 'APR-72511803,APR-72511830',
        tags: ['production_access', 'temporary_access'],
        updated_at: '2025-10-01T09:30:00Z',
      },
      [['1', 'Both have approved. Give it when she writes.', '2025-10-01T09:30:00Z']],
    ),
    ...(['120003', '130016'] as const).map((approver, index) =>
      approval(index === 0 ? '72511830' : '72511803', sanne.staff, approver, {
        status: 'approved',
        details: 'Cloud Production, user, seven days.',
        ticket_id: '40',
        created_at: '2025-09-30T08:30:00Z',
        decided_at: '2025-10-01T08:05:00Z',
      }),
    ),
    {
      securityIncidents: [
        {
          id: 'SEC-50110066',
          employee_id: 'WD-120003',
          severity: 'SEV1',
          incident_type: 'unauthorized_access',
          description: 'Unknown sign-ins to Cloud Production with the account of a build server',
          status: 'open',
          is_active: true,
          reported_at: '2025-10-01T12:35:00Z',
          reported_by: 'monitoring',
        },
      ],
    },
  ),
  solution: [
    ...lookUp(sanne),
    ...comments('40'),
    ...read('cloud production access', 'incident freeze', 'approvals that are there', 'tickets: end states'),
    ['approval_api_check_status', { approval_request_id: 'APR-72511803' }],
    ['approval_api_check_status', { approval_request_id: 'APR-72511830' }],
    ...has(sanne, 'Cloud Production', 'Gatekey VPN'),
    ['security_api_verify_incident', {}],
    endTicket('40', {
      status: 'hold',
      resolution_category: 'backlogged',
      incident_severity: 'sev1_critical',
    }),
  ],
  expected: [
    updated(tickets, '40', { resolution_category: 'backlogged', incident_severity: 'sev1_critical' }),
  ],
})
