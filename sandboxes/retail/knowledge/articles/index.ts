import type { HelpArticle } from '../../../helpdesk/index.ts'
import { deliveryArticles } from './delivery.ts'
import { ordersAndMembershipArticles } from './orders-and-membership.ts'
import { returnsArticles } from './returns.ts'
import type { Section } from './sections.ts'
import { warrantyAndInstallationArticles } from './warranty-and-installation.ts'

/** Everything in the help centre, as customers read it. */
export const helpArticles: readonly HelpArticle<Section>[] = [
  ...deliveryArticles,
  ...returnsArticles,
  ...warrantyAndInstallationArticles,
  ...ordersAndMembershipArticles,
]
