import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { installation, returns } from '../../rules.ts'

export const installationPolicy: KnowledgeDocument = {
  id: 'POL-09',
  title: 'Installation appointments and faulty installation work',
  category: 'installation',
  body: `## Services
appliance_basic ${money(installation.appliance_basic)}, appliance_advanced (new pipes, wiring or venting)
${money(installation.appliance_advanced)}, tv_mounting ${money(installation.tv_mounting)}. Delivery of the
product is included.

## Moving an appointment
- Free, as often as needed, until ${installation.noticeHours} hours before it starts. After that the crew is
  on its way and the appointment stands.
- Visits start at ${installation.windowStarts.join(', ')}, Monday to Saturday, at the earliest
  ${installation.noticeHours} hours and at the latest ${installation.bookAheadDays} days from now.
- The calendar knows no time zones: write the customer's local time and end it with Z, as in
  2025-11-04T12:00:00Z.
- Use the reason customer_request when the customer asks. Move the existing job; never cancel it to book
  another.

Agree on one date and one start time, repeat both, and only then move it. The ticket is solved.

## Cancelling an appointment
Until ${installation.noticeHours} hours before it starts. The service is paid after the visit, so a cancelled
one has cost nothing: whatever sum the tool names, create no refund for it.
- Customer keeps the product without installation: reason customer_wants_ship_only. If the product has not
  been delivered, charge ${money(installation.freightWithoutInstallation)} freight with the reason
  installation_cancelled_shipping.
- Order cancelled: reason customer_cancelled_order, the job first and then the order; no freight.
- Product is returned after the job was done: nothing to cancel; the ${money(returns.removalFee)} removal fee
  applies.

## Faulty work
For ${installation.workmanshipDays} days after completion we put our own work right for free: levelling,
connections, brackets, damage done by the crew. Move the completed job to a new visit with the reason
workmanship_issue, following the start times above. The ticket is on hold until the visit. A fault of the
product itself is a defect, not faulty work.`,
}
