import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { returns } from '../../rules.ts'

const { windowDays } = returns

export const returnsPolicy: KnowledgeDocument = {
  id: 'POL-06',
  title: 'Returns of goods that work, and what they cost',
  category: 'returns',
  body: `## Window
Counted in calendar days from the actual delivery date, the last day included: standard ${windowDays.standard}
days, plus_member ${windowDays.plus_member} days, vip ${windowDays.vip} days. The customer's tier today
decides, not the one on the day of the order. Outside the window a product that works stays sold.

## Never
Refurbished products (is_refurbished true) come back only when they are defective. Changing one's mind is no
reason, not even on the day of delivery, unopened, or for a member.

## Fees
| fee | who pays | amount |
|---|---|---|
| restocking | standard customers, if the box has been opened | ${returns.restockingPercent}% of the price paid for the item |
| return shipping, item under ${returns.freightFromPounds} lb | standard customers | ${money(returns.parcelLabel)} |
| return shipping, item of ${returns.freightFromPounds} lb or more | standard customers | ${money(returns.freightPickup)} |
| removal of an installed appliance | everybody | ${money(returns.removalFee)} |

plus_member and vip pay neither restocking nor return shipping. Ask whether the box has been opened; the
records do not say. Round each fee to cents, half a cent upwards. The refund amount is the price paid for the
item (its final_price times the quantity returned) minus the fees.

## Creating the return
One return per line of the order, is_defective false. The reason is not_as_expected when the customer says
that the product differs from its product page (size, colour, a function); in every other case changed_mind.
Name the fees and the amount to the customer and wait for their yes. The refund is the returns centre's to
create, within ${returns.refundWithinDays} days of the goods' arrival. Create none yourself, and put the
ticket on hold. If the customer drops the idea when they hear the fees, create nothing; the ticket is solved.`,
}
