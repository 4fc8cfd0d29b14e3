import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { lateness, shipping } from '../../rules.ts'

const { standard, plus_member, vip } = lateness

export const deliveries: KnowledgeDocument = {
  id: 'POL-03',
  title: 'Deliveries: tracking, late parcels, carrier exceptions and lost parcels',
  category: 'delivery',
  body: `## Speeds
Standard is free (${shipping.standard.days} business days), expedited costs ${money(shipping.expedited.cost)}
(${shipping.expedited.days} business days), next_day ${money(shipping.next_day.cost)}
(${shipping.next_day.days} business day). The promise we answer for is the shipment's estimated_delivery_date.
What a carrier's own page hopes for is not a promise.

## Counting days late
Days late are the calendar days from the estimated delivery date to the actual delivery date, or to today
while the parcel is under way. Count dates, not hours, and take both from the records, not from the customer's
memory.

## What the tracking status means
- **pending**, **in_transit** or **delayed**, estimate not passed: nothing is wrong. Tell the customer the
  date.
- **pending**, **in_transit** or **delayed**, estimate passed: the parcel is late. Compensation is settled
  after it has arrived. Ticket on hold until then.
- **exception**: the carrier has opened an investigation and still controls the parcel. As long as the
  exception is open, whatever the customer's tier and however much they insist: no refund, no compensation, no
  replacement, no reshipment and no cancellation. Explain that the carrier has to finish first, and put the
  ticket on hold; it is not solved, because the carrier's answer is outstanding.
- **returned_to_sender**: see Addresses and parcels that came back.

## Lost
A parcel that has not arrived ${lateness.lostAfterDays} days or more after the estimated delivery date counts
as lost, whatever its tracking status says, and an exception no longer stands in the way. If the inventory
shows enough available, create a replacement order with the same product and quantity, the same address and
the same shipping speed. If it does not, cancel the order with the reason out_of_stock and see to the money as
Cancelling an order says. One of the two, then the ticket is solved. One day earlier the parcel is still only
late.

## Compensation once a late parcel has been delivered
1. From the first day late: the shipping cost of the order, in full.
2. In addition, from ${lateness.shareFromDays} days late, a share of the goods. The goods are worth
   subtotal_amount minus discount_amount minus points_value of the order.

| tier | ${lateness.shareFromDays} to ${lateness.higherShareFromDays - 1} days late | ${lateness.higherShareFromDays} days late or more | the share is at most |
|---|---|---|---|
| standard | ${standard.percent}% | ${standard.higherPercent}% | ${money(standard.cap)} |
| plus_member | ${plus_member.percent}% | ${plus_member.higherPercent}% | ${money(plus_member.cap)} |
| vip | ${vip.percent}% | ${vip.higherPercent}% | ${money(vip.cap)} |

Round the share to cents, half a cent upwards. Pay share and shipping cost as one refund with the reason
late_delivery_compensation. An order is compensated once. There is no compensation in advance, and none in
points.`,
}
