import { helpdeskTools } from '../../helpdesk/index.ts'
import { searchPolicyTool } from '../../shared/index.ts'
import { tickets } from '../schema.ts'
import { addToGroup } from './add-to-group.ts'
import { allocateLicense } from './allocate-license.ts'
import { assignDevice } from './assign-device.ts'
import { checkAccess } from './check-access.ts'
import { checkApprovalStatus } from './check-approval-status.ts'
import { checkInventory } from './check-inventory.ts'
import { checkLicenseAvailability } from './check-license-availability.ts'
import { checkLicenseType } from './check-license-type.ts'
import { createApprovalRequest } from './create-approval-request.ts'
import { createHardwareOrder } from './create-hardware-order.ts'
import { executeSecurityAction } from './execute-security-action.ts'
import { getApproverContact } from './get-approver-contact.ts'
import { getContactDetails } from './get-contact-details.ts'
import { getDeviceDetails } from './get-device-details.ts'
import { getEmployee } from './get-employee.ts'
import { getEmployeeDevices } from './get-employee-devices.ts'
import { getManagerChain } from './get-manager-chain.ts'
import { getOrgStructure } from './get-org-structure.ts'
import { getUserGroups } from './get-user-groups.ts'
import { provisionAccess } from './provision-access.ts'
import { retireDevice } from './retire-device.ts'
import { revokeAccess } from './revoke-access.ts'
import { sendNotification } from './send-notification.ts'
import { newTicket, ticketChanges } from './ticket-items.ts'
import { verifyIncident } from './verify-incident.ts'

/** Every tool of the bank's service desk, the ticket desk's first. */
export const tools = [
  ...helpdeskTools({
    tickets,
    newTicket,
    ticketChanges,
    nullEmptiesLists: false,
    listsAsText: true,
    watchesFirstStatus: true,
  }),
  searchPolicyTool('knowledge_base_search_policy'),
  getEmployee,
  getManagerChain,
  getOrgStructure,
  getApproverContact,
  getContactDetails,
  checkApprovalStatus,
  createApprovalRequest,
  checkAccess,
  provisionAccess,
  revokeAccess,
  getUserGroups,
  addToGroup,
  executeSecurityAction,
  verifyIncident,
  checkLicenseType,
  checkLicenseAvailability,
  allocateLicense,
  getEmployeeDevices,
  getDeviceDetails,
  checkInventory,
  assignDevice,
  retireDevice,
  createHardwareOrder,
  sendNotification,
] as const
