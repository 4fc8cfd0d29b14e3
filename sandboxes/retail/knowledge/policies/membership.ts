import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { company, membership, pricing } from '../../rules.ts'

export const membershipPolicy: KnowledgeDocument = {
  id: 'POL-12',
  title: `${company.membership} and customer tiers`,
  category: 'membership',
  body: `## POL-12.1 Tiers
standard is everybody; plus_member pays for ${company.membership}; vip is granted by us to customers who spent
${money(membership.vipSpend)} or more in total, and includes everything Plus has. Nobody can buy or ask for
vip.

## POL-12.2 Joining
${money(membership.yearlyFee)} a year, collected by the billing system from the card on file: charge nothing
yourself. Open to standard customers with no active membership who have not left within the last
${membership.rejoinAfterDays} days. The day on which somebody left is in the ticket of the leaving; the membership
record only says cancelled. A membership that expired without being cancelled bars nobody. A vip is not upgraded: the tool would put them on the lower tier. Name the
price and wait for a yes. Benefits begin at once and apply to what is ordered from then on: no discount,
points or compensation for earlier orders. (Return windows are the exception: the tier on the day of the
return decides.)

## POL-12.3 Leaving
At any time, with immediate effect. The fee is not paid back, not even in part, and the points are lost. Say
both, with the number of points, and wait for a yes. If the customer then prefers to stay, change nothing.
Leaving cannot be undone, and whoever has left is standard from that moment: a return or a compensation that is
asked for afterwards, even in the same conversation, follows the new tier. Joined, left, stayed or refused: the
ticket is solved. get_membership_details keeps showing the old points after a leaving (POL-15.7); they are lost all
the same, and you take none off.

## POL-12.4 Points
plus_member earn ${pricing.plusPointsPerDollar} points and vip ${pricing.vipPointsPerDollar} points for each
full dollar of goods, after discounts and without shipping. They arrive ${pricing.pointsArriveAfterDays} days
after delivery. standard customers earn none. ${pricing.pointsPerDollarOfValue} points are worth ${money(1)}.
Points are never paid out and never moved to another customer, and this desk adds points only where a policy
says so: earned points are the billing system's to add. Asking where they are is a question (POL-02.6), and the ticket
is solved.`,
}
