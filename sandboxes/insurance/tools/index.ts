import { helpdeskTools } from '../../helpdesk/index.ts'
import { searchPolicyTool } from '../../shared/index.ts'
import { tickets } from '../schema.ts'
import { addDriver } from './add-driver.ts'
import { addVehicle } from './add-vehicle.ts'
import { checkOpenMajorClaims } from './check-open-major-claims.ts'
import { createFnol } from './create-fnol.ts'
import { createInstallmentPlan } from './create-installment-plan.ts'
import { generateDocumentLink } from './generate-document-link.ts'
import { getAccountDetails } from './get-account-details.ts'
import { getArrangementHistory } from './get-arrangement-history.ts'
import { getCustomerByEmail } from './get-customer-by-email.ts'
import { getCustomerProfile } from './get-customer-profile.ts'
import { getDriverClaims } from './get-driver-claims.ts'
import { getPolicyClaims } from './get-policy-claims.ts'
import { getPolicyDetails } from './get-policy-details.ts'
import { getPolicyDrivers } from './get-policy-drivers.ts'
import { getPolicyVehicles } from './get-policy-vehicles.ts'
import { getVehicleClaims } from './get-vehicle-claims.ts'
import { getVehicleDetails } from './get-vehicle-details.ts'
import { grantExtension } from './grant-extension.ts'
import { reinstatePolicy } from './reinstate-policy.ts'
import { resetAccountStatus } from './reset-account-status.ts'
import { scheduleCancellation } from './schedule-cancellation.ts'
import { newTicket, ticketChanges } from './ticket-fields.ts'
import { updateDriverStatus } from './update-driver-status.ts'
import { updateVehicleStatus } from './update-vehicle-status.ts'
import { validateVin } from './validate-vin.ts'
import { verifyIdentity } from './verify-identity.ts'

/** Every tool of the insurer's service desk, the ticket desk's first. */
export const tools = [
  ...helpdeskTools({
    tickets,
    newTicket,
    ticketChanges,
    nullEmptiesLists: true,
    watchesFirstStatus: true,
  }),
  addDriver,
  addVehicle,
  generateDocumentLink,
  getPolicyDetails,
  getPolicyDrivers,
  getPolicyVehicles,
  getVehicleDetails,
  reinstatePolicy,
  scheduleCancellation,
  updateDriverStatus,
  updateVehicleStatus,
  createInstallmentPlan,
  getAccountDetails,
  getArrangementHistory,
  grantExtension,
  resetAccountStatus,
  checkOpenMajorClaims,
  createFnol,
  getDriverClaims,
  getPolicyClaims,
  getVehicleClaims,
  getCustomerByEmail,
  getCustomerProfile,
  verifyIdentity,
  validateVin,
  searchPolicyTool('knowledge_base_search_policy'),
] as const
