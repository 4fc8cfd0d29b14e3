import { boolean, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { helpdeskTables, ticketColumns } from '../helpdesk/index.ts'

const prefix = 'external_retail_toolset'

/** Money and measures are decimals; they come and go as numbers. */
const decimal = (name: string) => numeric(name, { mode: 'number' })

/** Instants are read as text: a `Date` would cut the microseconds off a membership's last moment. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

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
  id: text('id').primaryKey(),
  customer_id: text('customer_id').notNull(),
  order_date: instant('order_date').notNull(),
  status: text('status', { enum: orderStatuses }).notNull().default('pending_payment'),
  subtotal_amount: decimal('subtotal_amount').notNull(),
  discount_amount: decimal('discount_amount').notNull().default(0),
  points_used: integer('points_used').notNull().default(0),
  points_value: decimal('points_value').notNull().default(0),
  shipping_cost: decimal('shipping_cost').notNull().default(0),
  total_amount: decimal('total_amount').notNull(),
  shipping_address_line1: text('shipping_address_line1').notNull(),
  shipping_address_city: text('shipping_address_city').notNull(),
  shipping_address_state: text('shipping_address_state').notNull(),
  shipping_address_zip: text('shipping_address_zip').notNull(),
  shipping_speed: text('shipping_speed', { enum: shippingSpeeds }).notNull().default('standard'),
  fulfillment_type: text('fulfillment_type', { enum: ['warehouse', 'drop_ship'] })
    .notNull()
    .default('warehouse'),
  installation_service_id: text('installation_service_id'),
})

export const carrierTracking = pgTable(`${prefix}_oms_models_carrier_tracking`, {
  tracking_number: text('tracking_number').primaryKey(),
  shipment_id: text('shipment_id').notNull(),
  carrier: text('carrier').notNull(),
  status: text('status', { enum: trackingStatuses }).notNull().default('pending'),
  current_location: text('current_location'),
  estimated_delivery: instant('estimated_delivery').notNull(),
  last_update: instant('last_update').notNull(),
})

export const shipments = pgTable(`${prefix}_oms_models_shipments`, {
  id: text('id').primaryKey(),
  order_id: text('order_id').notNull(),
  carrier: text('carrier').notNull(),
  tracking_number: text('tracking_number').notNull(),
  ship_date: instant('ship_date').notNull(),
  estimated_delivery_date: instant('estimated_delivery_date').notNull(),
  actual_delivery_date: instant('actual_delivery_date'),
})

export const orderLineItems = pgTable(`${prefix}_oms_models_order_line_items`, {
  id: text('id').primaryKey(),
  order_id: text('order_id').notNull(),
  sku: text('sku').notNull(),
  product_name: text('product_name').notNull(),
  quantity: integer('quantity').notNull(),
  base_price: decimal('base_price').notNull(),
  discount_amount: decimal('discount_amount').notNull().default(0),
  final_price: decimal('final_price').notNull(),
})

export const paymentTransactions = pgTable(`${prefix}_stripe_models_payment_transactions`, {
  id: text('id').primaryKey(),
  order_id: text('order_id').notNull(),
  customer_id: text('customer_id').notNull(),
  amount: decimal('amount').notNull(),
  status: text('status', { enum: paymentStatuses }).notNull(),
  payment_method: text('payment_method').notNull(),
  transaction_date: instant('transaction_date').notNull(),
  charge_reason: text('charge_reason', { enum: chargeReasons }),
})

export const refunds = pgTable(`${prefix}_stripe_models_refunds`, {
  id: text('id').primaryKey(),
  transaction_id: text('transaction_id').notNull(),
  order_id: text('order_id').notNull(),
  amount: decimal('amount').notNull(),
  refund_reason: text('refund_reason', { enum: refundReasons }).notNull(),
  // Free text in the recordings too: the payment provider's own word.
  status: text('status').notNull().default('pending'),
  refund_date: instant('refund_date').notNull(),
})

export const warrantyContracts = pgTable(`${prefix}_extend_models_warranty_contracts`, {
  id: text('id').primaryKey(),
  order_id: text('order_id').notNull(),
  sku: text('sku').notNull(),
  customer_id: text('customer_id').notNull(),
  warranty_type: text('warranty_type', { enum: warrantyTypes }).notNull(),
  start_date: instant('start_date').notNull(),
  end_date: instant('end_date').notNull(),
  coverage_details: text('coverage_details').notNull(),
})

export const warrantyClaims = pgTable(`${prefix}_extend_models_warranty_claims`, {
  id: text('id').primaryKey(),
  contract_id: text('contract_id').notNull(),
  customer_id: text('customer_id').notNull(),
  claim_date: instant('claim_date').notNull(),
  issue_description: text('issue_description').notNull(),
  status: text('status', { enum: claimStatuses }).notNull(),
  resolution: text('resolution'),
})

export const installationJobs = pgTable(`${prefix}_jobber_models_installation_jobs`, {
  id: text('id').primaryKey(),
  order_id: text('order_id').notNull(),
  customer_id: text('customer_id').notNull(),
  service_type: text('service_type', { enum: serviceTypes }).notNull(),
  scheduled_date: instant('scheduled_date').notNull(),
  technician_id: text('technician_id'),
  status: text('status', { enum: jobStatuses }).notNull().default('scheduled'),
  completion_date: instant('completion_date'),
  workmanship_warranty_end: instant('workmanship_warranty_end'),
  service_cost: decimal('service_cost').notNull(),
})

export const rmaRecords = pgTable(`${prefix}_loop_returns_models_rma_records`, {
  id: text('id').primaryKey(),
  order_id: text('order_id').notNull(),
  line_item_id: text('line_item_id').notNull(),
  customer_id: text('customer_id').notNull(),
  return_reason: text('return_reason', { enum: returnReasons }).notNull(),
  is_defective: boolean('is_defective').notNull(),
  status: text('status', { enum: rmaStatuses }).notNull().default('pending'),
  created_date: instant('created_date').notNull(),
  refund_amount: decimal('refund_amount').notNull(),
  restocking_fee: decimal('restocking_fee').notNull().default(0),
  return_shipping_cost: decimal('return_shipping_cost').notNull().default(0),
  removal_fee: decimal('removal_fee').notNull().default(0),
})

export const inventoryRecords = pgTable(`${prefix}_netsuite_models_inventory_records`, {
  sku: text('sku').primaryKey(),
  available_quantity: integer('available_quantity').notNull(),
  reserved_quantity: integer('reserved_quantity').notNull(),
  warehouse_location: text('warehouse_location'),
  restock_date: instant('restock_date'),
  expected_restock_quantity: integer('expected_restock_quantity'),
})

export const discountApplications = pgTable(`${prefix}_promo_models_discount_applications`, {
  id: text('id').primaryKey(),
  order_id: text('order_id').notNull(),
  promo_code_used: text('promo_code_used'),
  points_used: integer('points_used').notNull().default(0),
  loyalty_discount_applied: boolean('loyalty_discount_applied').notNull().default(false),
  total_discount_amount: decimal('total_discount_amount').notNull(),
  stacking_rule_applied: text('stacking_rule_applied'),
})

export const activePromotions = pgTable(`${prefix}_promo_models_active_promotions`, {
  id: text('id').primaryKey(),
  promo_code: text('promo_code').notNull(),
  discount_type: text('discount_type', { enum: discountTypes }).notNull(),
  discount_value: decimal('discount_value').notNull(),
  stackable_with_points: boolean('stackable_with_points').notNull().default(false),
  stackable_with_loyalty: boolean('stackable_with_loyalty').notNull().default(true),
  excluded_skus: text('excluded_skus').array().notNull().default([]),
  valid_from: instant('valid_from').notNull(),
  valid_until: instant('valid_until').notNull(),
})

export const membershipRecords = pgTable(`${prefix}_salesforce_models_membership_records`, {
  id: text('id').primaryKey(),
  customer_id: text('customer_id').notNull(),
  membership_type: text('membership_type').notNull().default('plus'),
  start_date: instant('start_date').notNull(),
  end_date: instant('end_date').notNull(),
  status: text('status', { enum: membershipStatuses }).notNull().default('active'),
  points_balance: integer('points_balance').notNull().default(0),
})

export const customerProfiles = pgTable(`${prefix}_salesforce_models_customer_profiles`, {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  phone: text('phone'),
  registration_date: instant('registration_date').notNull(),
  customer_tier: text('customer_tier', { enum: customerTiers }).notNull().default('standard'),
  lifetime_value: decimal('lifetime_value').notNull().default(0),
  total_orders: integer('total_orders').notNull().default(0),
  customer_score: integer('customer_score').notNull().default(50),
  behavioral_segment: text('behavioral_segment', { enum: behavioralSegments }).notNull().default('regular'),
  acquisition_source: text('acquisition_source'),
  discount_usage_rate: decimal('discount_usage_rate').notNull().default(0),
})

export const products = pgTable(`${prefix}_shopify_pim_models_products`, {
  sku: text('sku').primaryKey(),
  name: text('name').notNull(),
  category: text('category', { enum: productCategories }).notNull(),
  brand: text('brand').notNull(),
  base_price: decimal('base_price').notNull(),
  weight_lbs: decimal('weight_lbs').notNull(),
  is_refurbished: boolean('is_refurbished').notNull().default(false),
  warranty_period_days: integer('warranty_period_days').notNull(),
  points_redemption_eligible: boolean('points_redemption_eligible').notNull().default(true),
  requires_installation: boolean('requires_installation').notNull().default(false),
})

/** Every table of the retail back office by the short name that results and messages use. */
export const tables = {
  ...helpdeskTables(tickets),
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
