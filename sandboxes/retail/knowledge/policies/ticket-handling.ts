import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers } from '../../rules.ts'

export const ticketHandling: KnowledgeDocument = {
  id: 'POL-02',
  title: 'Ticket handling: one matter, one ticket, and its status',
  category: 'tickets',
  body: `## Look before you write
Every matter that a verified customer raises ends in exactly one ticket. Before you write, find the customer's
desk user by email (table users), then that user's tickets by requester_id. Do this even when the customer
says that there is no ticket.

## Which ticket
- A matter is one order together with one kind of concern (a row of the table below). What the customer wants
  done about it (a refund, a replacement, an apology) does not make it a second matter, nor do the steps it
  entails: an installation that is cancelled because its order is cancelled stays in the ticket of the
  cancellation.
- Two orders are always two matters. Two different rows of the table are two matters, even about one order.
- If a ticket about the same matter exists, work in it. If it is solved, reopen it: set it to open before you
  do anything else, then to the status it deserves at the end. A ticket that is closed cannot be reopened;
  write a new one.
- Otherwise create one, before you change anything in the order, payment, return, warranty or membership
  systems.
- A conversation with two matters gets two tickets, each with its own status.

## A new ticket
- status open, to begin with; type and priority from the table;
- requester_id: the customer's desk user; assignee_id: ${deskUsers.careDesk}, the care desk;
- leave organization_id, tags and due_at empty.

## An existing ticket
Keep its type, assignee, organisation, tags and due date. Raise its priority to that of the table when it is
lower or empty; never lower it.

## Type and priority
| matter | type | priority |
|---|---|---|
| question about an order, a return, a product or a rule, where nothing has gone wrong | question | low |
| parcel late, stuck, lost or under a carrier exception | incident | high |
| parcel returned to sender | incident | normal |
| goods damaged on arrival, wrong or missing | incident | high |
| defective product, whether it becomes a return or a warranty claim | incident | normal |
| return or exchange of goods that work | task | low |
| price, code or points that were applied wrongly | incident | normal |
| installation appointment: book, move or cancel | task | normal |
| faulty installation work | incident | high |
| payment declined, failed, pending or taken twice | incident | high |
| cancelling an order | task | normal |
| changing the address or the shipping speed of an order that has not left | task | high |
| joining or leaving the membership | task | low |
| suspected misuse of an account or a card | incident | urgent |
| anything that smokes, sparks, smells of gas, leaks onto electrics or has hurt somebody | incident | urgent |

For a customer whose profile says vip, take the next higher priority: low becomes normal, normal becomes high,
high becomes urgent. The type problem belongs to the engineers; do not use it.

## Status when you are finished
Ask who has to take the next step.
- **pending**: the customer has to (an answer, a photo, a decision, a working card).
- **hold**: somebody outside this desk has to: a carrier who is still looking for a parcel or delivering late,
  the returns centre that awaits the goods, a warranty provider who decides about a claim, a technician who
  comes to put right our work, a bank that is still checking.
- **solved**: nobody has to. The question is answered, the tool has done what was asked (a refund created, a
  replacement or reshipment on its way, an order cancelled, an appointment moved), or the policy refuses the
  wish and the customer has been told why. A refusal stays solved when the customer is unhappy about it.
- **open**: you have handed the matter to a colleague (see Handing over to a colleague).

Do not leave a ticket new, and never set one to closed.

## Notes
What happened, what the records showed, which rule decided and what the customer was told go into the ticket's
description. Do not write into comments or ticket_comments: they are the customer's and the colleagues' own
words. Never delete a ticket.`,
}
