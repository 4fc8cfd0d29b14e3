/** Builders of records that baseline and tasks share: what belongs together comes together, and sums add up. */
export { colleagueTicket, type DeskTicket, deskTicket, type ThreadEntry, threadEntry } from './desk-ticket.ts'
export { type PlacedItem, type PlacedOrder, placedOrder } from './placed-order.ts'
export { profile } from './profile.ts'
