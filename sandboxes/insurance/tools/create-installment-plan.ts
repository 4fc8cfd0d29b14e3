import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { billingAccounts } from '../schema.ts'
import { policyId, wholeCents } from './fields.ts'
import { findAccount } from './rows.ts'

/** Count and amount are not compared with what is past due. */
export const createInstallmentPlan = defineTool({
  name: 'billing_create_installment_plan',
  description:
    'Write an instalment plan, with the number and the amount that are given, into a billing account and count one more ' +
    'arrangement. What is past due, the due date and the status stay as they are. Neither limit nor sum is checked.',
  readOnly: false,
  input: z.strictObject({
    policy_id: policyId,
    installment_count: z.int32().describe('How many instalments'),
    installment_amount: wholeCents.describe('Each instalment, in whole cents'),
  }),
  output: z.object({ billing_account_id: z.string(), arrangements_12_months: z.int() }),
  async handler({ policy_id, installment_count, installment_amount }, { db }) {
    const account = await findAccount(db, { policy_id })
    const arrangements_12_months = account.arrangements_12_months + 1
    await db
      .update(billingAccounts)
      .set({
        arrangement_type: 'Installment Plan',
        arrangements_12_months,
        installment_count,
        installment_amount,
      })
      .where(eq(billingAccounts.id, account.id))
    return { billing_account_id: account.id, arrangements_12_months }
  },
})
