import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { driving as r } from '../../rules.ts'

export const driversPolicy: KnowledgeDocument = {
  id: 'drivers',
  title: 'Drivers: adding, excluding, removing and rating again',
  category: 'policy',
  body: `## DR-1 Which policies can be changed
Drivers are added while the policy is Active. In Grace Period the payment comes first (pending). In every other status decline. Removing
and excluding is possible while the policy is Active or In Grace Period.

A change holds from today, or from a later day that the customer names, at most ${r.aheadDays} days ahead. It is never backdated, except as DR-5 says.

## DR-2 Adding somebody
Ask for full name, date of birth, licence number and state, and relationship. Write the relationship as one of \`Spouse\`, \`Partner\`,
\`Child\`, \`Parent\`, \`Sibling\`, \`Other Relative\`, \`Other\`. Ages are whole years on the day of the change.
- Under ${r.leastAge} years: decline.
- No licence, or a learner's permit only: status Excluded, exclusion_form_required true, no licence number and state. With that
  the form goes out by post; it has to be signed, so the ticket waits for the customer (pending).
- Licensed: status Rated, exclusion_form_required false.
- A policy has at most ${r.mostDrivers} drivers who are not removed. One more: underwriting, review only.
- Somebody who is on the list already, in whatever status, is not added again: DR-6.

## DR-3 When underwriting has to agree
A rated driver is added with uw_pending true and the ticket goes to underwriting (**add and review**) when
1. they are under ${r.youngBelow}, or ${r.oldFrom} or older;
2. their licence is from another state than the policy's, or from abroad; or
3. the policy shows ${r.atFaultForReview} or more at-fault claims in three years.

Exception to the first: a child of the named insured who is ${r.childFrom} or older, on the policy of a Preferred or Premium customer without any
at-fault claim in three years, needs no review for their age. The exception does not hold in New York, and it does not help against the
other two grounds.

## DR-4 Removing and excluding
Only the named insured asks. Ask why, and where the person lives and is insured from then on.
- They have moved out, or have their own policy: Removed.
- They stay in the household with a licence and without other cover: they are excluded instead, if the state allows it (ST-5).
- The named insured is never removed or excluded; the co-insured goes to underwriting (review only), as does the last rated driver.
- **Open claim**: while a claim in which they drove is open, a driver is neither removed nor excluded: decline. Look with
  claims_get_driver_claims at every driver id that the person has.

## DR-5 Death
When a driver has died, the removal holds from the day of death, if we are told within ${r.deathReportDays} days, else from today. DR-4 does not
apply. When the named insured has died, underwriting writes the policy over (review only).

## DR-6 Rating again, and putting back
- A driver who was **removed** is put back with policy_update_driver_status (Rated, from today) by the rules of adding: the grounds of
  DR-3 send it to underwriting as review only, since the tool has no uw_pending.
- A driver who is **excluded** becomes rated only through underwriting (review only), also when the licence is there now.
- A removal that **we** made by mistake (the wrong person, noted or plain from the ticket) is put right at once: Rated from today,
  without review, for whoever was rated before. The right person is then removed as asked.

## DR-7 Licences
A new number in the same state, or a new name: underwriting, review only, row "licence, name or garaging change".
A suspended or revoked licence: the driver is excluded from today, row "driver", if the state allows it (ST-5); the claim rule of DR-4
does not apply; the named insured's own goes to underwriting (review only). A licence that is valid again: DR-6.
A licence from another state, after a move of the driver alone: underwriting, review only.`,
}
