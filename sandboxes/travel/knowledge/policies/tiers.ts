import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { cancellation, changes, rates } from '../../rules.ts'

export const tiers: KnowledgeDocument = {
  id: 'TR-9',
  title: 'VIP and loyalty',
  category: 'tiers',
  body: `## TR-9.1 Who has a tier
vip_tier of the booking's customer decides, as it is today. loyalty_program_status, a card, a badge in the app and
what a guest says do not; "gold" or "platinum-elite" in the loyalty standing is a standing with the points programme
and gives nothing here. The tier is that of the customer of the booking: somebody who travels along or acts for them
neither lends nor borrows one. Tiers do not apply to corporate bookings (TR-11.3) and groups (TR-4), whatever the
guest's profile says. The desk never raises, lowers or promises a tier. When it gives nothing: TR-9.6.

## TR-9.2 Changes
vip: the first ${changes.freeChanges.vip} changes of a booking are free. platinum: all are (not while TR-9.6 applies). Prices differ for nobody:
a difference is charged at every tier.

## TR-9.3 Cancellations
Only at the ${rates.flexible} rate, and only where the booking was never moved (TR-3.4), and not while TR-9.6 applies:
- vip: the limit of TR-3.2 is ${cancellation.vipFewerHours} hours shorter; at a budget hotel that leaves the check-in
time itself.
- platinum: the limit is that of everybody, and a late cancellation costs ${cancellation.platinumShareOfFirstNight}%
of the first night instead of all of it.

A late vip cancellation costs the first night like anybody's. Neither applies to ${rates.partly} or ${rates.saver}.

## TR-9.4 The stay
Departure for platinum guests: TR-6.4 (and TR-8.7). Compensation: TR-7.3.

## TR-9.5 No goodwill
There is no further goodwill for any tier, however long somebody has been with us. lifetime_value and
total_bookings_count are not for guests' ears, and give no claim.

## TR-9.6 When a tier rests
A tier gives nothing while a charge of the customer on any of their bookings (a confirmed, stayed or running one, not a cancelled one) stands
failed and was not made good by a later successful charge of the same amount on that booking. Then the guest is treated
as standard in everything: TR-9.2, TR-9.3, TR-6.4, TR-7.3. It is not asked for here, nor charged, unless the guest
brings it up (TR-5.6); say that an open payment stands in the way. Once it is made good, the tier counts again.`,
}
