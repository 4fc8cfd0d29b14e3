/** Generated ids are `<prefix>-2` and a running number, e.g. `ORD-20000001`. */
function generatedId(prefix: string, number: number, digits: number): string {
  return `${prefix}-2${String(number).padStart(digits - 1, '0')}`
}

/**
 * The first id from 1 upwards that no row has. Other rows' ids do not matter: beside `SHP-20009876` the next
 * shipment is `SHP-20000001`. Used for orders, line items, shipments, tracking numbers and memberships.
 *
 * @param digits - digits after the dash: 8, for tracking numbers 12
 */
export function firstFreeId(prefix: string, taken: readonly string[], digits = 8): string {
  return nextFreeId(prefix, taken, 1, digits)
}

/**
 * The id numbered by how many rows there are: with four transactions the fifth is `TXN-20000004`. When a row
 * already has that id, the next free number. Used for transactions, refunds, claims and returns.
 */
export function countedId(prefix: string, taken: readonly string[]): string {
  return nextFreeId(prefix, taken, taken.length, 8)
}

function nextFreeId(prefix: string, taken: readonly string[], from: number, digits: number): string {
  const ids = new Set(taken)
  let number = from
  while (ids.has(generatedId(prefix, number, digits))) number++
  return generatedId(prefix, number, digits)
}
