import type { Row } from '../baseline/rows.ts'

/** A transaction in the words of a person. */
export interface Money {
  /** Digits after `TXN-`. */
  readonly number: string
  /** Digits of the booking. */
  readonly stay: string
  readonly customer: string
  readonly amount: number
  readonly reason: string
  readonly made: string
  readonly type?: Row<'transactions'>['transaction_type']
  readonly status?: Row<'transactions'>['payment_status']
  readonly card?: string
}

export function transaction(money: Money): Row<'transactions'> {
  const type = money.type ?? 'charge'
  const id = `${type === 'dispute' ? 'DSP' : 'TXN'}-${money.number}`
  return {
    id,
    transaction_id: id,
    booking_reference: `BKG-${money.stay}`,
    customer_id: money.customer,
    amount: money.amount.toFixed(2),
    transaction_type: type,
    payment_status: money.status ?? 'successful',
    payment_method: type === 'charge' ? (money.card ?? 'Card ending in 4415') : null,
    reason: money.reason,
    processing_time_estimate: type === 'refund' ? '3-5 business days' : null,
    created_at: money.made,
    updated_at: money.made,
  }
}
