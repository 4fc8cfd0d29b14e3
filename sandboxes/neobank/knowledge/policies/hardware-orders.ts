import type { KnowledgeDocument } from '../../../../lib/sandbox/index.ts'
import { catalogue, offices, orders } from '../../rules.ts'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

export const hardwareOrders: KnowledgeDocument = {
  id: 'OR',
  title: 'Hardware orders: catalogue, approval, delivery',
  category: 'hardware',
  body: `## OR-1 When
Only for something that HW-1, HW-2 or HW-5 grants, and only when neither the employee's warehouse nor
remote_ship has a suitable device. One order for each matter; none while one for the same matter runs.

## OR-2 Catalogue
| device_type | device_model | price | days |
|---|---|---|---|
${Object.entries(catalogue)
  .map(([type, { model, price, days }]) => `| ${type} | ${model} | ${dollars(price)} | ${days} |`)
  .join('\n')}

## OR-3 Approval
By the price of the whole order: below ${dollars(orders.managerFrom)} none; from ${dollars(orders.managerFrom)}
manager; from ${dollars(orders.financeFrom)} manager and finance_accounting. The replacement of a worn-out
device is one step easier: below ${dollars(orders.financeFrom)} none, from there manager. That does not hold for
a device replaced because of a fault. While approval is awaited, nothing is ordered and nothing is retired.

## OR-4 Delivery
expected_delivery_date is today plus the catalogue's days, in calendar days; a Saturday or Sunday becomes the
Monday after. ship_to_location is the office's address, for remote employees remote_delivery_address of the
register:

| office | address |
|---|---|
| sf | ${offices.sf} |
| nyc | ${offices.nyc} |
| austin | ${offices.austin} |

## OR-5 Afterwards
The ticket is on hold until the device comes; the old device stays with the employee until then and is not
retired. Send the e-mail (ML-1). asset_id is the device to be replaced; empty when the device is additional.`,
}
