import { eq } from 'drizzle-orm'
import { type ToolDatabase, ToolError } from '../../../lib/sandbox/index.ts'
import { insertionOrder } from '../../../lib/sandbox/insertion-order.ts'
import { membershipRecords } from '../schema.ts'

type Membership = typeof membershipRecords.$inferSelect

/** The customer's memberships, the oldest record first. */
export async function listMemberships(db: ToolDatabase, customerId: string): Promise<Membership[]> {
  return await db
    .select()
    .from(membershipRecords)
    .where(eq(membershipRecords.customer_id, customerId))
    .orderBy(insertionOrder)
}

/**
 * The customer's membership: of several, the first record, whatever its state.
 *
 * @throws ToolError when there is none
 */
export async function findMembership(db: ToolDatabase, customerId: string): Promise<Membership> {
  const [membership] = await listMemberships(db, customerId)
  if (!membership) throw new ToolError(`The customer ${JSON.stringify(customerId)} has no membership.`)
  return membership
}
