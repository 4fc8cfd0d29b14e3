import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, type ToolDatabase, ToolError } from '../../../lib/sandbox/index.ts'
import { addDays, dayOf, listRows, nextId } from '../../shared/index.ts'
import { series } from '../ids.ts'
import { customerProfiles, customerTiers, membershipRecords } from '../schema.ts'
import { customerId, instant } from './fields.ts'

/** Days from the first day of a membership to its last. */
const termDays = 365

/**
 * Kept as recorded: an upgrade adds a membership beside one that is active, and makes a plus member of a VIP as
 * well; a cancellation makes anyone a standard customer. The desk's user is not touched.
 */
export const updateMembershipStatus = defineTool({
  name: 'update_membership_status',
  description:
    "Start a Plus membership for a customer (upgrade) or end the one there is (cancel); the customer's tier follows at " +
    'once. Ending it cannot be undone and loses the points. Whether either is allowed is for you to check against the ' +
    'policy.',
  readOnly: false,
  input: z.strictObject({
    customer_id: customerId,
    action: z.enum(['upgrade', 'cancel']).describe('What to do'),
    membership_type: z
      .string()
      .nullish()
      .describe('For an upgrade: the kind of membership, which can only be plus'),
  }),
  output: z.strictObject({
    customer_id: z.string(),
    membership_id: z.string().nullish().describe('The new membership'),
    new_tier: z.enum(customerTiers),
    action_completed: z.string(),
    start_date: instant.nullish(),
    end_date: instant.nullish(),
  }),
  async handler({ customer_id, action, membership_type }, { db, now }) {
    if (action === 'cancel') {
      const [active] = await listRows(db, membershipRecords, { customer_id, status: 'active' })
      if (!active)
        throw new ToolError(`The customer ${JSON.stringify(customer_id)} has no active membership to end.`)
      await db
        .update(membershipRecords)
        .set({ status: 'cancelled' })
        .where(eq(membershipRecords.id, active.id))
      await setTier(db, customer_id, 'standard')
      return { customer_id, new_tier: 'standard' as const, action_completed: 'cancelled' }
    }
    if (membership_type !== 'plus') throw new ToolError('An upgrade takes membership_type "plus".')
    await setTier(db, customer_id, 'plus_member')
    const id = await nextId(db, membershipRecords.id, series.membership)
    const start_date = `${dayOf(now)}T00:00:00Z`
    const end_date = `${addDays(now, termDays)}T23:59:59.999999Z`
    await db.insert(membershipRecords).values({ id, customer_id, membership_type, start_date, end_date })
    return {
      customer_id,
      membership_id: id,
      new_tier: 'plus_member' as const,
      action_completed: 'upgraded',
      start_date,
      end_date,
    }
  },
})

async function setTier(
  db: ToolDatabase,
  customerId: string,
  tier: (typeof customerTiers)[number],
): Promise<void> {
  const changed = await db
    .update(customerProfiles)
    .set({ customer_tier: tier })
    .where(eq(customerProfiles.id, customerId))
    .returning({ id: customerProfiles.id })
  if (changed.length === 0)
    throw new ToolError(`There is no customer ${JSON.stringify(customerId)}. Check the id.`)
}
