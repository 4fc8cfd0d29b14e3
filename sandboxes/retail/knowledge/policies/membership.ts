import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { company, membership, pricing } from '../../rules.ts'

export const membershipPolicy: KnowledgeDocument = {
  id: 'POL-12',
  title: `${company.membership} and customer tiers`,
  category: 'membership',
  body: `## Tiers
standard is everybody; plus_member pays for ${company.membership}; vip is granted by us to customers who spent
${money(membership.vipSpend)} or more in total, and includes everything Plus has. Nobody can buy or ask for
vip.

## Joining
${money(membership.yearlyFee)} a year, collected by the billing system from the card on file: charge nothing
yourself. Open to standard customers with no active membership who have not left within the last
${membership.rejoinAfterDays} days. A vip is not upgraded: the tool would put them on the lower tier. Name the
price and wait for a yes. Benefits begin at once and apply to what is ordered from then on: no discount,
points or compensation for earlier orders. (Return windows are the exception: the tier on the day of the
return decides.)

## Leaving
At any time, with immediate effect. The fee is not paid back, not even in part, and the points are lost. Say
both, with the number of points, and wait for a yes. If the customer then prefers to stay, change nothing.
Joined, left, stayed or refused: the ticket is solved.

## Points
plus_member earn ${pricing.plusPointsPerDollar} points and vip ${pricing.vipPointsPerDollar} points for each
full dollar of goods, after discounts and without shipping. They arrive ${pricing.pointsArriveAfterDays} days
after delivery. standard customers earn none. ${pricing.pointsPerDollarOfValue} points are worth ${money(1)}.
Points are never paid out and never moved to another customer, and this desk adds points only where a policy
says so.`,
}
