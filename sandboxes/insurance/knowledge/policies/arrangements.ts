import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { arrangements as r } from '../../rules.ts'

export const arrangementsPolicy: KnowledgeDocument = {
  id: 'arrangements',
  title: 'Payments: extensions, instalment plans and payments that were not booked',
  category: 'billing',
  body: `## BL-1 Reading an account
The account is the policy's (billing_get_account_details). Sums are whole cents. payment_received says whether money
has arrived since the due date. Number and sum of the instalments that run are not shown: a ticket has what was offered. The count of arrangements covers extensions and plans together, over the twelve months
up to today. These rules bind both insureds alike; two policies are two accounts. Billing's notes (BL-2, BL-4) count for the policy that they
name, whichever ticket they stand in; without a number, for the ticket's.

## BL-2 Who can have an arrangement
All of these must hold:
1. the policy is Active or In Grace Period, and its account is Past Due or In Grace Period;
2. something is past due and payment_received is false (when it is true: BL-6; when it is false and they say that they have paid: BL-9);
3. no arrangement runs (arrangement_type None), except as BL-5 says;
4. the policy has no open claim of severity Major (a loss that is reported in the same conversation counts);
5. the arrangements of the last twelve months are fewer than the limit: Standard ${r.limit.Standard}, Preferred ${r.limit.Preferred}, Premium ${r.limit.Premium}; state
   rules differ (ST-2).
If one of the first four fails, decline. If only the fifth fails, BL-7 may still help.

**Arrangements by phone** count too. The phone team writes each as a comment in a ticket of the policy, whatever the ticket is
about, or of another policy of the caller; it begins "Arrangement by phone". The account's count has it only once the comment, or a later one in the ticket,
says "counted". Add those of the last twelve months that are not counted yet, unless a later comment says that it was withdrawn.

## BL-3 Extension
- Only when at most ${r.mostMonthsForExtension} monthly payments are past due.
- The new due date is the account's current due date plus the days of the tier: Standard ${r.extensionDays.Standard} days, Preferred ${r.extensionDays.Preferred} days,
  Premium ${r.extensionDays.Premium} days (state rules: ST-2). If that day is a Saturday or Sunday, the Monday after it. A customer
  who names an earlier day gets that day, if BL-3 allows it otherwise; the weekend rule applies to it too.
- The day has to lie at least ${r.leastDaysAhead} days after today, and not after the day on which the policy expires. If it cannot,
  there is no extension; offer a plan.

## BL-4 Instalment plan
- Only when at least one monthly payment is past due.
- Number of instalments: two for a debt up to ${money(r.twoUpTo)}, three up to ${money(r.threeUpTo)}, four above. A customer may choose fewer, but
  not fewer than two; state rules cap the number (ST-2), and no instalment may be below ${money(r.leastInstalment)}: take the largest
  number that meets all of this. If not even two do, there is no plan.
- The debt of a plan is what is past due, **less payments that the billing team has noted as received but not booked**
  (a comment that begins "Received, not booked"), **plus** the fee of ${money(r.fee)}. The fee is waived for Premium and where the
  state forbids it. The tiers of the first rule are read from the debt without the fee. The billing team books such a payment and tells the customer by
  itself: nobody waits for it, and the account shows the whole debt until then.
- Each instalment is that debt divided by the number, rounded up to the whole cent. The limit of ${money(r.leastInstalment)} is about the
  instalment as it is charged.
- A customer who asks for "more time" chooses between an extension and a plan. Tell them dates and sums of both where both are possible.

## BL-5 From an extension to a plan
A running extension of a Preferred or Premium customer may be turned into a plan once; it counts as one more arrangement, and BL-2 holds
otherwise. A running plan is never changed, lengthened or replaced, also not by an extension: decline.

## BL-6 Payments that were not booked
When payment_received is true and the account still shows a debt, the money is there and nobody has booked it: reset the
account (billing_reset_account_status). That is no arrangement and needs none. Only for accounts that are Past Due or In Grace
Period; an account that is pending cancellation or cancelled is reset only together with RC-5 or RC-6.
The policy may stay behind: SY-3. Never reset an account for another reason: not to undo an arrangement, not on a promise of payment, not on a customer's receipt.
A customer who only wants a payment booked that has not arrived yet waits (pending).

## BL-7 Beyond the limit
When only the limit is in the way, the supervisor may look if the policy has been with us at least ${r.loyaltyYears} years (its effective date)
and has no lapse flag: the matter goes to the billing supervisor, review only. A limit that ST-2 sets (in New York always, in Florida
from the second arrangement on) has no exception, and in every other case too: decline.

## BL-8 An arrangement that was wrong
An arrangement that a colleague or the phone team made wrongly is never undone here: it goes to the billing supervisor.
What the customer asks for besides is answered by the rules as the account stands today.

## BL-9 Money on another account
When payment_received is false although the customer says that they have paid, look at the accounts of their other policies (TK-1): an account
that is Current with nothing past due and payment_received true holds money that went there by mistake. The billing supervisor moves it
(review only, in the ticket of the policy that lacks it). Until then there is no arrangement.`,
}
