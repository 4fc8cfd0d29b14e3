import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { helpdeskTables, statusViolations, ticketColumns } from '../helpdesk/index.ts'

/** Instants come and go as text, as the recorded systems write them. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

export const engagementStatuses = ['pipeline', 'active', 'completed', 'cancelled'] as const
export const levels = [
  'Analyst',
  'Consultant',
  'Senior Consultant',
  'Manager',
  'Senior Manager',
  'Partner',
  'Administrative',
] as const
export const offices = ['New York', 'San Francisco', 'Chicago', 'Austin'] as const
export const onboardingPhases = [
  'day_0_1_immediate',
  'day_1_3_initial',
  'day_3_7_provisioning',
  'day_7_30_engagement_ramp',
  'completed',
] as const
export const availabilities = ['available', 'on_leave'] as const
export const accessTypes = ['full_access', 'read_only', 'contributor', 'admin'] as const
export const flightClasses = ['economy', 'business', 'first'] as const
export const expenseCategories = [
  'meals',
  'hotel',
  'transport',
  'parking',
  'client_entertainment',
  'other',
] as const
export const receiptStatuses = ['attached', 'missing', 'itemized'] as const
export const overrideReasons = ['justified_exception', 'system_error', 'receipt_exception'] as const
export const deviceTypes = ['laptop', 'phone', 'monitor', 'docking_station', 'headset', 'peripheral'] as const
export const inventoryStatuses = ['available', 'reserved', 'assigned', 'retired', 'in_repair'] as const
export const licensePoolTypes = ['standard', 'enterprise'] as const
export const trainingCategories = ['must_have', 'nice_to_have', 'conference'] as const
export const clearanceLevels = ['standard', 'high_security'] as const
export const clearanceStatuses = ['not_initiated', 'in_progress', 'cleared', 'failed', 'expired'] as const
export const ndaStatuses = ['not_signed', 'sent_for_signature', 'signed', 'expired'] as const
export const approvalTypes = [
  'software_access',
  'hardware_replacement',
  'client_access',
  'training_engagement_coordination',
  'training_cost',
  'expense_override',
  'travel',
  'document_access',
] as const
export const approvalStatuses = ['pending', 'approved', 'rejected', 'not_found'] as const
export const folderPermissions = ['viewer', 'editor', 'co_owner'] as const
export const confidentialityLevels = ['public', 'internal', 'confidential', 'client_confidential'] as const
export const yesOrNo = ['yes', 'no'] as const

export const tickets = pgTable('zendesk_tickets', {
  ...ticketColumns(),
  engagement_code: text('engagement_code'),
  approval_required: text('approval_required', { enum: yesOrNo }),
  approver_id: text('approver_id'),
  asset_id: text('asset_id'),
  catalog_id: text('catalog_id'),
  client_id: text('client_id'),
  expense_report_id: text('expense_report_id'),
  course_id: text('course_id'),
  folder_id: text('folder_id'),
  device_type: text('device_type', { enum: deviceTypes }),
  hardware_order_id: text('hardware_order_id'),
  access_type: text('access_type', { enum: accessTypes }),
  license_pool: text('license_pool', { enum: licensePoolTypes }),
})

export const softwareCatalog = pgTable('software_catalog_software_catalog', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  annual_cost: integer('annual_cost').notNull(),
  pool_type: text('pool_type', { enum: licensePoolTypes }).notNull(),
})

/** Engagements as the client relationship system has them. */
export const crmEngagements = pgTable('salesforce_crm_sf_engagements', {
  engagement_code: text('engagement_code').primaryKey(),
  client_id: text('client_id').notNull(),
  engagement_manager_email: text('engagement_manager_email').notNull(),
  status: text('status', { enum: engagementStatuses }).notNull(),
  start_date: instant('start_date').notNull(),
  end_date: instant('end_date'),
})

export const clients = pgTable('salesforce_crm_clients', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  requires_nda: boolean('requires_nda').notNull().default(true),
  clearance_level: text('clearance_level', { enum: clearanceLevels }).notNull().default('standard'),
  required_training_courses: text('required_training_courses').array().notNull().default([]),
})

