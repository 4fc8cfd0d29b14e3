import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { isoInstant } from '../../shared/index.ts'
import { membershipStatuses } from '../schema.ts'
import { customerId, instant } from './fields.ts'
import { findMembership } from './rows.ts'

export const getMembershipDetails = defineTool({
  name: 'get_membership_details',
  description:
    "Read a customer's oldest membership: kind, term, whether it is active, and the balance of reward points. After a " +
    'cancellation the points are still shown although they are lost, and a membership that was started anew is not ' +
    "shown: the tier in the customer's profile tells.",
  readOnly: true,
  input: z.strictObject({ customer_id: customerId }),
  output: z.strictObject({
    membership_id: z.string(),
    customer_id: z.string(),
    membership_type: z.string(),
    start_date: instant,
    end_date: instant,
    status: z.enum(membershipStatuses),
    points_balance: z.int(),
  }),
  async handler({ customer_id }, { db }) {
    const { id, ...membership } = await findMembership(db, { customer_id })
    return {
      ...membership,
      membership_id: id,
      start_date: isoInstant(membership.start_date),
      end_date: isoInstant(membership.end_date),
    }
  },
})
