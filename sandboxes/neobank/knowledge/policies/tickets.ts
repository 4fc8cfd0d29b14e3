import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers, staffOrganization, ticketRules } from '../../rules.ts'

export const ticketsPolicy: KnowledgeDocument = {
  id: 'TK',
  title: 'Tickets: where to look, which ticket, and its end state',
  category: 'tickets',
  body: `## TK-1 Look before you write
Before you act, read at the desk
- the writer's desk user (table users, by email) and all tickets with that requester_id, whatever their status; when
  you work for a beneficiary, the beneficiary's tickets too;
- for a device: every ticket with its asset_id, whoever asked;
- for a licence: every ticket tagged license_waitlist; for a leaver: every ticket tagged offboarding;
- the comments (table comments, by ticket_id) of every ticket that bears on the matter. Colleagues write there what
  they did. The table ticket_comments is the older conversation log; it holds nothing that decides. Of the authors,
  desk user ${deskUsers.operations} is of it_ops_team, ${deskUsers.security} of it_sec_team, ${deskUsers.lead} the desk's lead.

Approval requests, orders, e-mails and the sign-in log cannot be listed: their traces are in tickets and comments.

## TK-2 Which ticket
A matter is one beneficiary with one application, dashboard, software, device or sign-in trouble. Two are two
matters, with a ticket each, even in one conversation.
- A ticket about the matter that is new, open, pending or on hold: work in it.
- A solved one that was last updated at most ${ticketRules.reopenWithinDays} days ago: reopen it by working in it.
  An older one, and a closed one always: write a new ticket.
- Two unsolved tickets about one matter: work in the older. The younger becomes solved with resolution_category
  duplicate and is otherwise left alone.
- A ticket about the same thing for another person is another matter.

## TK-3 A new ticket
Create it before you change anything else, with status open (any other first status is recorded as a violation),
type and priority by TK-4, requester_id the writer's desk user, assignee_id ${deskUsers.serviceDesk},
organization_id ${staffOrganization}, owner it_support. A writer who has no desk user: leave requester_id empty; do
not create one.

## TK-4 Type and priority
| matter | type | priority |
|---|---|---|
| question, nothing to change | question | low |
| application, dashboard or other group, licence | task | normal |
| new or additional device | task | normal |
| replacing a device because of its age | task | low |
| device that does not work properly | problem | normal |
| laptop that cannot be used at all | problem | high |
| sign-in: locked, forgotten, second factor | incident | high |
| suspected misuse, lost or stolen device or phone | incident | urgent |
| emergency access in an incident | incident | urgent |
| leaver or mover | task | high |
| anything that is handed over and has no row above; also seats and memberships to take back | question | normal |

The row is that of the wish, also when it is refused, has to wait or was fulfilled long ago.

For a writer of level ${ticketRules.priorityStepFromLevel} or more take the next higher priority; urgent stays
urgent. In a ticket that is there keep type, assignee, organization and due date; raise its priority to that of the
table when it is lower or empty, never lower it.

## TK-5 End states
| how the matter stands | status | resolution_category | approval_required | approval_status |
|---|---|---|---|---|
| done, no approval needed | solved | provisioned | no | not_required |
| done after approval | solved | provisioned | yes | approved |
| refused by a policy | solved | denied | no | not_required |
| refused by an approver | solved | denied | yes | rejected |
| answered, or it was so already | solved | information_provided | no | not_required |
| approval asked for or awaited | hold | empty | yes | pending, or escalated (AP-3) |
| ordered from the vendor | hold | empty | as it was settled | as it was settled |
| on the waiting list, or frozen by an incident | hold | backlogged | no | not_required |
| the writer has to answer or bring something | pending | empty | empty | empty |
| handed to another team | open | that team's, see RE-1 | no | not_required |
| sent elsewhere, outside IT | solved | information_provided | no | not_required |
| the writer drops the wish | solved | cancelled | no | not_required |
| it went away by itself | solved | resolved_by_requester | no | not_required |

"Done" covers sign-in help and revocations as well. Where an approval was asked for or given before, a matter that
is then dropped, refused by a policy, frozen or put on the waiting list keeps approval_required and approval_status
as they are. Never set a ticket to closed, and leave none new.

## TK-6 The other fields
- approver_id: the staff id of whoever was asked in the manager step; without a manager step, of the one asked in
  the department's.
- approval_request_ids: the requests in which approval was asked for, with commas and no blanks, in any order.
  Requests that have lapsed or were cancelled are taken out; rejected and withdrawn ones stay.
- owner stays it_support unless the matter is handed over (RE-1).
- asset_id, in device matters: the device that the employee gets, if one is assigned; otherwise the device it is
  about; empty when there is none.
- incident_severity and customer_impact: only where Incidents or Sign-in says so.
- tags: production_access for every matter about one restricted application, refused or not (not for leavers and
  movers); temporary_access when a temporary access was given or approval for one was asked for; offboarding,
  license_waitlist, redirected, escalated and system_error where a policy says so. Keep the tags that a ticket has:
  an update replaces them, so write old and new together.
- access_expiry_date, in access matters: the end of the access that was given; empty as long as nothing was given.
- business_justification, in access matters and on the waiting list: the reason in the employee's words.
- description: what you found, which section decided, what was done. Colleagues read it.`,
}