export const employees = pgTable('workday_employees', {
  email: text('email').primaryKey(),
  name: text('name').notNull(),
  level: text('level', { enum: levels }).notNull(),
  office_location: text('office_location', { enum: offices }).notNull(),
  start_date: instant('start_date').notNull(),
  manager_email: text('manager_email'),
  partner_email: text('partner_email'),
  onboarding_phase: text('onboarding_phase', { enum: onboardingPhases }),
  availability_status: text('availability_status', { enum: availabilities }).notNull().default('available'),
  backup_approver_email: text('backup_approver_email'),
})

export const appAccess = pgTable('okta_application_access_logs', {
  id: text('id').primaryKey(),
  employee_email: text('employee_email').notNull(),
  app_name: text('app_name').notNull(),
  access_type: text('access_type', { enum: accessTypes }),
})

/** Who is staffed on what, as the staffing system has it. */
export const assignments = pgTable('mavenlink_employee_assignments', {
  id: text('id').primaryKey(),
  employee_email: text('employee_email').notNull(),
  engagement_code: text('engagement_code').notNull(),
  assignment_status: text('assignment_status', { enum: ['active', 'booked'] }).notNull(),
  start_date: instant('start_date').notNull(),
  end_date: instant('end_date'),
  senior_manager_email: text('senior_manager_email').notNull(),
})

/** Engagements as the staffing system has them. */
export const staffedEngagements = pgTable('mavenlink_mv_engagements', {
  engagement_code: text('engagement_code').primaryKey(),
  status: text('status', { enum: engagementStatuses }).notNull(),
  start_date: instant('start_date').notNull(),
  end_date: instant('end_date'),
  senior_manager_email: text('senior_manager_email').notNull(),
})

export const travelRequests = pgTable('concur_travel_requests', {
  id: text('id').primaryKey(),
  employee_email: text('employee_email').notNull(),
  destination: text('destination').notNull(),
  departure_date: instant('departure_date').notNull(),
  return_date: instant('return_date').notNull(),
  flight_class: text('flight_class', { enum: flightClasses }).notNull().default('economy'),
  hotel_rate_per_night: integer('hotel_rate_per_night'),
})

export const expenseReports = pgTable('concur_expense_reports', {
  id: text('id').primaryKey(),
  employee_email: text('employee_email').notNull(),
  amount: integer('amount').notNull(),
  category: text('category', { enum: expenseCategories }).notNull(),
  trip_location_city: text('trip_location_city'),
  trip_location_state: text('trip_location_state'),
  expense_date: instant('expense_date').notNull(),
  receipt_status: text('receipt_status', { enum: receiptStatuses }).notNull(),
  rejection_reason: text('rejection_reason'),
  override_approved: boolean('override_approved').notNull().default(false),
  override_approved_by: text('override_approved_by'),
  override_reason: text('override_reason', { enum: overrideReasons }),
})

export const deviceAssignments = pgTable('asset_management_device_assignments', {
  id: text('id').primaryKey(),
  asset_id: text('asset_id').notNull(),
  employee_email: text('employee_email').notNull(),
  returned_at: instant('returned_at'),
})

export const devices = pgTable('asset_management_devices', {
  id: text('id').primaryKey(),
  device_type: text('device_type', { enum: deviceTypes }).notNull(),
  model: text('model').notNull(),
  age_months: integer('age_months').notNull(),
  inventory_status: text('inventory_status', { enum: inventoryStatuses }).notNull(),
  location: text('location', { enum: offices }).notNull(),
})

export const licenseAllocations = pgTable('license_management_license_allocation', {
  id: text('id').primaryKey(),
  catalog_id: text('catalog_id').notNull(),
  employee_email: text('employee_email').notNull(),
  engagement_code: text('engagement_code'),
  pool_type: text('pool_type', { enum: licensePoolTypes }).notNull(),
  deallocated_at: instant('deallocated_at'),
})

