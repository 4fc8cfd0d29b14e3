import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { officers } from '../../rules.ts'

export const approvalsPolicy: KnowledgeDocument = {
  id: 'CO-3',
  title: 'Approvals: whose, from whom, and for what',
  category: 'approvals',
  body: `## CO-3.1 The roles
Policies name approvers by role.
- **manager** and **partner**: on the personnel record of the person for whom it is.
- **senior manager**: of the engagement (CO-4.4).
- **owner**: of the folder.
- **security director**: ${officers.securityDirector}. **finance director**: ${officers.financeDirector}. **managing
  partner**: ${officers.managingPartner}.

A record without a partner (partner_email is empty) means: the managing partner takes the partner's place. A record
without a manager: the partner takes the manager's place.

## CO-3.2 On leave
Look every approver up before you ask (approver_lookup_get_contact). One who is on_leave is not asked. In their
place comes the stand-in on the approver's own record (backup_approver_email). If that person is on leave too, or
there is none, it is the manager on the approver's record. If they are on leave as well, hand the ticket to the desk
lead (CO-14.1) and ask nobody.

A stand-in decides what the approver would have decided; they need no level of their own. Somebody who is on leave
today does not approve today: a pending request that was sent to a person on leave is sent again to the right one,
who is the approver from then on.

## CO-3.3 Nobody approves their own
If the rules lead to the person for whom it is, the request goes to the manager on that person's record; if that is
empty, to the managing partner; for the managing partner's own matters, to the finance director. This holds for
stand-ins too: a stand-in who would decide about themselves is passed over as if on leave.

One person in two roles is asked once.

## CO-3.4 Before you ask
Read the person's requests of the kind (approval_get_status) **without** narrowing them down; a request without an
engagement, or one to a stand-in, is easily missed otherwise. Those that name another engagement are about something
else.
- **approved**: it counts if the one who approved it is the one whom these rules name, or may stand in for them
  under CO-3.2, and if it is not used up (CO-3.5). Whether the one who is named was on leave then is on no record and
  is not asked. Then ask nobody again.
- **pending**: do not ask twice. The matter waits: hold. Only CO-3.2, last sentence, is an exception.
- **rejected**: the answer stands. Nobody else is asked, and the same person is not asked again: refused, solved. A
  rejection is about the thing that the ticket of that time names; if it names another thing, it is not in the way.

An approval by somebody whom the rules do not name counts for nothing. Ask the right one.

## CO-3.5 Used up
The approval system does not say what a request was for, beyond its kind and engagement. The tickets do: search the
person's tickets, all of them, for its number. An approval that a ticket names as the ground for something that was
granted is used up, and serves nothing else. One that a ticket names for another thing belongs to that thing. An
approval that no ticket names is free: it counts for the matter at hand, if kind, engagement and person fit.

## CO-3.6 What a request says
| for | request_type | amount | engagement_code |
|---|---|---|---|
| software | software_access | the yearly cost of one licence | when the pool is standard |
| a client's system or tunnel | client_access | empty | always |
| a device | hardware_replacement | empty | empty |
| an expense report | expense_override | the report's amount | empty |
| a travel booking | travel | what lies above the hotel limit (CO-10.4), or empty | if the trip is for one |
| the cost of a course | training_cost | the course's cost | empty |
| days away from an engagement | training_engagement_coordination | empty | always |
| a folder | document_access | empty | if the folder has one |

requester_email is the person for whom it is. If several have to approve, ask all of them at once.

## CO-3.7 Afterwards
Nothing that needs an approval is granted before every approval that it needs is approved. Until then the ticket is
on hold, and you touch neither licence nor access, seat, order or override. If one of several is rejected, all is
refused.`,
}
