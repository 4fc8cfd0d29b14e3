import type { Rows } from '../rows.ts'

/** What the desk and other teams ordered, asked for and sent before the stories begin; no tool lists any of it. */
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
  ...(
    [
      ['HW-ORDER-4100198', 'laptop_standard', 'Corvid 14', 12, 'delivered', '2025-07-14', '2025-07-11'],
      ['HW-ORDER-4100204', 'laptop_premium', 'Corvid 16 Pro', 2, 'cancelled', '2025-07-30', null],
      ['HW-ORDER-4100222', 'headset', 'Murmur H2', 20, 'shipped', '2025-10-14', null],
    ] as const
  ).map(([id, device_type, device_model, quantity, status, expected_delivery_date, delivered]) => ({
    id,
    device_type,
    device_model,
    quantity,
    ship_to_location: '88 Corlear Street, New York, NY 10002',
    requester_id: 'WD-130016',
    status,
    created_at: '2025-07-01T10:00:00Z',
    expected_delivery_date,
    delivered_at: delivered && `${delivered}T12:00:00Z`,
  })),
]

export const approvalRequests: Rows<'approvalRequests'> = [
  {
    id: 'APR-70901177',
    request_type: 'data_export',
    requester_id: 'WD-150018',
    approver_id: 'WD-140017',
    status: 'approved',
    urgency: 'critical',
    details: 'Postings of 2024 for the auditors.',
    decided_at: '2025-02-03T10:00:00Z',
  },
  {
    id: 'APR-70901203',
    request_type: 'exception_request',
    requester_id: 'WD-160061',
    approver_id: 'WD-120003',
    status: 'rejected',
    details: 'One shared console for the night shift.',
    decided_at: '2025-02-19T10:00:00Z',
    approver_feedback: 'No.',
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
  // Before the policy gave up mails about progress.
  ...(
    [
      ['NTF-80090011', 'low', 'sent'],
      ['NTF-80090012', 'high', 'failed'],
      ['NTF-80090013', 'normal', 'bounced'],
    ] as const
  ).map(([id, priority, delivery_status]) => ({
    id,
    recipient_id: 'WD-110217',
    recipient_email: 'daniel.okafor@quillhaven.example',
    notification_type: 'ticket_update' as const,
    subject: 'Your ticket moves',
    body: 'See the desk.',
    ticket_id: '1',
    priority,
    sent_at: '2025-03-05T08:00:00Z',
    delivery_status,
    sent_by: 'system',
  })),
]