export const licensePools = pgTable(
  'license_management_license_pool_record',
  {
    catalog_id: text('catalog_id').notNull(),
    pool_type: text('pool_type', { enum: licensePoolTypes }).notNull(),
    total_licenses: integer('total_licenses'),
  },
  (table) => [primaryKey({ columns: [table.catalog_id, table.pool_type] })],
)

export const trainingEnrollments = pgTable('degreed_training_enrollments', {
  id: text('id').primaryKey(),
  employee_email: text('employee_email').notNull(),
  course_id: text('course_id').notNull(),
  completion_date: instant('completion_date'),
})

export const trainingCourses = pgTable('degreed_training_courses', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  cost: integer('cost').notNull(),
  training_category: text('training_category', { enum: trainingCategories }).notNull(),
  max_seats: integer('max_seats'),
  start_date: instant('start_date'),
  end_date: instant('end_date'),
  prerequisites: text('prerequisites').array().notNull().default([]),
})

export const certifications = pgTable('degreed_certifications', {
  id: text('id').primaryKey(),
  employee_email: text('employee_email').notNull(),
  certification_name: text('certification_name').notNull(),
  issued_date: instant('issued_date').notNull(),
  expiry_date: instant('expiry_date'),
})

export const clientSystemAccess = pgTable('client_access_client_system_access', {
  id: text('id').primaryKey(),
  employee_email: text('employee_email').notNull(),
  client_id: text('client_id').notNull(),
  system_name: text('system_name').notNull(),
  access_type: text('access_type', { enum: accessTypes }).notNull(),
  revoked_at: instant('revoked_at'),
})

/** One clearance a person: a check that is begun anew takes the place of the one before. */
export const clearances = pgTable('client_access_clearance_record', {
  employee_email: text('employee_email').primaryKey(),
  clearance_level: text('clearance_level', { enum: clearanceLevels }).notNull(),
  status: text('status', { enum: clearanceStatuses }).notNull(),
})

export const ndas = pgTable(
  'client_access_nda_record',
  {
    employee_email: text('employee_email').notNull(),
    client_id: text('client_id').notNull(),
    status: text('status', { enum: ndaStatuses }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.employee_email, table.client_id] })],
)

export const vpnAccess = pgTable('client_access_vpn_access', {
  id: text('id').primaryKey(),
  employee_email: text('employee_email').notNull(),
  client_id: text('client_id'),
  revoked_at: instant('revoked_at'),
})

export const approvalRequests = pgTable('approval_approval_requests', {
  id: text('id').primaryKey(),
  request_type: text('request_type', { enum: approvalTypes }).notNull(),
  requester_email: text('requester_email').notNull(),
  approver_email: text('approver_email').notNull(),
  amount: integer('amount'),
  engagement_code: text('engagement_code'),
  status: text('status', { enum: approvalStatuses }).notNull().default('pending'),
})

export const folderAccess = pgTable('box_folder_access_logs', {
  id: text('id').primaryKey(),
  folder_id: text('folder_id').notNull(),
  employee_email: text('employee_email').notNull(),
  permission_level: text('permission_level', { enum: folderPermissions }).notNull(),
})

export const folders = pgTable('box_folders', {
  id: text('id').primaryKey(),
  folder_name: text('folder_name').notNull(),
  confidentiality_level: text('confidentiality_level', { enum: confidentialityLevels }).notNull(),
  owner_email: text('owner_email').notNull(),
  client_id: text('client_id'),
  engagement_code: text('engagement_code'),
})

/** Every table of the operations desk by the short name that results and messages use. */
export const tables = {
  ...helpdeskTables(tickets),
  statusViolations,
  softwareCatalog,
  crmEngagements,
  clients,
  employees,
  appAccess,
  assignments,
  staffedEngagements,
  travelRequests,
  expenseReports,
  deviceAssignments,
  devices,
  licenseAllocations,
  licensePools,
  trainingEnrollments,
  trainingCourses,
  certifications,
  clientSystemAccess,
  clearances,
  ndas,
  vpnAccess,
  approvalRequests,
  folderAccess,
  folders,
} as const
