import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { isoInstant } from '../../shared/index.ts'
import { expenseReports, overrideReasons } from '../schema.ts'
import { instant } from './fields.ts'
import { needed } from './needed.ts'
import { findExpenseReport, findTravelBooking } from './rows.ts'

export const concurApi = defineTool({
  name: 'concur_api',
  description: `Expense reports and travel bookings.
- get_expense_report (expense_report_id): whose it is, amount in dollars, category, place, date, receipt, why it was rejected, and whether the rejection was overridden.
- override_expense_rejection (expense_report_id, override_reason, approver_email): pay a rejected report after all. It checks neither the approval nor the reason, and it overwrites an override that is there.
- get_travel_booking (booking_id): traveller, destination, dates, class of flight, hotel rate a night in dollars.`,
  readOnly: false,
  input: z.strictObject({
    action: z
      .enum(['get_expense_report', 'override_expense_rejection', 'get_travel_booking'])
      .describe('What to do'),
    expense_report_id: z.string().nullish().describe("The expense report's id"),
    override_reason: z.enum(overrideReasons).nullish().describe('Why the rejection does not stand'),
    approver_email: z.string().nullish().describe('Who decided that it is paid'),
    booking_id: z.string().nullish().describe("The travel booking's id"),
  }),
  output: z.strictObject({
    expense_report: z
      .strictObject({
        id: z.string(),
        employee_email: z.string(),
        amount: z.int(),
        category: z.string(),
        trip_location_city: z.string().nullish(),
        trip_location_state: z.string().nullish(),
        expense_date: instant,
        receipt_status: z.string(),
        rejection_reason: z.string().nullish(),
        override_approved: z.boolean(),
        override_approved_by: z.string().nullish(),
        override_reason: z.string().nullish(),
      })
      .nullish(),
    success: z.boolean().nullish(),
    travel_booking: z
      .strictObject({
        id: z.string(),
        employee_email: z.string(),
        destination: z.string(),
        departure_date: instant,
        return_date: instant,
        flight_class: z.string(),
        hotel_rate_per_night: z.int().nullish(),
      })
      .nullish(),
  }),
  async handler(request, { db }) {
    switch (request.action) {
      case 'get_expense_report': {
        const { expense_report_id } = needed(request, 'expense_report_id')
        const report = await findExpenseReport(db, { id: expense_report_id })
        return { expense_report: { ...report, expense_date: isoInstant(report.expense_date) } }
      }
      case 'override_expense_rejection': {
        const { expense_report_id, override_reason, approver_email } = needed(
          request,
          'expense_report_id',
          'override_reason',
          'approver_email',
        )
        await findExpenseReport(db, { id: expense_report_id })
        await db
          .update(expenseReports)
          .set({ override_approved: true, override_approved_by: approver_email, override_reason })
          .where(eq(expenseReports.id, expense_report_id))
        return { success: true }
      }
      case 'get_travel_booking': {
        const { booking_id } = needed(request, 'booking_id')
        const booking = await findTravelBooking(db, { id: booking_id })
        return {
          travel_booking: {
            ...booking,
            departure_date: isoInstant(booking.departure_date),
            return_date: isoInstant(booking.return_date),
          },
        }
      }
    }
  },
})
