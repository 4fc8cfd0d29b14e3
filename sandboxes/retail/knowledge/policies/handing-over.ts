import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { authority, deskUsers, lateness } from '../../rules.ts'

export const handingOver: KnowledgeDocument = {
  id: 'POL-14',
  title: 'Handing over to a colleague',
  category: 'tickets',
  body: `## POL-14.1 When, and to whom
| reason | desk user |
|---|---|
| smoke, sparks, smell of gas, water on electrics, an injury | ${deskUsers.safety} |
| suspected misuse of an account or card, two authorised payments for one order | ${deskUsers.payments} |
| the customer asks outright for a human being, or announces a lawyer, an authority or the press | ${deskUsers.lead} |
| one refund of more than ${money(authority.refund)}, or one correction of more than ${authority.points} points | ${deskUsers.lead} |
| a parcel that was delivered more than ${lateness.lookForDays} days ago by the records, and not found (POL-03.6) | ${deskUsers.lead} |

Nothing else is handed over. A customer who is angry, repeats the wish or calls the rule unfair has not asked
for a human being. Of two reasons the one further up decides. The limit counts for a single refund that you create:
what the returns centre pays, and what goes back by itself, is none. Splitting a refund to stay under the limit is
not allowed.

## POL-14.2 How
Set the assignee of the matter's ticket to that desk user and its status to open. Type and priority follow the
table in POL-02.6. Change nothing in the other systems for this
matter, even where a policy would grant it, and tell the customer that a colleague answers within one business
day. Other matters of the conversation go on as usual. A ticket that a
colleague has already (assigned to somebody else than the care desk, and open) is left as it is.

## POL-14.3 Danger first
With smoke, sparks or gas the first sentence is to switch the thing off, close the valve, leave the room and
call the emergency services if needed. Only then the ticket. It does not matter that the
customer mentions it in passing, that it is over, or that they would rather just return the thing: no return, no
replacement and no claim for it.`,
}
