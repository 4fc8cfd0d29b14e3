import type { Records, Row } from '../rows.ts'
import { mail } from '../rules.ts'

type Report = Partial<Row<'expenseReports'>> & Pick<Row<'expenseReports'>, 'id' | 'amount' | 'category'>

/** An expense report; the city is as the report has it. */
export function expense(
  who: string,
  date: string,
  report: Report,
  city?: readonly [city: string, state: string],
): Row<'expenseReports'> {
  return {
    employee_email: mail(who),
    expense_date: `${date}T00:00:00Z`,
    receipt_status: 'attached',
    trip_location_city: city?.[0] ?? null,
    trip_location_state: city?.[1] ?? null,
    ...report,
  }
}

/** A travel booking: economy and without a hotel unless it is said. */
export function trip(
  who: string,
  id: string,
  destination: string,
  [departs, returns]: readonly [departs: string, returns: string],
  rest: Partial<Row<'travelRequests'>> = {},
): Row<'travelRequests'> {
  return {
    id,
    employee_email: mail(who),
    destination,
    departure_date: `${departs}T14:30:00Z`,
    return_date: `${returns}T22:10:00Z`,
    ...rest,
  }
}

export const moneyRecords: Records = {
  expenseReports: [
    expense('jonas.whitlock', '2025-09-09', { id: 'EXP-4080101', amount: 71, category: 'meals' }, [
      'Boston',
      'MA',
    ]),
    expense(
      'joan.whitlock',
      '2025-09-09',
      {
        id: 'EXP-4080110',
        amount: 71,
        category: 'meals',
        receipt_status: 'missing',
        rejection_reason: 'No receipt',
      },
      ['Boston', 'MA'],
    ),
    expense(
      'rafael.ortega',
      '2025-07-22',
      { id: 'EXP-4080205', amount: 264, category: 'hotel', rejection_reason: 'Above the limit' },
      ['Denver', 'CO'],
    ),
    expense(
      'hamish.orre',
      '2025-08-28',
      { id: 'EXP-4080213', amount: 340, category: 'client_entertainment', receipt_status: 'itemized' },
      ['Chicago', 'IL'],
    ),
    expense('kofi.mensah', '2025-06-30', {
      id: 'EXP-4080307',
      amount: 48,
      category: 'parking',
      receipt_status: 'missing',
      rejection_reason: 'No receipt',
      override_approved: true,
      override_approved_by: mail('beatriz.montalvo'),
      override_reason: 'receipt_exception',
    }),
    expense('sunniva.dahl', '2025-09-18', {
      id: 'EXP-4080402',
      amount: 28,
      category: 'transport',
      receipt_status: 'missing',
    }),
  ],
  travelRequests: [
    trip('priscilla.nakagawa', 'TRV-4090012', 'Chicago, IL', ['2025-10-21', '2025-10-23'], {
      hotel_rate_per_night: 235,
    }),
    trip('rafael.ortega', 'TRV-4090021', 'Seattle, WA', ['2025-10-20', '2025-10-24'], {
      hotel_rate_per_night: 230,
    }),
    trip('rafaela.ortega', 'TRV-4090022', 'Seattle, WA', ['2025-10-08', '2025-10-10'], {
      hotel_rate_per_night: 260,
    }),
    trip('aurelio.brandao', 'TRV-4090031', 'Lisbon, Portugal', ['2025-11-03', '2025-11-07'], {
      flight_class: 'business',
      hotel_rate_per_night: 185,
    }),
  ],
}
