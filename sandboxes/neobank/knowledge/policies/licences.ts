import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { licences } from '../../rules.ts'

export const licencesPolicy: KnowledgeDocument = {
  id: 'LI',
  title: 'Licences: seats, cost, and the waiting list',
  category: 'licences',
  body: `## LI-1 Kinds
| license_type | who may have a seat | approval |
|---|---|---|
| unlimited | everybody | none |
| standard | everybody | by cost, LI-2 |
| enterprise | product_engineering, finance_accounting, compliance_risk | by cost, LI-2 |
| individual | everybody from level 3 | manager and finance_accounting, whatever the cost |

Names are those of the licence register, in full (Prism BI, not Prism). An employee who has a seat gets no second one.

## LI-2 By cost
annual_cost_per_license below $${licences.managerFrom}: none. From $${licences.managerFrom}: manager. From
$${licences.financeFrom}: manager and finance_accounting. A pool without a price costs nothing.

## LI-3 The waiting list
Free seats may be promised. The waiting list of a software is every ticket on hold that is tagged
license_waitlist and names the software in its subject, the oldest created_at first. The place belongs to the
ticket's requester. Places of people who are departing or terminated in the register have fallen away; those of
people on leave have not.
- A new wish is met only if more seats are free than valid places are on the list.
- Somebody on the list is met when as many seats are free as their place counts: the second needs two.
- Otherwise the employee waits: status hold, resolution_category backlogged, tag license_waitlist, subject
  "Waiting list: " and the software. No approval is asked for before a seat is there.
- When a waiting employee gets the seat, work in their waiting ticket and leave the tag in it. Do not serve the
  others on the list of your own accord.

## LI-4 Handing back
A seat cannot be taken back with the desk's tools; handing one back goes to it_ops_team. A seat that a comment
says was handed back is free only when the register counts it so.`,
}
