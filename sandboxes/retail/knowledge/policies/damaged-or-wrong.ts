import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { arrival } from '../../rules.ts'

export const damagedOrWrong: KnowledgeDocument = {
  id: 'POL-04',
  title: 'Goods that arrive damaged, wrong or incomplete',
  category: 'delivery',
  body: `## Who may claim
Every tier, within ${arrival.reportWithinDays} days of the actual delivery date. Later than that, damage is
treated as a defect (see Defects: return or warranty), and a wrong item as an ordinary return. A photo is
welcome and not a condition.

## The customer chooses
1. **Replacement**, when the inventory shows at least the quantity needed as available: create a replacement
   order for the SKU that was ordered, in the quantity affected, to the address of the order, with shipping
   speed expedited. It costs the customer nothing, and the ticket is solved.
   - If one piece cost the customer less than ${money(arrival.bringBackFrom)}, the damaged or wrong piece does
     not come back. Create no return.
   - From ${money(arrival.bringBackFrom)}, also create a return for the affected line with the refund amount 0
     and without fees. The ticket is solved all the same.
2. **Money back**: create a return for the affected line with the reason damaged_in_transit or
   wrong_item_received, marked as defective, refund amount equal to the price paid for the line, every fee 0.
   The returns centre pays it out on arrival, so create no refund. The ticket goes on hold.

Ask which one the customer prefers. If they leave it to you, either is right; choose one of the two and do
only that. Without enough stock there is only money back.

## Missing pieces
A piece missing from the box counts as a wrong item; a whole parcel that never came is a lost parcel.`,
}
