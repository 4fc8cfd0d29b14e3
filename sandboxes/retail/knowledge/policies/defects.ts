import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { defects } from '../../rules.ts'

export const defectsPolicy: KnowledgeDocument = {
  id: 'POL-07',
  title: 'Defects: return or warranty',
  category: 'warranty',
  body: `## POL-07.1 Which piece is it?
Customers who like a product buy it twice. Make sure which order the broken piece came from (colour, SKU,
address) before you count days.

## POL-07.2 The first ${defects.returnWithinDays} days: a return
Up to ${defects.returnWithinDays} days after the actual delivery date, the last of them included. What counts, other than for damage on
arrival, is the day on which the return is created, not the day on which the customer first spoke of the defect. Every
tier, refurbished products too. Create a return with the reason defective, marked as defective, every fee 0, refund
amount equal to the price paid for the pieces that are defective. The returns centre creates the refund later; you
create none, however large it is. Ticket on hold.

A customer who would rather have it repaired is told that it is returned; removal of an installed appliance is free. A
defect in this time is never a warranty claim. An accident is never a return: whatever the day, it goes to the warranty
(POL-07.3).

## POL-07.3 After that, and for accidents: the warranty
Check the coverage of that order and SKU.
- Covered: file one claim under the contract found. If a ticket shows that a claim for the same fault is already
  with the provider, file none; the ticket stays on hold. A fault for which the provider
  refused a claim is not handed in again. The ticket is on hold until the provider answers, usually
  within ${defects.claimAnswerDays} business days. We do not promise repair, replacement or money: the
  provider decides.
- Not covered: we cannot help with the product. Say so plainly; the ticket is solved.

Manufacturers cover household appliances for ${defects.applianceWarrantyYears} years and everything else for
${defects.warrantyYears} year from the purchase. Extended warranties lengthen this. Only a protection_plan
covers accidents such as drops, spills and power surges: under any other contract an accident is not covered,
even though the tool would take the claim.

## POL-07.4 Kind of issue
- **component_failed**: one part that the customer can name is broken or came off; the rest works.
- **product_not_functioning**: it does not start, or no longer does its main job at all.
- **performance_degradation**: it does its job, but weaker, slower or louder than it used to.
- **accidental_damage**: it was dropped, soaked or hit by a surge; needs a protection_plan.

An accident stays an accident whatever it broke. Of the others, the first that fits counts.`,
}
