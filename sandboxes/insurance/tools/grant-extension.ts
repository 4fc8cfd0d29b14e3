import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { billingAccounts } from '../schema.ts'
import { day, policyId } from './fields.ts'
import { findAccount } from './rows.ts'

/** Any date is taken, and whatever arrangement ran before is replaced. */
export const grantExtension = defineTool({
  name: 'billing_grant_extension',
  description:
    "Move a billing account's due date and count one more arrangement. What is past due stays past due, and the " +
    "account's status stays as it is. Neither the limit nor the date is checked.",
  readOnly: false,
  input: z.strictObject({ policy_id: policyId, new_due_date: day.describe('The new due date, YYYY-MM-DD') }),
  output: z.object({ billing_account_id: z.string(), arrangements_12_months: z.int() }),
  async handler({ policy_id, new_due_date }, { db }) {
    const account = await findAccount(db, { policy_id })
    const arrangements_12_months = account.arrangements_12_months + 1
    await db
      .update(billingAccounts)
      .set({
        arrangement_type: 'Extension',
        arrangements_12_months,
        current_due_date: new_due_date,
        new_due_date,
      })
      .where(eq(billingAccounts.id, account.id))
    return { billing_account_id: account.id, arrangements_12_months }
  },
})
