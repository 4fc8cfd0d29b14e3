/** Builders of records that baseline and tasks share: what belongs together comes together, and sums add up. */
export { type Block, type BlockRows, blockRows, roomOf } from './block.ts'
export { type DeskTicket, deskTicket, deskUserOf, type Remark, remark } from './desk-ticket.ts'
export { type FinishedTicket, finishedTicket } from './finished-ticket.ts'
export { onSale } from './on-sale.ts'
export { datesMoved, type Stay, type StayRows, stay, stayRows } from './stay.ts'
export {
  type AskedStay,
  askHotel,
  charge,
  type Looks,
  looks,
  moneyMoved,
  payBack,
  writeTicket,
} from './steps.ts'
export { type Money, transaction } from './transaction.ts'
