import type { Row } from '../baseline/rows.ts'
import { deskUsers } from '../rules.ts'

type Ticket = Row<'tickets'>
type Of<Column extends keyof Ticket> = NonNullable<Ticket[Column]>

/** What a ticket has to hold when a conversation is over. */
export interface FinishedTicket {
  readonly requester_id: string
  readonly status: Of<'status'>
  readonly priority: Of<'priority'>
  readonly type: Of<'type'>
  readonly tags: string[]
  readonly request_type_detail: Of<'request_type_detail'>
  /** Desk user who has it; guest care when not said. */
  readonly assignee_id?: string
  readonly booking_reference?: string
  readonly group_booking_id?: string
  readonly corporate_account_id?: string
  readonly resolution_action?: Of<'resolution_action'>
  readonly escalation_reason?: Of<'escalation_reason'>
  /** Dollars; none when not said. */
  readonly refund_amount?: number
}

/** A finished ticket's graded columns, for the solution that writes it and the expectation alike. */
export function finishedTicket(ticket: FinishedTicket): FinishedTicket {
  return { assignee_id: deskUsers.guestCare, refund_amount: 0, ...ticket }
}
