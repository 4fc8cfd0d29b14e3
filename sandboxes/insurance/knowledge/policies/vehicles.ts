import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { garage as r } from '../../rules.ts'

export const vehiclesPolicy: KnowledgeDocument = {
  id: 'vehicles',
  title: 'Vehicles: adding, exchanging, removing, and where they are kept',
  category: 'policy',
  body: `## VE-1 Adding a vehicle
The policy is Active; In Grace Period the payment comes first (pending); in every other status decline. Ask for VIN, year, make, model,
when it was bought, for how much, what it is used for, who owns it, and whether its title is salvage or rebuilt (VE-3). An answer about
owner or title that the customer does not have holds nothing up. Check the VIN with lookup_validate_vin. When it is not valid, or the year that it gives is not the year
that the customer gives, ask once; if it stays so, nothing is added and the ticket waits for the papers (pending). A year that the
decoder leaves open decides nothing. Year, make and model are written as the customer gives them.

## VE-2 From which day
From the day of purchase, if we are told within the state's days (ST-5), else from today. A purchase to come: from that day, at most
${r.aheadDays} days ahead. Never before the policy's own effective date. A vehicle that was a gift or inherited counts as bought on the day it was handed over.

## VE-3 What is not insured, and what is looked at
**Declined**: any Zephyrine; salvage or rebuilt titles; cars used for deliveries, carrying passengers for money, or racing; vehicles that
belong to a company.

**Underwriting, add and review** (uw_pending true): a Velmont Ravine R, Orlo Stiletto or Halden GTV; a model year up to ${r.reviewUpToYear};
a price above $${r.reviewFromPrice.toLocaleString('en-US')}; the fifth or a further active vehicle (${r.mostVehicles} need no review); two or more at-fault claims in three years on the policy.

## VE-4 Exchange
When a new car takes the place of an old one, both happen in one ticket: add the new one, and remove the old one **from the same day** on
which the new one is covered (VE-2), even if that day has passed. If VE-6 stops the removal, the new one is still added, and
the ticket goes to underwriting. When the new one needs review, the old one is removed all the same.

A colleague may have done one half before: look at the policy's vehicles and the ticket, and do only what is missing, with the day that the first half has.

## VE-5 Removing
From today, or from a later day, at most ${r.aheadDays} days ahead. A car that was sold, scrapped or stolen for good: from that day, if it is at most
${r.saleReportDays} days ago, else from today. In New York and Florida see ST-4.

## VE-6 What stops a removal
- It is the last active vehicle: decline, and tell the customer about cancelling. (In an exchange the new one counts.)
- An open claim on the vehicle: decline, unless the claim's stage is Open – Settlement. claims_get_vehicle_claims shows claims filed
  under the vehicle's id. **A claim may have been filed with the VIN alone**: then the policy's list of claims has an open claim that no
  vehicle of the policy (removed ones too) shows. Such a claim counts against every vehicle, until the claims department has sorted it: the matter goes to underwriting, review only.

## VE-7 Putting back
A vehicle that was removed comes back with policy_update_vehicle_status (Active), not by adding it again. It holds from today. What
VE-3 says about review makes it review only.

## VE-8 Where a car is kept
- Another address in the same state: underwriting, review only.
- Away for at most ${r.elsewhereDays} days (a student's term, a job, a holiday): no change is needed; it is a question, and done when answered.
- Away for longer, or moved to another of our four states: underwriting, review only.
- Moved for good to a state where we do not write: decline; the customer needs another insurer and may cancel.`,
}
