import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { helpdeskTables, statusViolations, ticketColumns } from '../helpdesk/index.ts'

const prefix = 'sandbox_neobank_support_main_models'

export const resolutionCategories = [
  'provisioned',
  'approved',
  'denied',
  'information_provided',
  'escalated_it_ops',
  'escalated_it_inf',
  'escalated_it_sec',
  'escalated_ops',
  'escalated_compl',
  'escalated_engin',
  'backlogged',
  'duplicate',
  'cancelled',
  'resolved_by_requester',
] as const
export const owners = [
  'it_support',
  'it_ops_team',
  'it_inf_team',
  'it_sec_team',
  'ops_team',
  'comp_team',
  'engin_team',
] as const
export const approvalNeeds = ['yes', 'no'] as const
export const ticketApprovalStatuses = [
  'not_required',
  'pending',
  'approved',
  'rejected',
  'escalated',
] as const
export const ticketSeverities = ['sev1_critical', 'sev2_high', 'sev3_medium', 'sev4_low'] as const
export const customerImpacts = ['yes_active', 'yes_potential', 'no_impact'] as const

export const departments = [
  'executive_leadership',
  'product_engineering',
  'customer_support',
  'sales',
  'marketing',
  'finance_accounting',
  'hr',
  'legal',
  'compliance_risk',
  'it_security',
  'it_operations',
] as const
export const officeLocations = ['sf', 'nyc', 'austin', 'remote'] as const
export const employmentStatuses = ['active', 'on_leave', 'departing', 'terminated'] as const
export const accessLevels = [
  'none',
  'read_only',
  'read_write',
  'write',
  'admin',
  'member',
  'user',
  'viewer',
  'editor',
  'analyst',
  'standard',
  'elevated',
  'standard_employee',
  'write non-PII only',
  'engineer_prod',
] as const
export const securityOperations = [
  'send_verification_manager',
  'send_verification_assistant',
  'send_verification_sms',
  'send_verification_video_call',
  'unlock_account',
  'force_password_reset',
  'invalidate_all_sessions',
  'set_temporary_bypass',
  'add_mfa_device',
  'send_mfa_enrollment_link',
  'remove_mfa_device',
] as const
export const licenseTypes = ['standard', 'enterprise', 'individual', 'unlimited'] as const
export const deviceTypes = [
  'laptop_standard',
  'laptop_premium',
  'monitor',
  'docking_station',
  'headset',
  'keyboard',
  'mouse',
] as const
export const warehouseLocations = ['sf', 'nyc', 'austin', 'remote_ship'] as const
export const deviceConditions = ['new', 'good', 'fair', 'poor', 'retired'] as const
export const orderStatuses = ['pending', 'ordered', 'shipped', 'delivered', 'cancelled'] as const
export const approvalTypes = [
  'access_request',
  'hardware_purchase',
  'data_export',
  'license_purchase',
  'exception_request',
] as const
export const approvalStatuses = ['pending', 'approved', 'rejected', 'cancelled'] as const
export const urgencies = ['standard', 'urgent', 'critical'] as const
export const severities = ['SEV1', 'SEV2', 'SEV3', 'SEV4'] as const
export const notificationTypes = [
  'access_provisioned',
  'access_revoked',
  'incident_access_granted',
  'post_facto_manager_alert',
  'breaking_glass_alert',
  'hardware_assigned',
  'hardware_ordered',
  'ticket_update',
  'escalation_notice',
] as const
export const mailPriorities = ['low', 'normal', 'high', 'urgent'] as const
export const deliveryStatuses = ['queued', 'sent', 'delivered', 'failed', 'bounced'] as const

export const tickets = pgTable('zendesk_tickets', {
  ...ticketColumns(),
  resolution_category: text({ enum: resolutionCategories }),
  owner: text({ enum: owners }),
  // Free text in the recordings too, like every date of the desk.
  access_expiry_date: text(),
  approval_required: text({ enum: approvalNeeds }),
  approval_status: text({ enum: ticketApprovalStatuses }),
  approver_id: text(),
  approval_request_ids: text(),
  business_justification: text(),
  incident_severity: text({ enum: ticketSeverities }),
  customer_impact: text({ enum: customerImpacts }),
  asset_id: text(),
})

// The systems beside the desk keep instants as the text that they were given, and hand them back letter for letter.

export const employees = pgTable(`${prefix}_employees`, {
  id: text().primaryKey(),
  email: text().notNull(),
  full_name: text().notNull(),
  level: integer().notNull(),
  department: text({ enum: departments }).notNull(),
  role: text().notNull(),
  office_location: text({ enum: officeLocations }).notNull(),
  start_date: text().notNull(),
  manager_id: text(),
  employment_status: text({ enum: employmentStatuses }).notNull().default('active'),
  is_contractor: boolean().notNull().default(false),
  remote_delivery_address: text(),
  contract_end_date: text(),
})

export const appAccess = pgTable(`${prefix}_okta_app_access`, {
  id: text().primaryKey(),
  employee_id: text().notNull(),
  app_name: text().notNull(),
  access_level: text({ enum: accessLevels }).notNull(),
  granted_at: text(),
  granted_by: text().notNull(),
  is_active: boolean().notNull().default(true),
  revoked_at: text(),
  is_temporary: boolean().notNull().default(false),
  expires_at: text(),
})

