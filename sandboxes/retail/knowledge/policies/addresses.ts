import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { money } from '../../../shared/index.ts'
import { reshipping } from '../../rules.ts'

export const addresses: KnowledgeDocument = {
  id: 'POL-05',
  title: 'Addresses and parcels that came back',
  category: 'delivery',
  body: `## Before the parcel leaves
While an order is pending_payment or processing its address may be changed, free of charge. Repeat the whole
new address to the customer before you store it: street with unit or apartment, city, two-letter state, ZIP
code.

## After it has left
An order that is shipped cannot be redirected. The parcel is delivered, collected, or comes back; we do not
recall it.

## Returned to sender
When the tracking status is returned_to_sender, the parcel is sent again with reship_order, once the customer
has confirmed a complete address. Do not cancel and do not create a replacement order instead.
- The mistake is the customer's (customer_fault true) when the address on the order is wrong, outdated or
  lacks a unit, or when nobody was in and the parcel was not collected. The customer pays
  ${money(reshipping.fee)}: charge it once, with the reason reship_fee, after they have agreed to it. For a
  vip we bear this cost: no charge.
- It is the carrier's (customer_fault false) when the address on the order was right and complete. No charge.

Write unit and apartment into the first address line, after the street, as in "12 Quarry Row Unit 3". Shipping
again settles the matter: the ticket is solved. If the customer does not agree to the fee, change nothing; the
ticket is pending.`,
}
