import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { cancelling, reinstating } from '../../rules.ts'

export const cancellation: KnowledgeDocument = {
  id: 'cancellation',
  title: 'Cancelling a policy, taking it back, and reinstating',
  category: 'policy',
  body: `## RC-1 Cancelling at the customer's wish
Only the named insured, at level 2. The policy is Active or In Grace Period. The reason is always User Requested; the other reasons
are for other teams.
- **Day**: the last day of cover, not before today plus the state's days of notice (ST-3), at most ${cancelling.aheadDays} days ahead, and before
  the day on which the policy expires. cancellation_date is this last day. A customer who wants an earlier day is offered the first possible one. Never backdated, also
  not when the car was sold long ago or other cover has begun. The day of the change, for the ticket, is this last day.
- In New York and Florida see ST-4 first. How it is filed: SY-4.

## RC-2 What stops it
- An open claim of severity Major on the policy: decline until it is closed.
- A debt, where the state says so (ST-3): something is past due and payment_received is false. It waits for the payment (pending).
  An arrangement that runs does not change that.
Anything else does not stop it: neither other open claims nor an arrangement, nor a discount that is lost.

## RC-3 Another day
A policy that is pending cancellation at the customer's wish can be given another day by the same rules, as often as the day has not
come. The ticket is that of the cancellation.

## RC-4 Taking it back
The named insured may take a cancellation back before its day: policy_reinstate_policy with lapse_flag false. When the policy
shows lapse_flag true, the tool would lose the days of the earlier lapse, which it does not show: underwriting does it (review only). The day of the change is today.
This holds for cancellations at the customer's wish only. What else comes back: SY-2.

## RC-5 Pending cancellation for non-payment
Nothing but payment in full helps; there are no arrangements. When payment_received is true: reinstate with lapse_flag false and reset
the account. Both belong together; the day of the change is today. When it is false: the ticket waits for the payment (pending). If the policy shows lapse_flag true:
underwriting, review only, as in RC-4.

## RC-6 Reinstating after a cancellation for non-payment
Named or co-insured, level 2, status Cancelled for Non-Payment, and all of these:
1. today is at most the state's days after cancellation_date (ST-3: ${reinstating.withinDays.CA} days in CA and TX, ${reinstating.withinDays.NY} days in NY, ${reinstating.withinDays.FL} days in FL);
2. payment_received is true. If not, the ticket waits for the payment (pending);
3. the customer says, when asked, that no loss happened since the cancellation;
4. the policy shows no lapse_flag, and at most ${reinstating.mostAtFaultClaims} at-fault claims in three years;
5. no claim on the policy, and no report by a third party about one of its cars (CL-9), has a date of loss on or after cancellation_date.
If the first fails, decline. If the third, fourth or fifth fails, underwriting (review only).

When all hold: **with a lapse** (lapse_flag true, lapse_start the cancellation date, lapse_end today), unless today is at most
automatic_extension_days after the cancellation date and the state allows it (ST-3): then **without** (lapse_flag false, no days).
Then reset the account. Reinstating and resetting belong together; one without the other is half done, and where one was
done before, only the other is missing. What else comes back: SY-2. The day of the
change is today with a lapse, and the cancellation date without one.

## RC-7 What is never reinstated here
Lapsed and Non-Renewed policies, and those that ended for Underwriting: underwriting, review only. Those that ended for Fraud, whatever their status: decline.`,
}
