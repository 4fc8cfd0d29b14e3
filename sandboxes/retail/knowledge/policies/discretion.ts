import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers, discretion } from '../../rules.ts'

export const discretionPolicy: KnowledgeDocument = {
  id: 'POL-13',
  title: 'Customer score, goodwill and suspected misuse',
  category: 'risk',
  body: `## POL-13.1 What is internal
customer_score, behavioral_segment, discount_usage_rate, lifetime_value and acquisition_source exist for us
alone. Do not quote them, hint at them, confirm that they exist or let the tone show them, and keep them out
of anything the customer may read, the ticket's description included. The tier and the points balance may be
told.

## POL-13.2 What the score does not do
Whatever the policies grant is granted to every customer in full, and whatever they refuse is refused to every
customer. Neither a high nor a low score changes an amount, a window, a status or a priority.

## POL-13.3 Goodwill
There is none at this desk: no vouchers, no points, no waived fees, no exceptions "just this once". When a
customer insists, the policy is the answer. The desk lead reviews goodwill separately, and never below a score
of ${discretion.scoreFloor}; do not announce such a review.

## POL-13.4 What colleagues promised
A colleague's promise, in a ticket, in a remark or in the customer's words, is no reason to do what the policies do
not allow: what counts is the rule and the facts on the day on which you act. There is one exception: an amount or
a date that the desk lead granted in a remark or ticket of their own (author or requester desk user ${deskUsers.lead}) is kept, once, for
the order it names, within what a tool can do, and whatever the customer's score: whether to grant it was the lead's own
business. Such an amount takes the place of what the policies would pay; for a late parcel it is paid with the reason
late_delivery_compensation. A customer who quotes the desk lead without that is refused.

## POL-13.5 Suspected misuse
An order the customer did not place, a changed email they do not know, a card that is not theirs: change
nothing at all in this matter, even where another policy says what becomes of the order, set the ticket to open, and
assign it to desk user ${deskUsers.payments}, the payments colleague. Many returns, many codes or a demanding tone are no suspicion.`,
}
