import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { bookings } from '../schema.ts'
import { corporateAccountId, count } from './fields.ts'
import { findAccount } from './rows.ts'

/** Kept as recorded: the state alone makes an account active, whatever its end of contract. */
export const verifyAccountStatus = defineTool({
  name: 'corporate_api_verify_account_status',
  description:
    "Read whether a corporate account's state is active, when its contract ends, and how many more bookings its limit " +
    'allows. The state does not follow the end of the contract by itself: compare the date.',
  readOnly: true,
  input: z.object({ corporate_account_id: corporateAccountId }),
  output: z.object({
    is_active: z.boolean(),
    expiration_date: z.string().nullish(),
    booking_limit_remaining: count,
  }),
  async handler({ corporate_account_id }, { db }) {
    const account = await findAccount(db, { corporate_account_id })
    const made = await listRows(db, bookings, { corporate_account_id })
    const standing = made.filter(({ booking_status }) => ['confirmed', 'checked_in'].includes(booking_status))
    return {
      is_active: account.account_status === 'active',
      expiration_date: account.expiration_date,
      booking_limit_remaining: Math.max(0, account.booking_limit - standing.length),
    }
  },
})