export const groupMemberships = pgTable(`${prefix}_okta_group_membership`, {
  id: text().primaryKey(),
  employee_id: text().notNull(),
  group_name: text().notNull(),
  added_at: text(),
  added_by: text().notNull(),
  is_active: boolean().notNull().default(true),
})

export const securityAudit = pgTable(`${prefix}_okta_security_audit`, {
  id: text().primaryKey(),
  employee_id: text().notNull(),
  operation: text({ enum: securityOperations }).notNull(),
  performed_by: text().notNull(),
  performed_at: text().notNull(),
  reason: text().notNull(),
  ticket_id: text(),
  verification_method: text(),
  success: boolean().notNull().default(true),
  bypass_duration_hours: integer(),
  bypass_expires_at: text(),
  mfa_device_id: text(),
})

export const softwareLicenses = pgTable(`${prefix}_software_licenses`, {
  id: text().primaryKey(),
  software_name: text().notNull(),
  license_type: text({ enum: licenseTypes }).notNull(),
  total_licenses: integer(),
  annual_cost_per_license: integer(),
})

export const licenseAllocations = pgTable(`${prefix}_license_allocations`, {
  id: text().primaryKey(),
  license_id: text().notNull(),
  employee_id: text().notNull(),
  allocated_at: text(),
  allocated_by: text().notNull(),
  is_active: boolean().notNull().default(true),
  deallocated_at: text(),
})

export const hardwareAssets = pgTable(`${prefix}_hardware_assets`, {
  id: text().primaryKey(),
  device_type: text({ enum: deviceTypes }).notNull(),
  device_model: text().notNull(),
  purchase_date: text().notNull(),
  warehouse_location: text({ enum: warehouseLocations }).notNull(),
  condition: text({ enum: deviceConditions }).notNull().default('new'),
  is_assigned: boolean().notNull().default(false),
})

export const assetAssignments = pgTable(`${prefix}_asset_assignments`, {
  id: text().primaryKey(),
  asset_id: text().notNull(),
  employee_id: text().notNull(),
  assigned_at: text(),
  assigned_by: text().notNull(),
  is_active: boolean().notNull().default(true),
  returned_at: text(),
})

export const procurementOrders = pgTable(`${prefix}_procurement_orders`, {
  id: text().primaryKey(),
  device_type: text({ enum: deviceTypes }).notNull(),
  device_model: text().notNull(),
  quantity: integer().notNull(),
  ship_to_location: text().notNull(),
  requester_id: text().notNull(),
  ticket_id: text(),
  status: text({ enum: orderStatuses }).notNull().default('pending'),
  created_at: text(),
  expected_delivery_date: text().notNull(),
  delivered_at: text(),
})

export const approvalRequests = pgTable(`${prefix}_approval_requests`, {
  id: text().primaryKey(),
  request_type: text({ enum: approvalTypes }).notNull(),
  requester_id: text().notNull(),
  approver_id: text().notNull(),
  status: text({ enum: approvalStatuses }).notNull().default('pending'),
  urgency: text({ enum: urgencies }).notNull().default('standard'),
  details: text().notNull(),
  ticket_id: text(),
  created_at: text(),
  decided_at: text(),
  approver_feedback: text(),
})

export const securityIncidents = pgTable(`${prefix}_security_incidents`, {
  id: text().primaryKey(),
  employee_id: text().notNull(),
  severity: text({ enum: severities }).notNull(),
  incident_type: text().notNull(),
  description: text().notNull(),
  // Free text in the recordings too.
  status: text().notNull(),
  is_active: boolean().notNull(),
  reported_at: text().notNull(),
  reported_by: text().notNull(),
  resolved_at: text(),
  resolution_notes: text(),
})

export const emailNotifications = pgTable(`${prefix}_email_notifications`, {
  id: text().primaryKey(),
  recipient_id: text().notNull(),
  recipient_email: text().notNull(),
  notification_type: text({ enum: notificationTypes }).notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  ticket_id: text(),
  priority: text({ enum: mailPriorities }).notNull().default('normal'),
  cc_emails: text().array(),
  sent_at: text(),
  delivery_status: text({ enum: deliveryStatuses }).notNull().default('queued'),
  delivered_at: text(),
  sent_by: text().notNull(),
})

/** No tool reads or writes customers' accounts; the desk has no business there. */
export const customerAccounts = pgTable(`${prefix}_customer_accounts`, {
  id: text().primaryKey(),
  account_number: text().notNull(),
  account_type: text().notNull(),
  status: text().notNull(),
  balance: numeric({ mode: 'number' }).notNull(),
  currency: text().notNull().default('USD'),
  opened_date: text().notNull(),
})

/** Every table by the short name under which tasks and reports show it. */
export const tables = {
  ...helpdeskTables(tickets),
  statusViolations,
  employees,
  appAccess,
  groupMemberships,
  securityAudit,
  softwareLicenses,
  licenseAllocations,
  hardwareAssets,
  assetAssignments,
  procurementOrders,
  approvalRequests,
  securityIncidents,
  emailNotifications,
  customerAccounts,
} as const
