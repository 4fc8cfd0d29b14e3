import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { engagementDays } from '../../rules.ts'

export const engagementsPolicy: KnowledgeDocument = {
  id: 'CO-4',
  title: 'Engagements, places and clients',
  category: 'engagements',
  body: `## CO-4.1 Two systems
The client relationship system (CRM, salesforce_crm_get_engagement) says for which client an engagement is, who
manages the account, and whether it is sold. The staffing system (mavenlink_api) says who works on it, from when to
when, and who leads the work. They are kept by different people and often disagree. Read both.

## CO-4.2 Which of them counts
For the client: the CRM. For the senior manager and the people: staffing. For whether work goes on, the table, from
the top; the first row that fits decides.

| CRM | staffing | what may be done |
|---|---|---|
| cancelled | any | nothing |
| any | cancelled, or unknown to staffing | nothing |
| completed | any | close-out only (CO-4.6) |
| any | completed | close-out only (CO-4.6) |
| pipeline | any | prepare (below), and the firm's own software and folders; no client system and no client tunnel |
| active | pipeline | prepare |
| active | active | everything |

To prepare is to begin a background check, to send an NDA, to enrol in courses that the client asks for. An end date
that is past does not end an engagement whose status is active: account teams forget dates. It does end a place
(CO-4.3). A status is never "about to change"; what the systems say today counts. A client's
system or tunnel for which the table allows preparing is not refused: what is missing is begun, and the ticket waits,
pending or on hold as CO-6.1 says; with nothing left to begin it is on hold. "Nothing" is a refusal: solved. If
only staffing lacks the code while the CRM has it as active, the staffing team has to enter it: hold. A code that
the CRM does not know is wrong: ask, and without a better one it is nothing.

## CO-4.3 A place
A person has a place on an engagement when staffing lists an assignment of theirs for it (get_employee_assignments)
with today between its first and last day, both included; without a last day it goes on. The status word of the
assignment does not matter, the dates do: people's first days pass without anybody setting booked to active. The
check of a single assignment (salesforce_crm_check_employee_assignment) shows one entry where there may be several.
An extension is often a second entry.

A place that has not begun counts for software and folders from ${engagementDays.early} days before its first day,
and before that for preparing only. For client systems and tunnels it counts from its first day. The senior manager
and the engagement manager have a place on their own engagement without an assignment.

A place that has ended gives nothing, whatever the person still does for the team.

## CO-4.4 The senior manager
The senior manager is the one on the engagement in the staffing system (get_engagement). The name on a person's
assignment is the one of the day on which it was booked, and may be out of date.

## CO-4.5 What the account team asks for
Every client has an organisation at the desk; its details begin with the client's id. Before you grant, prepare or
ask for anything that concerns a client (its systems, tunnel, folders, or a licence for its engagement), read the
notes. They may forbid something for a time, or name a condition. They bind you while they hold, a date included,
and go before CO-5 to CO-12. They can only narrow: no note allows what a policy forbids. What a note forbids is
refused, solved; what it makes wait for somebody is on hold.

## CO-4.6 Close-out
For ${engagementDays.closeOut} days after the last day of an engagement (the CRM's end date, or staffing's if the
CRM has none) people whose place on it ended on that day, or has not ended, may be let into its folders, as viewer.
Nothing else is granted. Later, nothing at all.`,
}
