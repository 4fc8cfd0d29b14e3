import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { applicationAccess } from './application-access.ts'
import { approvalsPolicy } from './approvals.ts'
import { dashboards } from './dashboards.ts'
import { emails } from './e-mails.ts'
import { handingOver } from './handing-over.ts'
import { hardwarePolicy } from './hardware.ts'
import { hardwareOrders } from './hardware-orders.ts'
import { incidentsPolicy } from './incidents.ts'
import { leaversAndMovers } from './leavers-and-movers.ts'
import { licencesPolicy } from './licences.ts'
import { segregation } from './segregation.ts'
import { signInPolicy } from './sign-in.ts'
import { temporaryAccess } from './temporary-access.ts'
import { ticketsPolicy } from './tickets.ts'
import { whoIsServed } from './who-is-served.ts'

/** The policy documents that bind the agent; found with `knowledge_base_search_policy`. */
export const policies: readonly KnowledgeDocument[] = [
  whoIsServed,
  ticketsPolicy,
  applicationAccess,
  approvalsPolicy,
  segregation,
  temporaryAccess,
  dashboards,
  licencesPolicy,
  hardwarePolicy,
  hardwareOrders,
  signInPolicy,
  incidentsPolicy,
  leaversAndMovers,
  emails,
  handingOver,
]
