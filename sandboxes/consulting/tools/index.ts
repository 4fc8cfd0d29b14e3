import { helpdeskTools } from '../../helpdesk/index.ts'
import { searchPolicyTool } from '../../shared/index.ts'
import { tickets } from '../schema.ts'
import { approvalCreateRequest, approvalGetStatus } from './approvals.ts'
import { approverLookupGetContact } from './approver-lookup-get-contact.ts'
import { assetManagementApi } from './asset-management-api.ts'
import { backgroundCheckApi } from './background-check-api.ts'
import { boxApi } from './box-api.ts'
import { clientAccessApi } from './client-access-api.ts'
import { concurApi } from './concur-api.ts'
import { degreedApi } from './degreed-api.ts'
import { hardwareProcurementCreateOrder } from './hardware-procurement-create-order.ts'
import { licenseManagementApi } from './license-management-api.ts'
import { mavenlinkApi } from './mavenlink-api.ts'
import { ndaApi } from './nda-api.ts'
import { oktaProvisionAccess } from './okta-provision-access.ts'
import { salesforceCrmCheckEmployeeAssignment, salesforceCrmGetEngagement } from './salesforce-crm.ts'
import { softwareCatalogGetDetails, softwareCatalogSearch } from './software-catalog.ts'
import { newTicket, ticketChanges } from './ticket-fields.ts'
import { workdayApi } from './workday-api.ts'

/** Every tool of the operations desk, the ticket desk's first. */
export const tools = [
  ...helpdeskTools({
    tickets,
    newTicket,
    ticketChanges,
    nullEmptiesLists: false,
    watchesFirstStatus: true,
  }),
  workdayApi,
  approverLookupGetContact,
  approvalCreateRequest,
  approvalGetStatus,
  salesforceCrmGetEngagement,
  salesforceCrmCheckEmployeeAssignment,
  mavenlinkApi,
  softwareCatalogSearch,
  softwareCatalogGetDetails,
  licenseManagementApi,
  oktaProvisionAccess,
  clientAccessApi,
  backgroundCheckApi,
  ndaApi,
  boxApi,
  assetManagementApi,
  hardwareProcurementCreateOrder,
  degreedApi,
  concurApi,
  searchPolicyTool('knowledge_base_search_policy'),
] as const
