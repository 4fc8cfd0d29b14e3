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

export const procurementOrders: Rows<'procurementOrders'> = [
  {
    id: 'HW-ORDER-4100231',
    device_type: 'monitor',
    device_model: 'Lumen 27',
    quantity: 1,
    ship_to_location: '88 Corlear Street, New York, NY 10002',
    requester_id: 'WD-180009',
    ticket_id: '5',
    status: 'delivered',
    created_at: '2025-08-20T10:00:00Z',
    expected_delivery_date: '2025-09-01',
    delivered_at: '2025-09-08T12:00:00Z',
  },
]

export const emailNotifications: Rows<'emailNotifications'> = [
  {
    id: 'NTF-80110007',
    recipient_id: 'WD-110217',
    recipient_email: 'daniel.okafor@quillhaven.example',
    notification_type: 'access_provisioned',
    subject: 'You have Forgeyard',
    body: 'Forgeyard, write, from today.',
    ticket_id: '1',
    sent_at: '2025-03-06T08:00:00Z',
    delivery_status: 'delivered',
    delivered_at: '2025-03-06T08:00:12Z',
    sent_by: 'system',
  },
]
