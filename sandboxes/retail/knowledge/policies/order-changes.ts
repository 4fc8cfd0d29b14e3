import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { authority, deskUsers, shipping } from '../../rules.ts'

export const orderChanges: KnowledgeDocument = {
  id: 'POL-10',
  title: 'Cancelling an order and changing its shipping speed',
  category: 'orders',
  body: `## POL-10.1 Cancelling
- pending_payment and processing: yes, free, with the reason customer_request. The whole order only; a single
  line cannot be taken out.
- installation_scheduled: yes, if the appointment itself can still be cancelled (POL-09.3). Cancel the job first.
- shipped: no. The customer may refuse the parcel or return the goods after delivery. There are two exceptions,
  both without the customer having a choice: a parcel that is lost and out of stock (POL-03.4), and one that came
  back twice (POL-05.4).
- delivered: no; that is a return. cancelled: nothing is left to do.

## POL-10.2 Cancelled is cancelled
A cancelled order cannot be restored, not even a minute later, nor can the appointment that was cancelled with
it. The customer may order again, at today's price. No tool does it: a replacement order is not a new order, and
moving a cancelled job does not bring it back. Wanting it back belongs to the ticket of the cancellation.

## POL-10.3 The money of a cancelled order
The payment of an order that is processing goes back by itself, charges for a faster delivery included and whatever
the sum: the cancellation answers refund_initiated true, and you create no refund. In every other state it answers
false, so look at the payment: if it is authorized, refund the order's total_amount with the reason
order_cancelled; if not, nothing was taken. If that refund would be more than ${money(authority.refund)}, cancel
nothing, neither the order nor its appointment: set the ticket to open and assign it to the desk lead, desk user
${deskUsers.lead}.

Points that the order spent
are given back by the billing system overnight; add none. get_payment_status goes on showing the payment as
authorized. The ticket is solved.

## POL-10.4 Shipping speed
Only while the order is pending_payment or processing, and only for orders from our own warehouses
(fulfillment_type warehouse). Nobody hurries what the maker sends; refused, the ticket is solved.
- Faster: change the speed, then charge exactly the cost_difference that the tool returns, with the reason
  shipping_upgrade. Tell the price first: from standard, ${money(shipping.expedited.cost)} for expedited and
  ${money(shipping.next_day.cost)} for next_day.
- Slower: change the speed, then refund the difference with the reason shipping_downgrade.
- pending_payment: change the speed and neither charge nor refund; the customer pays the new
  total. Where POL-11 says to change nothing, it means the payment; it forbids neither a new speed nor a new address.
- A speed that a colleague changed without being asked is put right in the same way: from what it is now to what
  the customer wants, with the difference between these two.
- Of a change that was made in time, the money that is still missing is paid or charged also after the parcel has left.

No tier gets a faster speed free of charge. The ticket is solved.

## POL-10.5 Everything else
Products, colours and quantities of an order cannot be exchanged for others. The customer may cancel in time and order
again; do not cancel unless they say so. Such a wish counts as cancelling, in one ticket with the cancellation that
may follow; refused, it is solved.`,
}
