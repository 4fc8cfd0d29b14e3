import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { helpdeskTables, statusViolations, ticketColumns } from '../helpdesk/index.ts'

// Days are text, as recorded: the tools store and hand back whatever they are given, letter for letter.

export const states = ['CA', 'TX', 'NY', 'FL'] as const
export const policyStatuses = [
  'Active',
  'In Grace Period',
  'Pending Cancellation',
  'Cancelled for Non-Payment',
  'Lapsed',
  'Non-Renewed',
] as const
export const cancellationReasons = ['User Requested', 'Non-Payment', 'Underwriting', 'Fraud'] as const
export const driverStatuses = ['Rated', 'Excluded', 'Removed'] as const
export const vehicleStatuses = ['Active', 'Removed'] as const
export const documentTypes = ['proof_of_insurance', 'declarations_page', 'id_card'] as const
export const accountStatuses = [
  'Current',
  'Past Due',
  'In Grace Period',
  'Pending Cancellation',
  'Cancelled',
  'Lapsed',
] as const
export const arrangementTypes = ['None', 'Extension', 'Installment Plan'] as const
export const claimTypes = [
  'Collision – Single Vehicle',
  'Collision – Multi-Vehicle',
  'Collision – Hit and Run',
  'Collision – Parked Vehicle',
  'Comprehensive – Theft',
  'Comprehensive – Vandalism',
  'Comprehensive – Weather',
  'Comprehensive – Fire',
  'Comprehensive – Glass Only',
  'Comprehensive – Animal Strike',
  'Liability Only',
] as const
export const claimStages = [
  'Open – Initial Review',
  'Open – Investigation',
  'Open – Repair/Recovery',
  'Open – Settlement',
  'Closed – Paid',
  'Closed – Denied',
  'Closed – Withdrawn',
] as const
export const severities = ['Minor', 'Moderate', 'Major'] as const
export const siuFlags = ['None', 'Suspicious Activity Flagged', 'Confirmed SIU Referral'] as const
export const tiers = ['Standard', 'Preferred', 'Premium'] as const

export const tickets = pgTable('zendesk_tickets', {
  ...ticketColumns(),
  request_category: text('request_category'),
  claims_action_type: text('claims_action_type'),
  effective_date_of_change: text('effective_date_of_change'),
  internal_review_type: text('internal_review_type'),
  outcome_summary: text('outcome_summary'),
  escalation_level: text('escalation_level'),
  user_type: text('user_type'),
})

export const policies = pgTable('policy_policies', {
  id: text('id').primaryKey(),
  customer_id: text('customer_id').notNull(),
  state: text('state', { enum: states }).notNull(),
  status: text('status', { enum: policyStatuses }).notNull().default('Active'),
  effective_date: text('effective_date').notNull(),
  expiration_date: text('expiration_date').notNull(),
  renewal_date: text('renewal_date').notNull(),
  cancellation_date: text('cancellation_date'),
  cancellation_reason: text('cancellation_reason', { enum: cancellationReasons }),
  named_insured_id: text('named_insured_id').notNull(),
  co_insured_id: text('co_insured_id'),
  automatic_extension_days: integer('automatic_extension_days').notNull().default(14),
  at_fault_claims_3_years: integer('at_fault_claims_3_years').notNull().default(0),
  lapse_flag: boolean('lapse_flag').notNull().default(false),
  lapse_start: text('lapse_start'),
  lapse_end: text('lapse_end'),
})

export const drivers = pgTable('policy_drivers', {
  id: text('id').primaryKey(),
  policy_id: text('policy_id').notNull(),
  customer_id: text('customer_id'),
  name: text('name').notNull(),
  date_of_birth: text('date_of_birth').notNull(),
  license_number: text('license_number'),
  license_state: text('license_state'),
  relationship: text('relationship').notNull(),
  status: text('status', { enum: driverStatuses }).notNull().default('Rated'),
  effective_date: text('effective_date').notNull(),
  removal_date: text('removal_date'),
  is_named_insured: boolean('is_named_insured').notNull().default(false),
  is_co_insured: boolean('is_co_insured').notNull().default(false),
  uw_pending: boolean('uw_pending').notNull().default(false),
  exclusion_form_required: boolean('exclusion_form_required').notNull().default(false),
})

