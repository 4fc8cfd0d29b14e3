import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { installation, returns } from '../../rules.ts'

export const installationPolicy: KnowledgeDocument = {
  id: 'POL-09',
  title: 'Installation appointments and faulty installation work',
  category: 'installation',
  body: `## POL-09.1 Services
appliance_basic ${money(installation.appliance_basic)}, appliance_advanced (new pipes, wiring or venting)
${money(installation.appliance_advanced)}, tv_mounting ${money(installation.tv_mounting)}. Delivery of the
product is included. The service of a booked visit cannot be exchanged for another: the customer cancels the visit in
time (POL-09.3) and orders the other service.

## POL-09.2 Moving an appointment
- Free, as often as needed, until ${installation.noticeHours} hours before it starts. After that the crew is
  on its way and the appointment stands.
- Visits start at ${installation.windowStarts.join(', ')}, Monday to Saturday, at the earliest
  ${installation.noticeHours} hours and at the latest ${installation.bookAheadDays} days from now (the last day
  included).
- The calendar knows no time zones: write the customer's local time and end it with Z, as in
  2025-11-04T12:00:00Z. For the ${installation.noticeHours} hours compare it as it stands with the desk's clock,
  which shows 13:00 on 1 October: a visit at 2025-10-02T12:00:00Z is
  ${installation.noticeHours - 1} hours away wherever the customer lives.
- Use the reason customer_request when the customer asks. When the desk has word (POL-15.6) that our crew cannot or
  could not come, the ${installation.noticeHours} hours do not bind the customer, and the reason is weather_delay or
  technician_unavailable, as that word says. Move the existing job; never cancel it to book
  another.

Agree on one date and one start time, repeat both, and only then move it. The ticket is solved.

## POL-09.3 Cancelling an appointment
Until ${installation.noticeHours} hours before it starts. The service is paid after the visit, so a cancelled
one has cost nothing: whatever sum the tool names, create no refund for it.
- Customer keeps the product without this visit: reason customer_wants_ship_only. If the product has not
  been delivered (its tracking tells; without tracking it comes with the crew. The order stays
  installation_scheduled until the visit, also when the product is there before), charge ${money(installation.freightWithoutInstallation)} freight with the reason
  installation_cancelled_shipping.
- Order cancelled: reason customer_cancelled_order, the job first and then the order; no freight.
- The crew found that the product does not fit (job status issue_reported): reason product_incompatible, no freight
  and at any time. The product may then be returned within the window of POL-06.1, without any fee and not as defective, with the reason
  not_as_expected. Visit and return are one matter, that of the appointment; its ticket is on hold until the goods are
  back.
- The crew stood in front of a locked door for the second time for this order: reason address_inaccessible, at any time,
  whatever the customer wishes instead, with the same freight as without installation. The first time, move the visit,
  although its time has passed. That it is the second time stands at the desk (POL-15.6); what the
  crew reported there beats the customer's memory.
- Product is returned after the job was done: nothing to cancel; the ${money(returns.removalFee)} removal fee
  applies.

A cancelled visit cannot be brought back, and this desk books no new one: the customer orders the service again.
Cancelled or refused, the ticket is solved.

## POL-09.4 Faulty work
For ${installation.workmanshipDays} days after completion_date, the last of them included, we put our own work right for free: levelling,
connections, brackets, damage done by the crew. Move the completed job to a new visit with the reason
workmanship_issue, following the start times above. The ticket is on hold until the visit. What our crew damaged is
faulty work from the first day, and POL-04 does not apply to it, whatever the customer takes it for.

A fault of the product itself is a defect, not faulty work, and what the crew's report says about it beats the
customer's guess: no new visit, POL-07 applies. The ticket of the complaint goes on with it, and none is added.`,
}
