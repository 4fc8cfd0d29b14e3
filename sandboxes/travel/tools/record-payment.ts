import type { ToolDatabase } from '../../../lib/sandbox/index.ts'
import { cents, listRows, nextId } from '../../shared/index.ts'
import { series } from '../ids.ts'
import { transactions } from '../schema.ts'
import { findBooking } from './rows.ts'
import { bookingSystemStamp } from './system-stamps.ts'

/** A charge or refund as a tool takes it. */
interface Payment {
  readonly booking_reference: string
  readonly type: 'charge' | 'refund'
  readonly amount: number
  readonly reason: string
  readonly processing_time_estimate?: string
}

/**
 * Books a charge or refund for the booking's customer. It succeeds, but for a refund to a card that was closed.
 *
 * Kept as recorded: neither the booking's state nor what was paid before is compared, and no method is noted.
 *
 * @returns the new transaction's id
 * @throws ToolError when there is no such booking
 */
export async function recordPayment(db: ToolDatabase, payment: Payment): Promise<string> {
  const { booking_reference, type, amount, reason, processing_time_estimate } = payment
  const { customer_id } = await findBooking(db, { booking_reference })
  const id = await nextId(db, transactions.id, series.transaction)
  await db.insert(transactions).values({
    id,
    transaction_id: id,
    booking_reference,
    customer_id,
    amount: cents(amount).toFixed(2),
    transaction_type: type,
    payment_status:
      type === 'refund' && (await paidByClosedCard(db, booking_reference)) ? 'failed' : 'successful',
    reason,
    processing_time_estimate,
    created_at: bookingSystemStamp,
    updated_at: bookingSystemStamp,
  })
  return id
}

/** Whether the bank has closed the card that a booking was paid with. */
async function paidByClosedCard(db: ToolDatabase, booking_reference: string): Promise<boolean> {
  const charges = await listRows(db, transactions, { booking_reference, transaction_type: 'charge' })
  return charges.some(({ payment_method }) => payment_method?.endsWith('(closed)'))
}
