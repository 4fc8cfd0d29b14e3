import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'

export const dashboards: KnowledgeDocument = {
  id: 'GR',
  title: 'Dashboards and groups',
  category: 'access',
  body: `## GR-1 Dashboards
A dashboard is opened by a group. The names are exactly these.

| dashboard | group | who may have it | approval |
|---|---|---|---|
| board | bi_executive | everybody from level 7 | none |
| finance overview | bi_finance_viewers | everybody | none for finance_accounting; others: manager and finance_accounting |
| finance ledger | bi_finance_ledger | finance_accounting from level 4 | manager and finance_accounting |
| operations | bi_operations | customer_support, it_operations | none |
| product analytics | bi_product_analytics | product_engineering, marketing | none for product_engineering; marketing: manager |
| marketing | bi_marketing_viewers | marketing, sales | none |
| compliance | bi_compliance | everybody from level 3 | none for compliance_risk and legal; others: manager and compliance_risk |

bi_executive opens every dashboard except the finance ledger: who is in it needs no other group, and a wish for
one is answered (information_provided).

## GR-2 Prism BI first
Dashboards are read in Prism BI. Whoever lacks it gets Prism BI as part of the same matter and in the same
ticket: seat, then access, then group. If the seat or the group needs an approval, all of it waits, and the
approvals are asked for together: the seat's as license_purchase, the group's as access_request, even where one
person gets both. If the seat has to wait for the waiting list, group and access wait with it.

## GR-3 Other groups
Team groups (engineers, finance_team, support_team and the like) follow the register by themselves. The desk
adds nobody to them; the wish is refused, and the employee is told that their manager has the register
corrected.

## GR-4 Out of a group
The desk's tools cannot end a membership. Such a wish is handed to it_ops_team.`,
}
