import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { accountStatuses, billingAccounts } from '../schema.ts'
import { policyId } from './fields.ts'
import { findAccount } from './rows.ts'

/** The due date, the count of arrangements and whether a payment has arrived stay as they are. */
export const resetAccountStatus = defineTool({
  name: 'billing_reset_account_status',
  description:
    'Set a billing account to Current: nothing is past due and no arrangement runs any more. The count of ' +
    'arrangements and the due date stay. It takes no payment and does not ask whether one has arrived.',
  readOnly: false,
  input: z.strictObject({ policy_id: policyId }),
  output: z.object({ billing_account_id: z.string(), status: z.enum(accountStatuses) }),
  async handler({ policy_id }, { db }) {
    const account = await findAccount(db, { policy_id })
    await db
      .update(billingAccounts)
      .set({
        status: 'Current',
        past_due_amount: 0,
        arrangement_type: 'None',
        new_due_date: null,
        installment_count: null,
        installment_amount: null,
      })
      .where(eq(billingAccounts.id, account.id))
    return { billing_account_id: account.id, status: 'Current' as const }
  },
})
