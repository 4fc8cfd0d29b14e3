import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { longDay, money } from '../../../shared/index.ts'
import { authority, codes, deskUsers, pricing } from '../../rules.ts'

export const pricesAndCodes: KnowledgeDocument = {
  id: 'POL-08',
  title: 'Codes, points and member prices: what combines, and corrections',
  category: 'prices',
  body: `## POL-08.1 Codes in use
| code | worth | valid until | not on |
|---|---|---|---|
| ${codes.lantern.code} | ${codes.lantern.percent}% | ${longDay(codes.lantern.until)} | Polykon products, refurbished products |
| ${codes.soundcheck.code} | ${codes.soundcheck.percent}%, audio and video only | ${longDay(codes.soundcheck.until)} | refurbished products |
| ${codes.cozy.code} | ${money(codes.cozy.dollars)} | ${longDay(codes.cozy.until)} | nothing |
| ${codes.newhome.code} | ${money(codes.newhome.dollars)} | ${longDay(codes.newhome.until)} | Polykon products |

What counts is the date of the order; on the last day a code is still valid. One code per order. What the promotion
system no longer shows is in this table all the same. That system also holds the codes of our sales to companies: a
code that is not in this table is worth nothing to a private customer, even while the system shows it as running, and
there is nothing to correct. A percentage is taken from the base price of the
lines it applies to, added up, and rounded to cents, half a cent upwards: once for the order, not line by line.

## POL-08.2 What combines
- Points and a fixed-dollar code: yes.
- Points and a percentage code: no. If both were entered, the order gets the one that saves more, and the
  other is as if it had not been entered.
- Member prices combine with everything. Which products have one changes from week to week and stands only in the
  order: where the discount record says loyalty_discount_applied, the lines carry it as their discount_amount.
  Never work one out yourself.

${pricing.pointsPerDollarOfValue} points are worth ${money(1)}.

## POL-08.3 Corrections
When an order from the last ${pricing.correctionWithinDays} days (the last of them included) got less than these
rules give, put it right:
1. refund the difference between the discount due and total_discount_amount, with the reason
   discount_correction. The discount due is everything the order should have got: member price, code, and the worth
   of the points where points count. total_discount_amount has the same three in it;
2. if the order spent points that the rules would not have spent, give those points back with the reason
   manual_adjustment. Points go to customers with an active membership only; anybody else gets their worth in
   the same refund instead.

Do each of the two that is still missing. A colleague may have done one of them: the ticket and its remarks say so,
and so does the balance (POL-15.6). More than ${authority.points} points in one correction are for the desk lead:
set the ticket to open, assign it to desk user ${deskUsers.lead} and change nothing.

Look at the discount record of the order: it names the code that was entered, even where the checkout dropped
it. Without a code in the record there is nothing to correct: a code cannot be added afterwards. A price that
fell after the purchase is not refunded either, and an order that got more than the rules give keeps it. The order itself is not changed. Once corrected or refused,
the ticket is solved.`,
}
