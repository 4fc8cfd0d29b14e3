import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'

export const systemsPolicy: KnowledgeDocument = {
  id: 'systems',
  title: 'Our systems: what they do by themselves, and what they leave undone',
  category: 'systems',
  body: `## SY-1 After a write
A tool answers that a call was taken, not how the record stands afterwards. Some calls bring more with them than they were asked
for, and some less; the sections below name them, the answers do not. After such a call read the records that the
section names, and put right what it says, in the same ticket. That is no matter of its own.

## SY-2 Who comes back with a policy
policy_reinstate_policy restores a policy that has a cancellation date as it stood on that date. Drivers and vehicles whose
removal holds from that day, or from a later one, are on it again, Rated and Active. Whatever was removed before the call is removed
again, from the day that its removal had: it is in the ticket of the removal (effective_date_of_change). Nobody has to ask for it or confirm it, and
the day of the change for the ticket stays that of the reinstatement. Removals from an earlier day hold.

## SY-3 The account does not speak to the policy
billing_reset_account_status changes the account only. A policy that shows In Grace Period stays there until
policy_reinstate_policy (lapse_flag false) puts it back to Active. That is done whenever the account is Current with nothing past due and
the policy is still In Grace Period, whoever reset the account. It belongs to the matter of the payment and to its ticket; the day of the change is
today. Then the policy is Active for everything else that is asked for. When it shows lapse_flag true: underwriting, review only, as in RC-4;
the account is reset all the same.

## SY-4 The reason of a cancellation
While an arrangement runs on the account, policy_schedule_cancellation files the reason Non-Payment, whatever reason it is given. Called once more,
with the policy pending, it takes the reason as given.

## SY-5 Days to come
A removal or exclusion from a day to come stands in the records at once, and the list shows that day as effective_date. Until the day before,
the driver is what they were before, also in what they may ask for, and the car is covered. An identification card for such a driver works until the day before, at most.

## SY-6 Done in the ticket, not in the record
Where a ticket says that something was done and the record does not show it, the record counts, and what was asked for is done now, by
the rules as of today, in that ticket. The work may have gone into another policy of the same insured: numbers are alike. Look there, and ask
the customer before you put that right; it is a matter of that policy.`,
}
