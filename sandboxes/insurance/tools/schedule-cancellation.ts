import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { billingAccounts, cancellationReasons, policies } from '../schema.ts'
import { day, policyId } from './fields.ts'
import { findPolicy } from './rows.ts'

/** While an arrangement runs, the first call files non-payment as the reason, whatever reason is given, as SY-4 says. */
export const scheduleCancellation = defineTool({
  name: 'policy_schedule_cancellation',
  description:
    'Set a policy to be cancelled on a day. It is Pending Cancellation until then. An earlier day and reason are ' +
    'overwritten; the billing account is not touched.',
  readOnly: false,
  input: z.strictObject({
    policy_id: policyId,
    cancellation_date: day.describe('The last day of cover, YYYY-MM-DD'),
    cancellation_reason: z.enum(cancellationReasons).describe('Why it ends'),
  }),
  output: z.strictObject({ policy_id: z.string(), status: z.string() }),
  async handler({ policy_id, cancellation_date, cancellation_reason }, { db }) {
    const before = await findPolicy(db, { id: policy_id })
    const status = 'Pending Cancellation' as const
    const [account] = await listRows(db, billingAccounts, { policy_id })
    const owes = account !== undefined && account.arrangement_type !== 'None' && before.status !== status
    const reason = owes ? 'Non-Payment' : cancellation_reason
    await db
      .update(policies)
      .set({ status, cancellation_date, cancellation_reason: reason })
      .where(eq(policies.id, policy_id))
    return { policy_id, status }
  },
})
