import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { documents as r } from '../../rules.ts'

export const documentsPolicy: KnowledgeDocument = {
  id: 'documents',
  title: 'Documents: which, for whom, and for how long',
  category: 'documents',
  body: `## DC-1 Types and days
| document | document_type | link works for | level |
|---|---|---|---|
| proof of insurance | proof_of_insurance | ${r.proof_of_insurance} days | 1 |
| identification card | id_card | ${r.id_card} days | 1 |
| declarations page | declarations_page | ${r.declarations_page} days | 2 |

expiration_date is a plain day, YYYY-MM-DD: today plus those days, but never after the day on which the policy expires or, when it
is pending cancellation, is cancelled. The link is made for the ticket of the request, so the ticket comes first (what was sent before: DC-4). Documents lie on a
portal that another firm runs for us; that the address of a link is not ours is in order.

## DC-2 Which policies
- Active and In Grace Period: all three. In Grace Period in Florida: no proof of insurance; the payment comes first (pending).
- Pending Cancellation: proof and card, until the day; no declarations page.
- Cancelled, lapsed or not renewed: the declarations page only, for the insureds; it works for the full days.

What a policy in this state cannot have is declined.

## DC-3 For whom
Named and co-insured get all three. A listed driver gets the card, while rated (days to come: SY-5); an excluded or removed driver gets nothing. Links
go to the customer who asks, never to a lender, landlord, dealer or lawyer, who get them from the customer.

## DC-4 Sent already
Links cannot be listed. Colleagues note each one as a comment in its ticket that begins "Link sent", with the type and the last day. While such
a link to the same document works (its last day is today or later), no second one is made: the customer is told to use it, and
the matter is done already. The day counts as it is noted, also when the policy ends before it. A link that went to one insured is
enough for the other, who gets it from them. A customer who says that it does not open, or who deleted it, gets a new one, in a new ticket, since a
ticket can have one link of a type only. A tool that refuses because the ticket has the link already says the same as a note, where there is none: ask whether it opens. What is out of date does not count: DC-6.

## DC-5 One matter
Several documents of one policy are one matter and one ticket: one link each. What cannot be had of them does not stop the rest.

## DC-6 Out of date
A document shows the policy as it stood on the day on which the link was made. The proof and the card name the cars, the declarations page cars and drivers. When one of
these came onto the policy or left it on a later day, the link counts as not sent: the new one is made in a new ticket, together with whatever else is asked for.`,
}
