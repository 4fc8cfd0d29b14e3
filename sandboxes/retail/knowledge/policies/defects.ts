import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { defects } from '../../rules.ts'

export const defectsPolicy: KnowledgeDocument = {
  id: 'POL-07',
  title: 'Defects: return or warranty',
  category: 'warranty',
  body: `## First: which piece is it?
Customers who like a product buy it twice. Make sure which order the broken piece came from (colour, SKU,
address) before you count days.

## Up to ${defects.returnWithinDays} days after delivery: a return
Every tier, refurbished products too. Create a return with the reason defective, marked as defective, every
fee 0, refund amount equal to the price paid. The returns centre creates the refund later; you create none.
Ticket on hold. A defect in this time is never a warranty claim. An accident is never a return: whatever the
day, it goes to the warranty below.

## After that, and for accidents: the warranty
Check the coverage of that order and SKU.
- Covered: file one claim under the contract found. The ticket is on hold until the provider answers, usually
  within ${defects.claimAnswerDays} business days. We do not promise repair, replacement or money: the
  provider decides.
- Not covered: we cannot help with the product. Say so plainly; the ticket is solved.

Manufacturers cover household appliances for ${defects.applianceWarrantyYears} years and everything else for
${defects.warrantyYears} year from the purchase. Extended warranties lengthen this. Only a protection_plan
covers accidents such as drops, spills and power surges.

## Kind of issue
- **component_failed**: one part that the customer can name is broken or came off; the rest works.
- **product_not_functioning**: it does not start, or no longer does its main job at all.
- **performance_degradation**: it does its job, but weaker, slower or louder than it used to.
- **accidental_damage**: it was dropped, soaked or hit by a surge; needs a protection_plan.`,
}
