import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { returns } from '../../rules.ts'

const { windowDays } = returns

export const returnsPolicy: KnowledgeDocument = {
  id: 'POL-06',
  title: 'Returns of goods that work, and what they cost',
  category: 'returns',
  body: `## POL-06.1 Window
Counted in calendar days from the actual delivery date, the last day included: standard ${windowDays.standard}
days, plus_member ${windowDays.plus_member} days, vip ${windowDays.vip} days. The customer's tier today
decides, not the one on the day of the order. Outside the window a product that works stays sold, whatever was said when the window was still longer (POL-13.4).

## POL-06.2 Never
Refurbished products (is_refurbished true) come back only when they are defective. Changing one's mind is no
reason, not even on the day of delivery, unopened, or for a member. Pieces that were sent as a replacement, free of
charge, come back only when they are damaged or defective.

## POL-06.3 Fees
| fee | who pays | amount |
|---|---|---|
| restocking | standard customers, if the box has been opened | ${returns.restockingPercent}% of the price paid for the item |
| return shipping, item under ${returns.freightFromPounds} lb | standard customers | ${money(returns.parcelLabel)} |
| return shipping, item of ${returns.freightFromPounds} lb or more | standard customers | ${money(returns.freightPickup)} |
| removal of an installed appliance | everybody | ${money(returns.removalFee)} |

plus_member and vip pay neither restocking nor return shipping. Restocking counts for each piece, return shipping
once for each return, by the weight of one piece. The removal fee is due when our own crew completed an
installation for that order; an appliance that somebody else connected costs nothing to remove. Ask whether the box has been opened; the
records do not say. Round each fee to cents, half a cent upwards. The refund amount is the price paid for the
item (its final_price times the quantity returned) minus the fees, and never less than 0. Points that paid for a
part of the order change nothing about it, what the delivery cost is not paid back, and the fees are the same for
both reasons of POL-06.4.

## POL-06.4 Creating the return
One return per line of the order, is_defective false. A line that has a return already is not returned again,
except for pieces that the first return left out; one that lapsed or was cancelled counts as a return too.
One exception: a return that we created with a reason, fees or a sum that the policies do not allow, and whose goods have
not left (pending or approved), is put right by creating the correct one for the same pieces; the wrong one lapses.
Its ticket goes on, with the priority of what the matter really was.

If the customer leaves it to you which of several pieces comes back, any of them is right. The reason is
not_as_expected when the customer says that the product differs from its product page (size, colour, a function); in
every other case changed_mind.
Name the fees and the amount to the customer and wait for their yes. The refund is the returns centre's to
create, within ${returns.refundWithinDays} days of the goods' arrival. Create none yourself, and put the
ticket on hold. If the customer drops the idea when they hear the fees, create nothing; the ticket is solved. A
return that was created and is no longer wanted lapses by itself: change nothing, the ticket is solved.

## POL-06.5 A refund that does not come
Look the return up by its number. While its status is pending, approved or shipped_to_warehouse, the returns
centre is waiting for the goods: ticket on hold. refunded: the money is on its way to the customer's bank; ticket
solved. cancelled: there is nothing to pay; ticket solved. received: if the return was created more than
${returns.overdueAfterDays} days ago, and no ticket or remark says that it was paid, pay its refund_amount
yourself as a refund with the reason rma_processed; ticket solved. received, but created more recently: ticket on
hold.

The ticket is the one of the return, reopened if need be.`,
}
