import { helpdeskTools, newTicket, ticketChanges } from '../../helpdesk/index.ts'
import { searchPolicyTool } from '../../shared/index.ts'
import { tickets } from '../schema.ts'
import { addPointsToBalance } from './add-points-to-balance.ts'
import { cancelInstallation } from './cancel-installation.ts'
import { cancelOrder } from './cancel-order.ts'
import { chargeCustomer } from './charge-customer.ts'
import { checkInventory } from './check-inventory.ts'
import { checkWarrantyCoverage } from './check-warranty-coverage.ts'
import { createRefund } from './create-refund.ts'
import { createReplacementOrder } from './create-replacement-order.ts'
import { createRma } from './create-rma.ts'
import { fileWarrantyClaim } from './file-warranty-claim.ts'
import { getCustomerProfile } from './get-customer-profile.ts'
import { getDiscountApplication } from './get-discount-application.ts'
import { getInstallationJob } from './get-installation-job.ts'
import { getMembershipDetails } from './get-membership-details.ts'
import { getOrder } from './get-order.ts'
import { getPaymentStatus } from './get-payment-status.ts'
import { getProductDetails } from './get-product-details.ts'
import { getPromotionDetails } from './get-promotion-details.ts'
import { getRmaStatus } from './get-rma-status.ts'
import { getShipmentTracking } from './get-shipment-tracking.ts'
import { rescheduleInstallation } from './reschedule-installation.ts'
import { reshipOrder } from './reship-order.ts'
import { updateMembershipStatus } from './update-membership-status.ts'
import { updateOrderAddress } from './update-order-address.ts'
import { updateShippingSpeed } from './update-shipping-speed.ts'

/** Every tool of the retail back office, the ticket desk's first. */
export const tools = [
  ...helpdeskTools({ tickets, newTicket, ticketChanges, nullEmptiesLists: true, hasTriggers: true }),
  cancelOrder,
  createReplacementOrder,
  getOrder,
  getShipmentTracking,
  reshipOrder,
  updateOrderAddress,
  updateShippingSpeed,
  chargeCustomer,
  createRefund,
  getPaymentStatus,
  checkWarrantyCoverage,
  fileWarrantyClaim,
  cancelInstallation,
  getInstallationJob,
  rescheduleInstallation,
  createRma,
  getRmaStatus,
  checkInventory,
  getDiscountApplication,
  getPromotionDetails,
  addPointsToBalance,
  getCustomerProfile,
  getMembershipDetails,
  updateMembershipStatus,
  getProductDetails,
  searchPolicyTool('search_policy'),
] as const
