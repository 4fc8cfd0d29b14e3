import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { arrival } from '../../rules.ts'

export const damagedOrWrong: KnowledgeDocument = {
  id: 'POL-04',
  title: 'Goods that arrive damaged, wrong or incomplete',
  category: 'delivery',
  body: `## POL-04.1 Who may claim
Every tier, within ${arrival.reportWithinDays} days of the actual delivery date, the last of them included. What
counts is the day on which the customer first tells us of this damage, in whatever ticket or remark; a ticket that
speaks of a dented box only does not stop the clock. Later than that, damage is treated as a defect (POL-07), and a
wrong item as an ordinary return (POL-06) with the reason not_as_expected and the fees of POL-06.3; type and priority
of the ticket stay those of damaged and wrong goods. A photo is welcome and not a condition.

## POL-04.2 The customer chooses
1. **Replacement**, when the inventory shows at least the quantity needed as available: create a replacement
   order for the SKU that was ordered, in the quantity affected, to the address of the order, with shipping
   speed expedited, whatever speed the order had. It costs the customer nothing, and the ticket is solved.
   - If one piece (its final_price) cost the customer less than ${money(arrival.bringBackFrom)}, the damaged or wrong piece does
     not come back. Create no return.
   - From ${money(arrival.bringBackFrom)}, also create a return for the affected line, with reason and mark as in 2, the
     refund amount 0 and without fees. The ticket is solved all the same.
2. **Money back**: create a return for the affected line with the reason damaged_in_transit or
   wrong_item_received, marked as defective, refund amount equal to the price paid for the pieces affected
   (final_price times their number), every fee 0. The returns centre pays it out on arrival, so create no
   refund. The ticket goes on hold.

Ask which one the customer prefers. If they leave it to you, either is right; choose one of the two and do
only that. Without enough stock there is only money back. Once it has been carried out, the choice is final. A
piece that was sent as a replacement may be claimed too, from the delivery of the replacement order; its price is what
the first one cost, and a return names the order and the line of the replacement.

## POL-04.3 A flaw that the customer can live with
If the damage is only seen (a scratch, a dent) and everything works, and the customer says unasked that they
would rather keep the piece than change it, pay ${arrival.keepPercent}% of the price paid for that piece, at most
${money(arrival.keepCap)}, as a refund with the reason partial_refund_minor_defect, instead of replacement or
money back. Do not propose it. Cracks, missing parts and anything that affects use are not such flaws. It is paid
once a piece, each piece with a refund of its own, and rules out a later return for the same flaw. The ticket is solved.

## POL-04.4 Missing pieces
A piece or an accessory missing from the box counts as a wrong item; a whole parcel that never came is a lost
parcel (POL-03.4), or one delivered but not found (POL-03.6).`,
}
