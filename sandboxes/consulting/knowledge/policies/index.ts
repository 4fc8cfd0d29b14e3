import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { approvalsPolicy } from './approvals.ts'
import { clientSystems } from './client-systems.ts'
import { devicesPolicy } from './devices.ts'
import { engagementsPolicy } from './engagements.ts'
import { expensesPolicy } from './expenses.ts'
import { foldersPolicy } from './folders.ts'
import { handingOver } from './handing-over.ts'
import { joinersAndLeavers } from './joiners-and-leavers.ts'
import { softwarePolicy } from './software.ts'
import { ticketsPolicy } from './tickets.ts'
import { trainingPolicy } from './training.ts'
import { travelPolicy } from './travel.ts'
import { vpnPolicy } from './vpn.ts'
import { whoIsServed } from './who-is-served.ts'

/** The policy documents that bind the agent; found with `knowledge_base_search_policy`. */
export const policies: readonly KnowledgeDocument[] = [
  whoIsServed,
  ticketsPolicy,
  approvalsPolicy,
  engagementsPolicy,
  softwarePolicy,
  clientSystems,
  vpnPolicy,
  devicesPolicy,
  expensesPolicy,
  travelPolicy,
  trainingPolicy,
  foldersPolicy,
  joinersAndLeavers,
  handingOver,
]
