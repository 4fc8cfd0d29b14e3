import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { bookings } from '../schema.ts'
import { corporateBooking } from './account-fields.ts'
import { corporateAccountId } from './fields.ts'
import { newestFirst } from './newest-first.ts'
import { findAccount } from './rows.ts'

export const getCorporateBookingHistory = defineTool({
  name: 'corporate_api_get_corporate_booking_history',
  description: 'List all bookings made on a corporate account, whoever travels, the latest booked first.',
  readOnly: true,
  input: z.object({ corporate_account_id: corporateAccountId }),
  output: z.object({ corporate_bookings: z.array(corporateBooking) }),
  async handler({ corporate_account_id }, { db }) {
    await findAccount(db, { corporate_account_id })
    return { corporate_bookings: newestFirst(await listRows(db, bookings, { corporate_account_id })) }
  },
})
