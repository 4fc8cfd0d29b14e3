import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { arrangementsPolicy } from './arrangements.ts'
import { cancellation } from './cancellation.ts'
import { documentsPolicy } from './documents.ts'
import { driversPolicy } from './drivers.ts'
import { handingOver } from './handing-over.ts'
import { identityPolicy } from './identity.ts'
import { lossesPolicy } from './losses.ts'
import { stateRules } from './state-rules.ts'
import { systemsPolicy } from './systems.ts'
import { ticketsPolicy } from './tickets.ts'
import { vehiclesPolicy } from './vehicles.ts'

/** The policy documents that bind the agent. */
export const policies: readonly KnowledgeDocument[] = [
  identityPolicy,
  ticketsPolicy,
  handingOver,
  stateRules,
  arrangementsPolicy,
  cancellation,
  driversPolicy,
  vehiclesPolicy,
  lossesPolicy,
  documentsPolicy,
  systemsPolicy,
]
