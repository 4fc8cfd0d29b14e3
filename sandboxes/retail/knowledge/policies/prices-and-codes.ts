import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { longDay, money } from '../../../shared/index.ts'
import { codes, pricing } from '../../rules.ts'

export const pricesAndCodes: KnowledgeDocument = {
  id: 'POL-08',
  title: 'Codes, points and member prices: what combines, and corrections',
  category: 'prices',
  body: `## Codes in use
| code | worth | valid until | not on |
|---|---|---|---|
| ${codes.lantern.code} | ${codes.lantern.percent}% | ${longDay(codes.lantern.until)} | Polykon products, refurbished products |
| ${codes.soundcheck.code} | ${codes.soundcheck.percent}%, audio and video only | ${longDay(codes.soundcheck.until)} | refurbished products |
| ${codes.cozy.code} | ${money(codes.cozy.dollars)} | ${longDay(codes.cozy.until)} | nothing |
| ${codes.newhome.code} | ${money(codes.newhome.dollars)} | ${longDay(codes.newhome.until)} | Polykon products |

What counts is the date of the order. One code per order. A percentage is taken from the base price of the
lines it applies to, added up, and rounded to cents, half a cent upwards.

## What combines
- Points and a fixed-dollar code: yes.
- Points and a percentage code: no. If both were entered, the order gets the one that saves more, and the
  other is as if it had not been entered.
- Member prices combine with everything.

${pricing.pointsPerDollarOfValue} points are worth ${money(1)}.

## Corrections
When an order from the last ${pricing.correctionWithinDays} days got less than these rules give, put it right:
1. refund the difference between the discount due and total_discount_amount, with the reason
   discount_correction;
2. if the order spent points that the rules would not have spent, give those points back with the reason
   manual_adjustment.

Look at the discount record of the order: it names the code that was entered, even where the checkout dropped
it. Without a code in the record there is nothing to correct: a code cannot be added afterwards. A price that
fell after the purchase is not refunded either. The order itself is not changed. Once corrected or refused,
the ticket is solved.`,
}
