import type { Rows } from '../rows.ts'

/** One incident runs, of no application; the latest SEV1 is over. */
export const securityIncidents: Rows<'securityIncidents'> = [
  {
    id: 'SEC-50110041',
    employee_id: 'WD-120003',
    severity: 'SEV1',
    incident_type: 'service_outage',
    description: 'Cloud Production: deployments fail in both regions',
    status: 'resolved',
    is_active: false,
    reported_at: '2025-09-30T09:20:00Z',
    reported_by: 'monitoring',
    resolved_at: '2025-09-30T18:05:00Z',
    resolution_notes: 'A certificate had expired.',
  },
  {
    id: 'SEC-50110044',
    employee_id: 'WD-120015',
    severity: 'SEV3',
    incident_type: 'phishing',
    description: 'Wave of phishing mails with a false parcel notice',
    status: 'investigating',
    is_active: true,
    reported_at: '2025-09-29T07:45:00Z',
    reported_by: 'WD-120044',
  },
  {
    id: 'SEC-50109917',
    employee_id: 'WD-110131',
    severity: 'SEV2',
    incident_type: 'data_integrity',
    description: 'Ledger Database: two postings out of balance',
    status: 'resolved',
    is_active: false,
    reported_at: '2025-09-11T13:00:00Z',
    reported_by: 'WD-150018',
    resolved_at: '2025-09-12T10:30:00Z',
    resolution_notes: 'Posted again by hand.',
  },
  {
    id: 'SEC-50109310',
    employee_id: 'WD-120015',
    severity: 'SEV4',
    incident_type: 'policy',
    description: 'A screen left unlocked in the canteen',
    status: 'resolved',
    is_active: false,
    reported_at: '2024-05-20T12:30:00Z',
    reported_by: 'WD-120044',
    resolved_at: '2024-05-22T09:00:00Z',
    resolution_notes: 'Talked to.',
  },
]

export const securityAudit: Rows<'securityAudit'> = [
  {
    id: 'OSA-60110011',
    employee_id: 'WD-110131',
    operation: 'send_verification_sms',
    performed_by: 'system',
    performed_at: '2025-08-25T08:05:00Z',
    reason: 'Locked out',
    ticket_id: '4',
  },
  {
    id: 'OSA-60110012',
    employee_id: 'WD-110131',
    operation: 'unlock_account',
    performed_by: 'system',
    performed_at: '2025-08-25T08:10:00Z',
    reason: 'Locked out',
    ticket_id: '4',
    verification_method: 'sms',
  },
]

/** Customers' accounts stand beside everything else, and are nobody's business at this desk. */
export const customerAccounts: Rows<'customerAccounts'> = [
  {
    id: 'CUST-700114',
    account_number: '5500700114002917',
    account_type: 'checking',
    status: 'active',
    balance: 1840.27,
    opened_date: '2022-06-01',
  },
  {
    id: 'CUST-700141',
    account_number: '5500700141008822',
    account_type: 'savings',
    status: 'suspended',
    balance: 12050,
    opened_date: '2021-11-19',
  },
]
