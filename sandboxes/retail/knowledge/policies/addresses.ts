import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { installation, reshipping } from '../../rules.ts'

export const addresses: KnowledgeDocument = {
  id: 'POL-05',
  title: 'Addresses and parcels that came back',
  category: 'delivery',
  body: `## POL-05.1 Before the parcel leaves
While an order is pending_payment or processing its address may be changed, free of charge. Repeat the whole
new address to the customer before you store it: street with unit or apartment, city, two-letter state, ZIP
code. With installation_scheduled the address may be changed until ${installation.noticeHours} hours before the
visit, and only within the same state: crews do not cross state lines. The visit itself stays when the address
changes. Otherwise the customer may cancel (POL-10.1), in the same ticket, and order again. Changed or refused, the
ticket is solved.

## POL-05.2 After it has left
An order that is shipped cannot be redirected. The parcel is delivered, collected, or comes back; we do not
recall it. The wish is refused, and the ticket is solved.

## POL-05.3 Returned to sender
When the tracking status is returned_to_sender, the parcel is sent again with reship_order, once the customer
has confirmed a complete address. Do not cancel and do not create a replacement order instead: however late it is, a
parcel that came back is not lost (POL-03.4), and it earns no compensation.
- The mistake is the customer's (customer_fault true) when the address on the order is wrong, outdated or
  lacks a unit, or when nobody was in and the parcel was not collected. The customer pays
  ${money(reshipping.fee)}: charge it once, with the reason reship_fee, after they have agreed to it. For a
  vip we bear this cost: no charge.
- It is the carrier's (customer_fault false) when the address on the order was right and complete. No charge.
- If the address on the order was right, and the customer now wants the parcel somewhere else, that is their
  wish and counts as their mistake.

What counts is the address on the order when the parcel left. You see it there before you change it; if a colleague
has changed it since, a ticket says so. What the customer says about the driver does not decide; what they say about
their own address does.

Write unit and apartment into the first address line, after the street, as in "12 Quarry Row Unit 3". Shipping
again settles the matter: the ticket is solved. If the customer does not agree to the fee, change nothing; the
ticket is pending.

After reship_order the order has the corrected address, but get_shipment_tracking keeps showing the first parcel
(POL-15.7). That is expected: do not ship again because of it.

## POL-05.4 Back a second time
A parcel is sent again once. That it has been sent again before shows in the ticket of the first time, since
tracking does not, and that the second parcel came back as well stands in a remark or in a ticket of the warehouses (POL-15.6). Without such a
word the second parcel is on its way, whatever tracking goes on showing: say so, and the ticket is solved. If it has
come back a second time, cancel the order with the reason address_undeliverable,
although it is shipped, and refund total_amount minus shipping_cost with the reason order_cancelled. The fee for
sending it again is not paid back. The ticket is solved.`,
}
