import type { Row } from '../../sandboxes/travel/baseline/rows.ts'

/** A ticket of a hotel's partner desk that was there before. */
interface AskedHotel {
  readonly customer: string
  readonly booking: string
  readonly hotel: string
  readonly issue: NonNullable<Row<'tickets'>['escalation_reason']>
  readonly description: string
  readonly written: string
  /** Open when not said. */
  readonly status?: Row<'tickets'>['status']
}

/** The row of the first escalation that the systems hold. */
export function askedHotel(asked: AskedHotel): Row<'tickets'> {
  return {
    id: 'ZDSK-00000001',
    subject: `Hotel Escalation: ${asked.issue}`,
    description: asked.description,
    status: asked.status ?? 'open',
    priority: 'high',
    type: 'incident',
    requester_id: asked.customer,
    booking_reference: asked.booking,
    hotel_id: asked.hotel,
    escalation_reason: asked.issue,
    created_at: asked.written,
    updated_at: asked.written,
  }
}
