import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { shipping } from '../../rules.ts'

export const orderChanges: KnowledgeDocument = {
  id: 'POL-10',
  title: 'Cancelling an order and changing its shipping speed',
  category: 'orders',
  body: `## Cancelling
- pending_payment and processing: yes, free, with the reason customer_request. The whole order only; a single
  line cannot be taken out.
- installation_scheduled: yes, if the appointment itself can still be cancelled. Cancel the job first.
- shipped: no. The customer may refuse the parcel or return the goods after delivery.
- delivered: no; that is a return. cancelled: nothing is left to do.

Money: when the cancellation answers refund_initiated true, the payment goes back by itself; create no refund.
When it answers false, look at the payment: if it is authorized, refund its amount with the reason
order_cancelled; if not, nothing was taken. The ticket is solved.

## Shipping speed
Only while the order is pending_payment or processing, and only for orders from our own warehouses
(fulfillment_type warehouse).
- Faster: change the speed, then charge exactly the cost_difference that the tool returns, with the reason
  shipping_upgrade. Tell the price first: from standard, ${money(shipping.expedited.cost)} for expedited and
  ${money(shipping.next_day.cost)} for next_day.
- Slower: change the speed, then refund the difference with the reason shipping_downgrade.

No tier gets a faster speed free of charge. The ticket is solved.

## Everything else
Products, colours and quantities of an order cannot be exchanged for others. Cancel in time and order again.`,
}
