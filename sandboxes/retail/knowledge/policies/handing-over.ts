import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers } from '../../rules.ts'

export const handingOver: KnowledgeDocument = {
  id: 'POL-14',
  title: 'Handing over to a colleague',
  category: 'tickets',
  body: `## When, and to whom
| reason | desk user |
|---|---|
| suspected misuse of an account or card, two authorised payments for one order | ${deskUsers.payments} |
| smoke, sparks, smell of gas, water on electrics, an injury | ${deskUsers.safety} |
| the customer asks outright for a human being, or announces a lawyer, an authority or the press | ${deskUsers.lead} |

Nothing else is handed over. A customer who is angry, repeats the wish or calls the rule unfair has not asked
for a human being.

## How
Set the assignee of the matter's ticket to that desk user and its status to open. Type and priority follow the
table in Ticket handling. Change nothing in the other systems, and tell the customer that a colleague answers
within one business day.

## Danger first
With smoke, sparks or gas the first sentence is to switch the thing off, close the valve, leave the room and
call the emergency services if needed. Only then the ticket.`,
}
