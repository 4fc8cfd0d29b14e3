import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { cities, dollars, expenses, officers } from '../../rules.ts'

const { mealsADay } = expenses

export const expensesPolicy: KnowledgeDocument = {
  id: 'CO-9',
  title: 'Rejected expense reports',
  category: 'expenses',
  body: `## CO-9.1 What the desk does
The desk can have a rejected report paid after all: an override. Only the owner of the report may ask. A report that
was not rejected needs nothing, one that was overridden is paid: neither is touched, the ticket is solved. A report
is paid whole or not at all; there is no part payment, and amounts, dates, categories and receipts are not corrected
here.

## CO-9.2 Check every rule
The reason for which the system rejected a report is often wrong or incomplete. Whatever it says, check receipt
(CO-9.3), age (CO-9.4), limit (CO-9.5) and whether it was paid before (CO-9.6). Every rule that the report breaks
needs its own remedy. If one has no remedy, the report stays rejected: solved.

## CO-9.3 Receipt
From ${dollars(expenses.receiptFrom)} a receipt is needed, attached or itemized. client_entertainment needs an
itemized one at any amount. Which it is says receipt_status, not the person, and a picture sent in the conversation
changes nothing.
- A missing receipt is excused up to ${dollars(expenses.withoutReceiptUpTo)}, once within
  ${expenses.oneExceptionWithinDays} days: count from the creation of the ticket in which the person's last
  exception was granted to today. Approval: manager.
- Above that, or a second time, or for client_entertainment: no remedy.

## CO-9.4 Age
Count from the expense's date to the day on which the person first brought the rejected report to this desk: the
creation of the oldest ticket about it, of whatever status; today, if there is none.
- up to ${expenses.lateAfterDays} days: fine.
- up to ${expenses.partnerAfterDays} days: manager.
- up to ${expenses.neverAfterDays} days: partner.
- more: no remedy.

## CO-9.5 Limit
A report of meals is for one day, a report of a hotel for one night. Limits by the city of the trip:

| | ${cities.first.join(', ')} | ${cities.second.join(', ')} | everywhere else, or no city |
|---|---|---|---|
| meals | ${dollars(mealsADay.first)} | ${dollars(mealsADay.second)} | ${dollars(mealsADay.other)} |

For a hotel the limits of CO-10.3 hold. Transport, parking, client_entertainment and other have none. Above the
limit by ${expenses.overLimitPercent}% of the limit or less: manager. By more: no remedy.

## CO-9.6 Paid before
If a ticket shows that the same expense was paid in another report or in another way (by the client, from petty
cash, on a colleague's report), there is no remedy. The same expense is the same day, category and amount of the
same person, or what a ticket says is the same.

## CO-9.7 Nothing broken
If the report breaks no rule, the system erred. Override it at once, without an approval: reason system_error,
approver_email ${officers.desk}. approval_required is no.

## CO-9.8 Who approves, and the reason
One approval is enough: the partner's, if any rule asks for the partner, or if the report is above
${dollars(expenses.partnerAbove)}; or else the manager's. It is asked for only if there is something to approve.
When it is there, override with approver_email the one who approved. The reason is receipt_exception if a receipt is
missing, otherwise justified_exception. Then read the report again: an override on the wrong report cannot be taken
back, and the owner must be the person who asks.`,
}
