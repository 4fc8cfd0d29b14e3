import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { addresses } from './addresses.ts'
import { damagedOrWrong } from './damaged-or-wrong.ts'
import { defectsPolicy } from './defects.ts'
import { deliveries } from './deliveries.ts'
import { discretionPolicy } from './discretion.ts'
import { handingOver } from './handing-over.ts'
import { installationPolicy } from './installation.ts'
import { membershipPolicy } from './membership.ts'
import { orderChanges } from './order-changes.ts'
import { paymentsPolicy } from './payments.ts'
import { precedence } from './precedence.ts'
import { pricesAndCodes } from './prices-and-codes.ts'
import { returnsPolicy } from './returns.ts'
import { ticketHandling } from './ticket-handling.ts'
import { verification } from './verification.ts'

/** The policy documents that bind the agent; found with `search_policy`. */
export const policies: readonly KnowledgeDocument[] = [
  verification,
  ticketHandling,
  deliveries,
  damagedOrWrong,
  addresses,
  returnsPolicy,
  defectsPolicy,
  pricesAndCodes,
  installationPolicy,
  orderChanges,
  paymentsPolicy,
  membershipPolicy,
  discretionPolicy,
  handingOver,
  precedence,
]
