import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { deskUsers, dollars, software } from '../../rules.ts'

export const softwarePolicy: KnowledgeDocument = {
  id: 'CO-5',
  title: 'Software and licences',
  category: 'software',
  body: `## CO-5.1 What can be had
Only what the catalogue has, under the name it has there. Products with similar names are different products: one
that is not asked for is not given, though it costs less. If the person names no exact product and several fit, ask.
What the catalogue lacks is refused, solved; the software board takes proposals by a form on the intranet, not
through this desk.

## CO-5.2 The two pools
An **enterprise** licence is paid by the firm. It needs no engagement, and is never booked on one, though the person
names one. A **standard** licence is paid by an engagement: the person needs a place on it that counts for software
(CO-4.3), and the engagement must allow it (CO-4.2). Without one there is no standard licence.

## CO-5.3 Who approves
By the yearly cost of one licence:

| pool | yearly cost | approval |
|---|---|---|
| enterprise | below ${dollars(software.enterpriseManagerFrom)} | none |
| enterprise | from ${dollars(software.enterpriseManagerFrom)} | manager |
| standard | below ${dollars(software.standardSeniorManagerFrom)} | none |
| standard | from ${dollars(software.standardSeniorManagerFrom)} | senior manager |
| either | from ${dollars(software.partnerFrom)} | in addition the partner |
| either | from ${dollars(software.financeFrom)} | in addition the finance director |

"From" includes the amount itself. Every row that fits applies. Senior Managers and Partners need none of these
approvals below ${dollars(software.partnerFrom)}; from there on they need all of them, like everybody. People whose
onboarding is not completed need their manager's approval besides, whatever the cost and the pool; the manager is
named after those of the table.

## CO-5.4 Kind of access
By level: Administrative read_only; Analyst contributor; Consultant and above full_access. Someone who asks for less
gets less. Someone who asks for more is offered what their level has. admin is never given by this desk; who needs
it is handed to the desk lead (desk user ${deskUsers.lead}, CO-14.1) and gets nothing in the meantime.

## CO-5.5 Order of things
1. Is there a licence already (CO-5.7)?  2. Engagement and place.  3. Seats (CO-5.6): if there are none, ask for no
  approval.  4. Approvals.  5. Allocate the licence, once, with the engagement only for a standard pool.  6. Single
  sign-on, under the catalogue's name, with the kind of access of CO-5.4.  7. Ticket solved.

## CO-5.6 Seats
Read what is left before anything is asked for and again before you allocate. The last ${software.keptForStarters}
licences of a **standard** pool are kept for people whose onboarding is not completed: for everybody else a pool
with ${software.keptForStarters} or fewer left is empty. An enterprise pool keeps none. An empty pool: nothing is
allocated, no approval is asked for, no other product is given instead; the licence team buys at the end of the
month, and the ticket is on hold.

## CO-5.7 One licence
A person has one licence of a product, whatever the engagement. If a ticket shows that they have it (CO-2.7), there
is no second one, nor a new approval; a move to another engagement is the licence team's work at the end of the
month. The ticket is solved. If the ticket shows that the licence was allocated and the sign-on was not given, give
the sign-on and nothing else. If it shows that somebody took the licence back, the product is asked for anew. This
section goes before CO-5.2 and CO-5.3: a sign-on that is owed needs neither place nor approval.`,
}
