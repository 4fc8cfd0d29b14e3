import { approval, ticket, together } from '../builders/index.ts'
import type { Records, Rows } from '../rows.ts'
import { bank, deskUsers, staffOrganization } from '../rules.ts'

const opened = '2023-01-09T09:00:00Z'
const { serviceDesk, operations, security, lead } = deskUsers

export const organizations: Rows<'organizations'> = [
  {
    id: staffOrganization,
    name: bank.legalName,
    domain_names: [bank.mail],
    details: 'Employees and contractors',
    created_at: opened,
    updated_at: opened,
  },
  {
    id: '2',
    name: 'Vendors',
    domain_names: ['corvid-devices.example', 'prism-software.example'],
    details: 'Suppliers of devices and software; they do not write to the desk',
    created_at: opened,
    updated_at: opened,
  },
]

const agent = (id: string, name: string, mailbox: string, role: 'agent' | 'admin' = 'agent') => ({
  id,
  name,
  email: `${mailbox}@${bank.mail}`,
  role,
  organization_id: staffOrganization,
  verified: true,
  created_at: opened,
  updated_at: opened,
})

/** Those who work at the desk. */
export const agents: Rows<'users'> = [
  agent(serviceDesk, 'Service Desk', 'servicedesk'),
  agent(operations, 'Ottoline Brandt', 'ottoline.brandt'),
  agent(security, 'Rasheed Okonjo', 'rasheed.okonjo'),
  agent(lead, 'Vesna Halloran', 'vesna.halloran', 'admin'),
]

/** What the desk has had on its table. The stories of tasks have tickets of their own. */
export const deskRecords: Records = together(
  ticket(
    '1',
    '11',
    '2025-03-04T10:12:00Z',
    'Forgeyard for a new project',
    {
      status: 'closed',
      resolution_category: 'provisioned',
      approval_required: 'yes',
      approval_status: 'approved',
      approver_id: 'WD-110024',
      approval_request_ids: 'APR-71204410',
      updated_at: '2025-03-06T08:00:00Z',
    },
    [[serviceDesk, 'Approved and given. Mail sent.', '2025-03-06T08:00:00Z']],
  ),
  ticket(
    '2',
    '20',
    '2025-06-17T14:40:00Z',
    'Headset crackles',
    {
      status: 'solved',
      type: 'problem',
      resolution_category: 'resolved_by_requester',
      approval_required: 'no',
      approval_status: 'not_required',
      updated_at: '2025-06-18T09:00:00Z',
    },
    [['20', 'It was the other end. Sorry!', '2025-06-18T08:41:00Z']],
  ),
  ticket('3', '22', '2025-08-11T09:30:00Z', 'Waiting list: Statline', {
    status: 'hold',
    resolution_category: 'backlogged',
    approval_required: 'no',
    approval_status: 'not_required',
    tags: ['license_waitlist'],
  }),
  ticket(
    '4',
    '10',
    '2025-08-25T07:55:00Z',
    'Locked out on Monday morning',
    {
      status: 'solved',
      type: 'incident',
      priority: 'high',
      resolution_category: 'provisioned',
      approval_required: 'no',
      approval_status: 'not_required',
      updated_at: '2025-08-25T08:10:00Z',
    },
    [
      [
        serviceDesk,
        'Verified by text message because the manager is on leave; unlocked.',
        '2025-08-25T08:10:00Z',
      ],
    ],
  ),
  ticket(
    '5',
    '27',
    '2025-09-08T16:20:00Z',
    'Second monitor for Rafferty Blum',
    {
      status: 'solved',
      resolution_category: 'provisioned',
      approval_required: 'no',
      approval_status: 'not_required',
      updated_at: '2025-09-09T08:30:00Z',
    },
    [[operations, 'Handed out at the counter and entered.', '2025-09-09T08:30:00Z']],
  ),
  ticket(
    '6',
    '21',
    '2025-09-15T11:05:00Z',
    'Network in Austin slow in the afternoons',
    {
      status: 'open',
      type: 'question',
      owner: 'it_inf_team',
      resolution_category: 'escalated_it_inf',
      approval_required: 'no',
      approval_status: 'not_required',
      tags: ['escalated', 'system_error'],
      updated_at: '2025-09-16T07:00:00Z',
    },
    [[operations, 'The provider measures until the end of the month.', '2025-09-16T07:00:00Z']],
  ),
  ticket('7', '23', '2025-09-22T13:15:00Z', 'Clientbook shows an old phone number', {
    status: 'solved',
    type: 'question',
    priority: 'low',
    resolution_category: 'information_provided',
    approval_required: 'no',
    approval_status: 'not_required',
    updated_at: '2025-09-22T13:40:00Z',
  }),
  ticket('8', '26', '2025-09-29T08:50:00Z', 'Keyring for two colleagues', {
    status: 'pending',
    updated_at: '2025-09-29T09:05:00Z',
  }),
  ticket('9', '25', '2024-02-12T10:00:00Z', 'Monitor for the visitors’ desk', {
    status: 'closed',
    resolution_category: 'approved',
    approval_required: 'yes',
    approval_status: 'approved',
    updated_at: '2024-02-14T09:00:00Z',
  }),
  ticket('10', '24', '2024-05-20T12:30:00Z', 'Screen left unlocked in the canteen', {
    status: 'closed',
    type: 'incident',
    priority: 'urgent',
    owner: 'it_sec_team',
    resolution_category: 'escalated_it_sec',
    approval_required: 'no',
    approval_status: 'not_required',
    incident_severity: 'sev4_low',
    customer_impact: 'no_impact',
    tags: ['escalated'],
    updated_at: '2024-05-22T09:00:00Z',
  }),
  approval('71204410', '110217', '110024', '1', 'approved', '2025-03-05T15:00:00Z', 'Fine.'),
  approval('71838222', '160116', '160007', null, 'rejected', '2025-04-11T09:00:00Z', 'Not for first line.'),
)

export const statusViolations: Rows<'statusViolations'> = [
  { id: 'VIOLATION-1', ticket_id: '5', created_status: 'new', created_at: '2025-09-08T16:20:00Z' },
]
