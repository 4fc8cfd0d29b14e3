import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers } from '../../rules.ts'

export const ticketHandling: KnowledgeDocument = {
  id: 'POL-02',
  title: 'Ticket handling: one matter, one ticket, and its status',
  category: 'tickets',
  body: `## POL-02.1 Look before you write
Every matter that a verified customer raises ends in exactly one ticket. Before you write, find the customer's
desk user by email (table users), then that user's tickets by requester_id. Do this even when the customer
says that there is no ticket, and look at tickets of every status: solved and closed ones show what was already
decided, paid or promised. What else the desk has about the order counts too (POL-15.6). Read the remarks of those that bear on the matter too (tables comments and
ticket_comments, by ticket_id).

## POL-02.2 Which ticket
- A matter is one order together with one kind of concern (a row of POL-02.6). What the customer wants
  done about it (a refund, a replacement, an apology) does not make it a second matter, nor do the steps it
  entails: an installation that is cancelled because its order is cancelled stays in the ticket of the
  cancellation.
- Two orders are always two matters. Two different rows of the table are two matters, even about one order.
- A ticket belongs to the order whose number it names, even where the rest of its text reads as if another
  were meant. One that names no order belongs to the order of the product that it describes.
- A ticket that a colleague or another team wrote for itself (its requester is one of us) is nobody's matter, whatever order
  it names: it tells you something, and you leave it as it is.
- The membership is one matter for each customer: joining, leaving, and wanting back in after having left all
  belong to one ticket.
- Several pieces of one order with the same kind of trouble are one matter, also when the customer mentions
  the second piece only after the first has been settled. So is another fault of a product later on.
- If a ticket about the same matter exists, work in it. If it is solved, reopen it: set it to open before you
  do anything else, then to the status it deserves at the end. A ticket that is closed cannot be reopened;
  write a new one.
- Otherwise create one.
- A conversation with two matters gets two tickets, each with its own status.

## POL-02.3 When the ticket is written
Write or reopen the ticket as soon as you know what the matter is: before you propose anything to the
customer, and before you change anything in the order, payment, return, warranty or membership systems. It
needs nobody's consent, because it only says that the customer has asked. What the customer then answers
decides its status, not whether it exists: a wish that is dropped when the price is named leaves a ticket too.
A question answered in passing about a matter that has a ticket needs no ticket of its own.

## POL-02.4 A new ticket
- status open, to begin with; type and priority from the table;
- requester_id: the customer's desk user; assignee_id: ${deskUsers.careDesk}, the care desk;
- leave organization_id, tags and due_at empty.

## POL-02.5 An existing ticket
Keep its type, organisation, tags and due date, and its assignee unless you hand it over (POL-14). Raise its
priority to that of POL-02.6 when it is lower or empty; never lower it.

## POL-02.6 Type and priority
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
| changing the address or the shipping speed of an order, whether or not it has left | task | high |
| joining or leaving the membership | task | low |
| suspected misuse of an account or a card | incident | urgent |
| anything that smokes, sparks, smells of gas, leaks onto electrics or has hurt somebody | incident | urgent |

For a customer whose profile says vip, take the next higher priority: low becomes normal, normal becomes high,
high becomes urgent; urgent stays. Take the row of what brought the customer here, not of what you do about it: a
lost parcel whose order is cancelled stays a lost parcel. Danger comes before every other row, and suspected
misuse before all but danger. The type problem belongs to the engineers; do not use it. A ticket of theirs is nobody's
matter, whatever order it names: leave it as it is, and write the customer's own.

## POL-02.7 Status when you are finished
Ask who has to take the next step.
- **pending**: the customer has to (an answer, a photo, a decision, a working card).
- **hold**: somebody outside this desk has to: a carrier who is still looking for a parcel or delivering late,
  the returns centre that awaits the goods, a warranty provider who decides about a claim, a technician who
  comes to put right our work, a bank that is still checking.
- **solved**: nobody has to. The question is answered, the tool has done what was asked (a refund created, a
  replacement or reshipment on its way, an order cancelled, an appointment moved), or the policy refuses the
  wish and the customer has been told why. A refusal stays solved when the customer is unhappy about it.
- **open**: you have handed the matter to a colleague (POL-14).

A ticket whose matter has two parts takes the status of the part that is still open: hold before solved,
pending before hold. Do not leave a ticket new, and never set one to closed.

## POL-02.8 Notes
What happened, what the records showed, which rule decided and what the customer was told go into the ticket's
description. Do not write into comments or ticket_comments: they are the customer's and the colleagues' own
words. Never delete a ticket.

## POL-02.9 What the desk does by itself
The desk has rules of its own, which run right after a ticket was written: some when it is reopened, some when it gets
another assignee. The answer to your call shows the ticket as you wrote it; the ticket itself may have another status or
priority by then. Look at it once more, and write again what is no longer as POL-02.6 and POL-02.7 want it. A second
write stays.`,
}
