import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { accountStatuses, arrangementTypes } from '../schema.ts'
import { day, policyId, wholeCents } from './fields.ts'
import { findAccount } from './rows.ts'

export const getAccountDetails = defineTool({
  name: 'billing_get_account_details',
  description:
    'Read the billing account of a policy: its status, monthly payment, what is past due, the due date, whether the ' +
    'payment has arrived, and the kind of arrangement that runs. How many arrangements there were is in ' +
    'billing_get_arrangement_history.',
  readOnly: true,
  input: z.strictObject({ policy_id: policyId }),
  output: z.strictObject({
    billing_account_id: z.string(),
    policy_id: z.string(),
    status: z.enum(accountStatuses),
    monthly_payment: wholeCents,
    past_due_amount: wholeCents,
    current_due_date: day,
    payment_received: z.boolean(),
    arrangement_type: z.enum(arrangementTypes),
  }),
  async handler({ policy_id }, { db }) {
    const account = await findAccount(db, { policy_id })
    return {
      billing_account_id: account.id,
      policy_id,
      status: account.status,
      monthly_payment: account.monthly_payment,
      past_due_amount: account.past_due_amount,
      current_due_date: account.current_due_date,
      payment_received: account.payment_received,
      arrangement_type: account.arrangement_type,
    }
  },
})
