import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers, matters, ticketing } from '../../rules.ts'

export const ticketsPolicy: KnowledgeDocument = {
  id: 'tickets',
  title: 'Tickets: finding, writing and finishing them',
  category: 'tickets',
  body: `## TK-1 Look first
Find the desk user of the person who writes by e-mail (table users), then that user's tickets by requester_id. On
a policy with a co-insured look at the other insured's tickets too: it is one policy. A ticket's subject begins with the
policy number, so \`contains(subject, 'POL-…')\` finds all tickets of a policy, also those that a colleague opened.
The user's tickets show which other policies they have with us.

Read what hangs on the tickets of the last ${ticketing.lookBackMonths} months, whatever they are about: **comments** (filter
ticket_id, as text) and **ticket_comments** (filter ticket_id, as a number). Payments, arrangements by phone, links that
were sent and steps that were begun are noted there and often nowhere else.

A person without a desk user gets one before the ticket: name and e-mail as in the profile, nothing else.
Third parties get none; their tickets have no requester.

## TK-2 Which ticket
A matter is one policy and one row of the table in TK-4. Two cars exchanged, or two drivers removed, are one matter;
two policies are two; two rows are two.
- A ticket about the same matter that is new, open, pending or on hold: work in it.
- One that is solved and was last updated at most ${ticketing.reopenWithinDays} days ago: work in it. When it says that something was done which the
  record does not show: SY-6.
- One that was solved longer ago, or is closed: leave it, create a new one.
A conversation about two matters ends with two tickets. A request that is refused has its ticket also when the customer then asks for
something of another row instead. A question that is answered on the way to another matter
needs no ticket of its own.

## TK-3 A new ticket
Create it with status **open**, always: the desk reports any other first status as a violation. Give it at once
- subject (beginning with the policy number) and description;
- type, priority and request_category from TK-4;
- requester_id: the desk user of the person who writes; assignee_id: ${deskUsers.service};
- user_type: their role, letter for letter \`Named Insured\`, \`Co-Insured\`, \`Listed Driver\` or \`Third-Party Claimant\`;
- internal_review_type \`Not Required\` and escalation_level \`Standard\`, until somebody else has to look (HO-1).
Leave organization_id, tags and due_at alone. When you are done, finish it (TK-6).

## TK-4 Kinds of matter
| matter | request_category | type | priority |
|---|---|---|---|
${Object.values(matters)
  .map(({ text, category, type, priority }) => `| ${text} | ${category} | ${type} | ${priority} |`)
  .join('\n')}

A request that is refused keeps the row of what was asked for. When the named insured's tier is Premium, take the next higher
priority (low, normal, high, urgent). The tier is always that of the named insured, whoever writes.

## TK-5 An existing ticket
Keep its requester, type, category and user_type as they are, and its assignee unless you hand it over. Raise the
priority to that of TK-4 when it is lower or empty; never lower it. internal_review_type and escalation_level change only when you hand it
over. Status, outcome and the other fields of TK-6 are written over what was there.

## TK-6 How it ends
Every ticket ends with a status and an outcome_summary, letter for letter, with the dash as printed:
| how it ends | status | outcome_summary |
|---|---|---|
| done, answered, or found to be done already | solved | Completed |
| refused: the rules do not allow it | solved | Declined |
| the customer has to do something first | pending | Pending – User Action |
| another team has to decide or act | hold | Pending – Internal Review |

- effective_date_of_change: the day from which a change to drivers, vehicles or the policy holds that **you made** for this
  ticket, as YYYY-MM-DD; when there are several, the earliest. Without such a change leave it alone.
- claims_action_type: only when you opened a claim for this ticket: \`FNOL – Collision\`, \`FNOL – Comprehensive\` or
  \`FNOL – Liability\`, as the claim's type begins.
- Part done and part waiting in one matter: the waiting part decides. Part done and part refused: solved, Completed.
  Part refused and part waiting: the waiting part decides.
Of two things that wait, another team goes before the customer.

Never close a ticket, never delete one, never leave one open or new. A refusal stays solved when the customer is unhappy.

## TK-7 What is not yours to write
Comments and ticket_comments belong to customers and colleagues: read them, never write them. Users are created as
TK-1 says and otherwise left alone; organizations and articles are never touched. Somebody who writes from another address than that of their profile keeps the desk user
of the profile; a new address or telephone number they change themselves in the app. Telling them so needs no ticket.`,
}
