import { accountAndBilling } from './account-and-billing.ts'
import { claimsAndDocuments } from './claims-and-documents.ts'
import { policyAndCars } from './policy-and-cars.ts'
import type { HelpArticle } from './sections.ts'

/** The help centre, as customers read it. */
export const helpArticles: readonly HelpArticle[] = [
  ...accountAndBilling,
  ...policyAndCars,
  ...claimsAndDocuments,
]
