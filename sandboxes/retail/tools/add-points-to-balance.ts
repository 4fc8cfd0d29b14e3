import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { membershipRecords } from '../schema.ts'
import { customerId } from './fields.ts'
import { findMembership } from './rows.ts'

export const addPointsToBalance = defineTool({
  name: 'add_points_to_balance',
  description:
    "Put reward points on a member's balance, each time anew. Refused for customers who never had a membership.",
  readOnly: false,
  input: z.strictObject({
    customer_id: customerId,
    points_to_add: z.int32().describe('How many points'),
    points_reason: z
      .enum(['refund_return', 'service_recovery', 'manual_adjustment'])
      .describe('What they are for'),
  }),
  output: z.strictObject({
    customer_id: z.string(),
    old_balance: z.int(),
    points_added: z.int(),
    new_balance: z.int(),
  }),
  async handler({ customer_id, points_to_add }, { db }) {
    const membership = await findMembership(db, { customer_id })
    const new_balance = membership.points_balance + points_to_add
    await db
      .update(membershipRecords)
      .set({ points_balance: new_balance })
      .where(eq(membershipRecords.id, membership.id))
    return { customer_id, old_balance: membership.points_balance, points_added: points_to_add, new_balance }
  },
})
