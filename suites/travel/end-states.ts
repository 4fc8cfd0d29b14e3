import { inserted, updated } from '../../lib/task.ts'
import type { Row } from '../../sandboxes/travel/baseline/rows.ts'
import { make, travel } from '../../sandboxes/travel/index.ts'

const { customerProfiles, tickets, transactions } = travel.tables

/** The ticket that a hotel's partner desk must have got about a guest's booking. */
export function escalated(
  customer: string,
  booking_reference: string,
  escalation_reason: NonNullable<Row<'tickets'>['escalation_reason']>,
) {
  return inserted(tickets, {
    status: 'open',
    priority: 'high',
    type: 'incident',
    requester_id: customer,
    booking_reference,
    escalation_reason,
  })
}

/** What must have been paid back for a booking, in dollars. */
export function paidBack(booking_reference: string, customer: string, amount: number) {
  return inserted(transactions, make.moneyMoved('refund', booking_reference, customer, amount))
}

/** What must have been charged for a booking, in dollars. */
export function charged(booking_reference: string, customer: string, amount: number) {
  return inserted(transactions, make.moneyMoved('charge', booking_reference, customer, amount))
}

/** How many complaints the profile of a guest must count. */
export function complaintsCounted(customer: string, complaint_count: number) {
  return updated(customerProfiles, customer, { complaint_count })
}
