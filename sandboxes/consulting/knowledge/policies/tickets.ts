import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers, travel } from '../../rules.ts'

export const ticketsPolicy: KnowledgeDocument = {
  id: 'CO-2',
  title: 'Tickets: one matter, one ticket',
  category: 'tickets',
  body: `## CO-2.1 Look before you write
Find the tickets of the person who writes and of the person for whom they ask (requester_id), of every status. Then
find tickets about the same thing, whoever wrote them: by expense_report_id, asset_id, course_id, folder_id,
client_id or engagement_code. Read the remarks of those that matter: table comments (ticket_id) has the colleagues'
notes, ticket_comments the thread. What is decisive often stands only there.

## CO-2.2 Which ticket
A matter is one person, one row of CO-2.4 and one thing: one product, one client's system, one client's tunnel, one
kind of device, one report, one booking, one course, one folder. Another engagement makes it another matter. What
has to be done on the way (a signature, a check, a course that the client asks for, a tunnel for the system) belongs
to the matter and gets no ticket of its own.
- A ticket about the same matter that is new, open, pending or on hold: work in it.
- One that is solved: work in it, if what it was about has not been done, or has gone wrong, or is asked for again
  after a refusal. If it was done and the same is wanted anew (a second replacement, another report), that is a new
  matter.
- One that is closed: never touch it. Write a new ticket.
- Two matters in one conversation: two tickets.

## CO-2.3 A new ticket
Create it with status open. The audit keeps a list of tickets that were created with any other status, and a line on
that list counts as a mistake. State type, priority and tag from the table; requester_id, the desk user of the
person who writes; assignee_id ${deskUsers.desk}; the fields of the row. Leave organization_id and due_at empty, and
every field that the row does not name.

## CO-2.4 The rows
| matter | type | priority | tag | fields |
|---|---|---|---|---|
| software | task | normal | software_access | catalog_id, license_pool, access_type; engagement_code when the pool is standard |
| a client's system | task | high | client_access | client_id, engagement_code, access_type |
| a client's tunnel alone | task | normal | vpn_access | client_id, engagement_code |
| the firm's own VPN | task | normal | vpn_access | none |
| a device that is due or wanted | task | normal | hardware_request | device_type; asset_id of the device that was handed over; hardware_order_id |
| a device that is broken | incident | high | hardware_request | device_type; asset_id of the device that was handed over; hardware_order_id |
| a device lost or stolen | incident | urgent | security | device_type; asset_id of the lost device |
| an account that is not in order, suspected misuse | incident | urgent | security | none |
| a rejected expense report | task | normal | expense_override | expense_report_id |
| a travel booking | task | normal, but high when it departs within ${travel.soonDays} days | travel_approval | engagement_code, if it is for one |
| a course | task | low | training | course_id |
| a folder | task | normal | document_access | folder_id; client_id and engagement_code, if the folder has them |
| somebody who joins or leaves | task | high | onboarding | none |
| a question, where nothing is to be done | question | low | question | none |

A field stays empty when there is nothing that it could name. access_type is the access that the policy grants, or
would grant (CO-5.4, CO-6.6). For somebody at level Partner, whether they write or somebody writes for them, the
priority is the next higher: low becomes normal, normal high, high urgent. The type problem is not used here.

**Approval fields.** In the rows of security, onboarding and question they stay empty. In all others
approval_required is yes when an approval for this matter exists, whatever its state, or you asked for one;
otherwise no, also when the wish is refused or waits before an approval is asked for. With yes, approver_id is the
address of the person who was asked, a stand-in included; when there are several, of the one whom the policy names
first.

## CO-2.5 A ticket that exists
Keep its type, requester, organisation, due date and tags. Keep the assignee, unless it is handed over (CO-14).
Raise its priority to that of the table when it is lower or empty; never lower it. Fill the fields of the row that
are empty, and correct the approval fields and the ids of devices and orders; leave other fields as they are.

## CO-2.6 Status at the end
- **pending**: the person who writes has to do something: sign, complete a course, book again, answer; also when
  they are the approver.
- **hold**: somebody else has to: an approver, the person for whom it is asked, the security check, the suppliers,
  the licence or training team. When both the writer and somebody else have to, it is pending.
- **solved**: nobody has to. It was granted in full, or the policy refuses it. A refusal stays solved, whatever the
  person thinks of it.
- **open**: it has been handed to a colleague (CO-14).

Nothing is left new; you never set closed.

## CO-2.7 What tickets prove
A ticket, solved or not, whose description or remarks say that something was granted, allocated, given, enrolled or
paid is the proof that it was, until a later ticket says that it has been taken back. A ticket that says it will be done
proves nothing. If a ticket shows that a part was done, do the rest and nothing twice.

Write the approval's number into the description of the ticket in which you act on it ("granted on APR-…"). Free
text is read by people; it is not what your work is measured by.`,
}
