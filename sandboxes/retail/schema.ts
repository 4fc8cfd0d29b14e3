import { boolean, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { helpdeskTables, ticketColumns, triggers } from '../helpdesk/index.ts'

const prefix = 'external_retail_toolset'

/** Money and measures are decimals; they come and go as numbers. */
const decimal = () => numeric({ mode: 'number' })

/** Instants are read as text: a `Date` would cut the microseconds off a membership's last moment. */
const instant = () => timestamp({ withTimezone: true, mode: 'string' })

export const orderStatuses = [
  'pending_payment',
  'processing',
  'shipped',
  'installation_scheduled',
  'delivered',
  'cancelled',
] as const
export const shippingSpeeds = ['standard', 'expedited', 'next_day'] as const
export const trackingStatuses = [
  'pending',
  'in_transit',
  'delayed',
  'delivered',
  'exception',
  'returned_to_sender',
] as const
export const paymentStatuses = ['authorized', 'declined', 'pending_authorization', 'failed'] as const
export const chargeReasons = ['shipping_upgrade', 'reship_fee', 'installation_cancelled_shipping'] as const
export const refundReasons = [
  'rma_processed',
  'discount_correction',
  'late_delivery_compensation',
  'partial_refund_minor_defect',
  'shipping_downgrade',
  'order_cancelled',
] as const
export const warrantyTypes = ['manufacturer', 'extended_warranty', 'protection_plan'] as const
export const claimStatuses = ['pending', 'approved', 'in_progress', 'completed', 'denied'] as const
export const jobStatuses = ['scheduled', 'in_progress', 'completed', 'cancelled', 'issue_reported'] as const
export const serviceTypes = ['appliance_basic', 'appliance_advanced', 'tv_mounting'] as const
export const returnReasons = [
  'defective',
  'wrong_item_received',
  'changed_mind',
  'not_as_expected',
  'damaged_in_transit',
] as const
export const rmaStatuses = [
  'pending',
  'approved',
  'shipped_to_warehouse',
  'received',
  'refunded',
  'cancelled',
] as const
export const discountTypes = ['percentage', 'fixed_amount', 'bogo', 'bundle', 'loyalty_pricing'] as const
export const membershipStatuses = ['active', 'cancelled', 'expired'] as const
export const customerTiers = ['standard', 'plus_member', 'vip'] as const
export const behavioralSegments = ['regular', 'opportunist', 'bonus_hunter'] as const
export const productCategories = [
  'electronics',
  'appliances',
  'smart_home',
  'audio_video',
  'computing',
  'gaming',
  'wearables',
  'networking',
] as const

export const tickets = pgTable('zendesk_tickets', ticketColumns())

export const orders = pgTable(`${prefix}_oms_models_orders`, {
  id: text().primaryKey(),
  customer_id: text().notNull(),
  order_date: instant().notNull(),
  status: text({ enum: orderStatuses }).notNull().default('pending_payment'),
  subtotal_amount: decimal().notNull(),
  discount_amount: decimal().notNull().default(0),
  points_used: integer().notNull().default(0),
  points_value: decimal().notNull().default(0),
  shipping_cost: decimal().notNull().default(0),
  total_amount: decimal().notNull(),
  shipping_address_line1: text().notNull(),
  shipping_address_city: text().notNull(),
  shipping_address_state: text().notNull(),
  shipping_address_zip: text().notNull(),
  shipping_speed: text({ enum: shippingSpeeds }).notNull().default('standard'),
  fulfillment_type: text({ enum: ['warehouse', 'drop_ship'] })
    .notNull()
    .default('warehouse'),
  installation_service_id: text(),
})

export const carrierTracking = pgTable(`${prefix}_oms_models_carrier_tracking`, {
  tracking_number: text().primaryKey(),
  shipment_id: text().notNull(),
  carrier: text().notNull(),
  status: text({ enum: trackingStatuses }).notNull().default('pending'),
  current_location: text(),
  estimated_delivery: instant().notNull(),
  last_update: instant().notNull(),
})

export const shipments = pgTable(`${prefix}_oms_models_shipments`, {
  id: text().primaryKey(),
  order_id: text().notNull(),
  carrier: text().notNull(),
  tracking_number: text().notNull(),
  ship_date: instant().notNull(),
  estimated_delivery_date: instant().notNull(),
  actual_delivery_date: instant(),
})

export const orderLineItems = pgTable(`${prefix}_oms_models_order_line_items`, {
  id: text().primaryKey(),
  order_id: text().notNull(),
  sku: text().notNull(),
  product_name: text().notNull(),
  quantity: integer().notNull(),
  base_price: decimal().notNull(),
  discount_amount: decimal().notNull().default(0),
  final_price: decimal().notNull(),
})

export const paymentTransactions = pgTable(`${prefix}_stripe_models_payment_transactions`, {
  id: text().primaryKey(),
  order_id: text().notNull(),
  customer_id: text().notNull(),
  amount: decimal().notNull(),
  status: text({ enum: paymentStatuses }).notNull(),
  payment_method: text().notNull(),
  transaction_date: instant().notNull(),
  charge_reason: text({ enum: chargeReasons }),
})

export const refunds = pgTable(`${prefix}_stripe_models_refunds`, {
  id: text().primaryKey(),
  transaction_id: text().notNull(),
  order_id: text().notNull(),
  amount: decimal().notNull(),
  refund_reason: text({ enum: refundReasons }).notNull(),
  // Free text in the recordings too: the payment provider's own word.
  status: text().notNull().default('pending'),
  refund_date: instant().notNull(),
})

export const warrantyContracts = pgTable(`${prefix}_extend_models_warranty_contracts`, {
  id: text().primaryKey(),
  order_id: text().notNull(),
  sku: text().notNull(),
  customer_id: text().notNull(),
  warranty_type: text({ enum: warrantyTypes }).notNull(),
  start_date: instant().notNull(),
  end_date: instant().notNull(),
  coverage_details: text().notNull(),
})

export const warrantyClaims = pgTable(`${prefix}_extend_models_warranty_claims`, {
  id: text().primaryKey(),
  contract_id: text().notNull(),
  customer_id: text().notNull(),
  claim_date: instant().notNull(),
  issue_description: text().notNull(),
  status: text({ enum: claimStatuses }).notNull(),
  resolution: text(),
})

export const installationJobs = pgTable(`${prefix}_jobber_models_installation_jobs`, {
  id: text().primaryKey(),
  order_id: text().notNull(),
  customer_id: text().notNull(),
  service_type: text({ enum: serviceTypes }).notNull(),
  scheduled_date: instant().notNull(),
  technician_id: text(),
  status: text({ enum: jobStatuses }).notNull().default('scheduled'),
  completion_date: instant(),
  workmanship_warranty_end: instant(),
  service_cost: decimal().notNull(),
})

export const rmaRecords = pgTable(`${prefix}_loop_returns_models_rma_records`, {
  id: text().primaryKey(),
  order_id: text().notNull(),
  line_item_id: text().notNull(),
  customer_id: text().notNull(),
  return_reason: text({ enum: returnReasons }).notNull(),
  is_defective: boolean().notNull(),
  status: text({ enum: rmaStatuses }).notNull().default('pending'),
  created_date: instant().notNull(),
  refund_amount: decimal().notNull(),
  restocking_fee: decimal().notNull().default(0),
  return_shipping_cost: decimal().notNull().default(0),
  removal_fee: decimal().notNull().default(0),
})

export const inventoryRecords = pgTable(`${prefix}_netsuite_models_inventory_records`, {
  sku: text().primaryKey(),
  available_quantity: integer().notNull(),
  reserved_quantity: integer().notNull(),
  warehouse_location: text(),
  restock_date: instant(),
  expected_restock_quantity: integer(),
})

export const discountApplications = pgTable(`${prefix}_promo_models_discount_applications`, {
  id: text().primaryKey(),
  order_id: text().notNull(),
  promo_code_used: text(),
  points_used: integer().notNull().default(0),
  loyalty_discount_applied: boolean().notNull().default(false),
  total_discount_amount: decimal().notNull(),
  stacking_rule_applied: text(),
})

export const activePromotions = pgTable(`${prefix}_promo_models_active_promotions`, {
  id: text().primaryKey(),
  promo_code: text().notNull(),
  discount_type: text({ enum: discountTypes }).notNull(),
  discount_value: decimal().notNull(),
  stackable_with_points: boolean().notNull().default(false),
  stackable_with_loyalty: boolean().notNull().default(true),
  excluded_skus: text().array().notNull().default([]),
  valid_from: instant().notNull(),
  valid_until: instant().notNull(),
})

export const membershipRecords = pgTable(`${prefix}_salesforce_models_membership_records`, {
  id: text().primaryKey(),
  customer_id: text().notNull(),
  membership_type: text().notNull().default('plus'),
  start_date: instant().notNull(),
  end_date: instant().notNull(),
  status: text({ enum: membershipStatuses }).notNull().default('active'),
  points_balance: integer().notNull().default(0),
})

export const customerProfiles = pgTable(`${prefix}_salesforce_models_customer_profiles`, {
  id: text().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  phone: text(),
  registration_date: instant().notNull(),
  customer_tier: text({ enum: customerTiers }).notNull().default('standard'),
  lifetime_value: decimal().notNull().default(0),
  total_orders: integer().notNull().default(0),
  customer_score: integer().notNull().default(50),
  behavioral_segment: text({ enum: behavioralSegments }).notNull().default('regular'),
  acquisition_source: text(),
  discount_usage_rate: decimal().notNull().default(0),
})

export const products = pgTable(`${prefix}_shopify_pim_models_products`, {
  sku: text().primaryKey(),
  name: text().notNull(),
  category: text({ enum: productCategories }).notNull(),
  brand: text().notNull(),
  base_price: decimal().notNull(),
  weight_lbs: decimal().notNull(),
  is_refurbished: boolean().notNull().default(false),
  warranty_period_days: integer().notNull(),
  points_redemption_eligible: boolean().notNull().default(true),
  requires_installation: boolean().notNull().default(false),
})

/** Every table of the retail back office by the short name that results and messages use. */
export const tables = {
  ...helpdeskTables(tickets),
  triggers,
  orders,
  shipments,
  carrierTracking,
  orderLineItems,
  paymentTransactions,
  refunds,
  warrantyContracts,
  warrantyClaims,
  installationJobs,
  rmaRecords,
  inventoryRecords,
  discountApplications,
  activePromotions,
  membershipRecords,
  customerProfiles,
  products,
} as const
