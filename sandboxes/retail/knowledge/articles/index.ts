import { deliveryArticles } from './delivery.ts'
import type { HelpArticle } from './help-article.ts'
import { ordersAndMembershipArticles } from './orders-and-membership.ts'
import { returnsArticles } from './returns.ts'
import { warrantyAndInstallationArticles } from './warranty-and-installation.ts'

/** Everything in the help centre, as customers read it. */
export const helpArticles: readonly HelpArticle[] = [
  ...deliveryArticles,
  ...returnsArticles,
  ...warrantyAndInstallationArticles,
  ...ordersAndMembershipArticles,
]
