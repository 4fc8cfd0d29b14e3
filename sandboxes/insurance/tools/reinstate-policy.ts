import { and, eq, gte } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { drivers, policies, vehicles } from '../schema.ts'
import { day, policyId } from './fields.ts'
import { findPolicy } from './rows.ts'

/**
 * Kept as recorded: any policy can be reinstated, an active one too, and the days of a lapse are written only with the flag.
 * What was to leave the policy on its cancellation date or later is on it again, as SY-2 says.
 */
export const reinstatePolicy = defineTool({
  name: 'policy_reinstate_policy',
  description:
    'Put a policy back to Active and clear its cancellation. With lapse_flag true the days without cover are ' +
    'written; with false they are left as they are. Whether the policy may come back is for you to check, and the ' +
    'billing account is not touched.',
  readOnly: false,
  input: z.strictObject({
    policy_id: policyId,
    lapse_flag: z.boolean().describe('Whether there were days without cover'),
    lapse_start: day.nullish().describe('First day without cover, YYYY-MM-DD'),
    lapse_end: day.nullish().describe('Day on which cover begins again, YYYY-MM-DD'),
  }),
  output: z.strictObject({ policy_id: z.string(), status: z.string(), lapse_flag: z.boolean() }),
  async handler({ policy_id, lapse_flag, lapse_start, lapse_end }, { db }) {
    const { cancellation_date } = await findPolicy(db, { id: policy_id })
    const status = 'Active' as const
    const lapse = lapse_flag ? { lapse_start: lapse_start ?? null, lapse_end: lapse_end ?? null } : {}
    await db
      .update(policies)
      .set({ status, lapse_flag, cancellation_date: null, cancellation_reason: null, ...lapse })
      .where(eq(policies.id, policy_id))
    if (cancellation_date !== null) {
      const leftSince = (table: typeof drivers | typeof vehicles) =>
        and(
          eq(table.policy_id, policy_id),
          eq(table.status, 'Removed'),
          gte(table.removal_date, cancellation_date),
        )
      await db.update(drivers).set({ status: 'Rated', removal_date: null }).where(leftSince(drivers))
      await db.update(vehicles).set({ status: 'Active', removal_date: null }).where(leftSince(vehicles))
    }
    return { policy_id, status, lapse_flag }
  },
})
