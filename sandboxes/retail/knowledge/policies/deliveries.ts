import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { deskUsers, lateness, shipping } from '../../rules.ts'

const { standard, plus_member, vip } = lateness

export const deliveries: KnowledgeDocument = {
  id: 'POL-03',
  title: 'Deliveries: tracking, late parcels, carrier exceptions and lost parcels',
  category: 'delivery',
  body: `## POL-03.1 Speeds
Standard is free (${shipping.standard.days} business days), expedited costs ${money(shipping.expedited.cost)}
(${shipping.expedited.days} business days), next_day ${money(shipping.next_day.cost)}
(${shipping.next_day.days} business day). The promise we answer for is the shipment's estimated_delivery_date.
What a carrier's own page hopes for is not a promise. It is the same whether our warehouse or the maker sends
the goods.

## POL-03.2 Counting days late
Days late are the calendar days from the estimated delivery date to the actual delivery date, or to today
while the parcel is under way. Count dates, not hours, and take both from the records, not from the customer's
memory: due on the 16th at nine in the morning and delivered on the 17th at eight is one day late.

## POL-03.3 What the tracking status means
- **pending**, **in_transit** or **delayed**, estimate not passed: nothing is wrong. Tell the customer the
  date.
- **pending**, **in_transit** or **delayed**, estimate passed: the parcel is late. Compensation is settled
  after it has arrived. Ticket on hold until then.
- **exception**: the carrier has opened an investigation and still controls the parcel. As long as the
  exception is open, whatever the customer's tier and however much they insist: no refund, no compensation, no
  replacement, no reshipment and no cancellation. Explain that the carrier has to finish first, and put the
  ticket on hold; it is not solved, because the carrier's answer is outstanding.
- **returned_to_sender**: POL-05 applies.
- **delivered**, but the customer has not got it: POL-03.6.

## POL-03.4 Lost
A parcel that has not arrived ${lateness.lostAfterDays} days or more after the estimated delivery date counts
as lost, whatever its tracking status says, and an exception no longer stands in the way. Two kinds of parcel are never
lost: one that came back (returned_to_sender, POL-05.3) and one that is delivered by the records (POL-03.6). If the inventory
shows enough available, create a replacement order with the same product and quantity, the same address and
the same shipping speed. If it does not, cancel the order with the reason out_of_stock, although it is shipped, and see to the money as
POL-10.3 says. One of the two, then the ticket is solved. One day earlier the parcel is still only late.

An order is replaced whole or cancelled whole. With several lines, create one replacement order a line, and only
if every line is available in the full quantity; if one of them is short, cancel. We never send what is there
and pay for the rest. A lost parcel earns no compensation on top, and a replacement order, which costs nothing,
earns none when it is late.

## POL-03.5 Compensation once a late parcel has been delivered
1. From the first day late: the shipping cost of the order, in full, as the order shows it today.
2. In addition, from ${lateness.shareFromDays} days late, a share of the goods. The goods are worth
   subtotal_amount minus discount_amount minus points_value of the order.

| tier | ${lateness.shareFromDays} to ${lateness.higherShareFromDays - 1} days late | ${lateness.higherShareFromDays} days late or more | the share is at most |
|---|---|---|---|
| standard | ${standard.percent}% | ${standard.higherPercent}% | ${money(standard.cap)} |
| plus_member | ${plus_member.percent}% | ${plus_member.higherPercent}% | ${money(plus_member.cap)} |
| vip | ${vip.percent}% | ${vip.higherPercent}% | ${money(vip.cap)} |

The tier is the one of today (POL-15.4). Round the share to cents, half a cent upwards, and cap the share, not the
shipping cost. Pay share and shipping cost as one refund with the reason late_delivery_compensation. Where both
come to nothing (free delivery, up to ${lateness.shareFromDays - 1} days late) there is nothing to pay, and the
ticket is solved. An order is compensated once: look for an earlier payment as POL-15.6 says. If the earlier
payment was wrong, it is not topped up. There is no compensation in advance, and none in points.

## POL-03.6 Delivered by the records, but not received
When the records say delivered and the customer did not get the parcel, ask them to look with neighbours, reception and
household first. Up to ${lateness.lookForDays} days after the actual delivery date the ticket is pending, and
nothing else is done. Later, the desk lead decides: set the ticket to open and assign it to desk user
${deskUsers.lead}. Type and priority are those of a late or lost parcel, but POL-03.4 does not apply.`,
}
