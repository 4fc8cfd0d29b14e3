import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { hardware, lifetimes } from '../../rules.ts'

export const hardwarePolicy: KnowledgeDocument = {
  id: 'HW',
  title: 'Devices: age, faults, replacement, and what comes from stock',
  category: 'hardware',
  body: `## HW-1 Age
Age is age_months of the asset register, which counts months of its own; do not work it out from the purchase date.
A device is worn out from these ages on:

| type | age_months |
|---|---|
${Object.entries(lifetimes)
  .map(([type, months]) => `| ${type} | ${months} months |`)
  .join('\n')}

A worn-out device is replaced when its holder asks, without approval. A younger one that works is not replaced.

## HW-2 Faults
A device that does not work and is not worn out:
- condition poor: replaced, without approval;
- otherwise the first fault is for repair: handed to it_ops_team, whatever the employee would rather have;
- the second fault within ${hardware.secondFaultDays} days: replaced, without approval. A fault is a solved ticket
  of type problem with this asset_id that was created in those days, whoever had the device then. Tickets that ended
  as duplicate, cancelled or resolved_by_requester are none.

Damage that the employee did is a fault like others.

## HW-3 Which device from stock
- Same type, except laptops: premium is for product_engineering from level ${hardware.premiumLevel} and for
  everybody from level ${hardware.premiumAnywhereLevel}; all others get a standard laptop, also when they have a
  premium one now. Nobody is moved up by a replacement: who has a standard laptop gets a standard one.
- The warehouse of the employee's office; for remote employees remote_ship. If it has nothing suitable, remote_ship
  for everybody.
- Suitable is what nobody has, in condition new or good (contractors: good only), younger than half of its type's
  age of HW-1, and not reserved. A device is reserved when its id is the asset_id of a ticket on hold, or when a
  comment of a colleague says so; search the table comments for the id as well.
- Of several suitable ones in one warehouse: new before good, then the youngest, then the lowest id.

Inventory lists neither condition nor age: look each device up.

## HW-4 Carrying it out
Assign the new device first, then retire the old one. Send the e-mail (ML-1). The replacement of a device that the
employee does not hold according to the register is refused until it_ops_team has corrected the register: hand it
over.

## HW-5 New and additional devices
Each employee has one laptop, one docking station, one headset, one keyboard, one mouse and up to
${hardware.monitors} monitors. Within this the device comes from stock by HW-3, without approval; beyond it, the
wish is refused. A device that is on order for them (a ticket on hold says so) counts as had.

## HW-6 Lost or stolen
That is Sign-in, AU-5. Nothing is assigned, retired or ordered before the security team has closed its case.

## HW-7 Nothing in stock
See Hardware orders. An order is never placed while a suitable device is in stock. "Without approval" in HW-1, HW-2
and HW-5 is about devices from stock; an order needs the approval that OR-3 names.`,
}