export const vehicles = pgTable('policy_vehicles', {
  id: text('id').primaryKey(),
  policy_id: text('policy_id').notNull(),
  vin: text('vin').notNull(),
  year: integer('year').notNull(),
  make: text('make').notNull(),
  model: text('model').notNull(),
  status: text('status', { enum: vehicleStatuses }).notNull().default('Active'),
  effective_date: text('effective_date').notNull(),
  removal_date: text('removal_date'),
  date_added_to_policy: text('date_added_to_policy').notNull(),
  collision_coverage: boolean('collision_coverage').notNull().default(true),
  comprehensive_coverage: boolean('comprehensive_coverage').notNull().default(true),
  rental_coverage: boolean('rental_coverage').notNull().default(false),
  uw_pending: boolean('uw_pending').notNull().default(false),
})

export const policyDocuments = pgTable('policy_policy_documents', {
  id: text('id').primaryKey(),
  policy_id: text('policy_id').notNull(),
  ticket_id: text('ticket_id').notNull(),
  document_type: text('document_type', { enum: documentTypes }).notNull(),
  url: text('url').notNull(),
  created_at: text('created_at').notNull(),
  expires_at: text('expires_at').notNull(),
})

/** Sums are whole cents. */
export const billingAccounts = pgTable('billing_billing_accounts', {
  id: text('id').primaryKey(),
  policy_id: text('policy_id').notNull(),
  customer_id: text('customer_id').notNull(),
  status: text('status', { enum: accountStatuses }).notNull().default('Current'),
  monthly_payment: integer('monthly_payment').notNull(),
  past_due_amount: integer('past_due_amount').notNull().default(0),
  current_due_date: text('current_due_date').notNull(),
  payment_received: boolean('payment_received').notNull().default(false),
  arrangement_type: text('arrangement_type', { enum: arrangementTypes }).notNull().default('None'),
  arrangements_12_months: integer('arrangements_12_months').notNull().default(0),
  new_due_date: text('new_due_date'),
  installment_count: integer('installment_count'),
  installment_amount: integer('installment_amount'),
})

export const claims = pgTable('claims_claims', {
  id: text('id').primaryKey(),
  policy_id: text('policy_id').notNull(),
  vehicle_id: text('vehicle_id'),
  vehicle_vin: text('vehicle_vin'),
  driver_id: text('driver_id'),
  date_of_loss: text('date_of_loss').notNull(),
  loss_location: text('loss_location').notNull(),
  claim_type: text('claim_type', { enum: claimTypes }).notNull(),
  claim_stage: text('claim_stage', { enum: claimStages }).notNull().default('Open – Initial Review'),
  severity: text('severity', { enum: severities }).notNull().default('Minor'),
  siu_flag: text('siu_flag', { enum: siuFlags }).notNull().default('None'),
  unlisted_driver_flag: boolean('unlisted_driver_flag').notNull().default(false),
  has_bodily_injury: boolean('has_bodily_injury').notNull().default(false),
  police_report_required: boolean('police_report_required').notNull().default(false),
  police_report_number: text('police_report_number'),
  other_party_name: text('other_party_name'),
  other_party_phone: text('other_party_phone'),
  other_party_insurance: text('other_party_insurance'),
  created_date: text('created_date').notNull(),
})

export const customers = pgTable('crm_customers', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  date_of_birth: text('date_of_birth').notNull(),
  phone: text('phone'),
  tier: text('tier', { enum: tiers }).notNull().default('Standard'),
  fraud_flag: boolean('fraud_flag').notNull().default(false),
  ssn_last_4: text('ssn_last_4'),
  security_question: text('security_question'),
  security_answer: text('security_answer'),
})

export const tables = {
  ...helpdeskTables(tickets),
  statusViolations,
  policies,
  drivers,
  vehicles,
  policyDocuments,
  billingAccounts,
  claims,
  customers,
}
