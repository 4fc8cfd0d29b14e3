import type { SolutionStep } from '../../lib/define/define-task.ts'
import { inserted, updated } from '../../lib/task.ts'
import { retail } from '../../sandboxes/retail/index.ts'

type Step = SolutionStep<typeof retail.tools>

const { membershipRecords, customerProfiles } = retail.tables

/** Starts a membership. */
export function join(customer_id: string): Step {
  return ['update_membership_status', { customer_id, action: 'upgrade', membership_type: 'plus' }]
}

/** Ends a membership. */
export function leave(customer_id: string): Step {
  return ['update_membership_status', { customer_id, action: 'cancel' }]
}

/** A membership that must have begun today. */
export function joined(customer_id: string) {
  return [
    inserted(membershipRecords, {
      id: 'MEM-20000001',
      customer_id,
      start_date: '2025-10-01T00:00:00Z',
      end_date: '2026-10-01T23:59:59.999999Z',
    }),
    updated(customerProfiles, customer_id, { customer_tier: 'plus_member' }),
  ]
}

/** A membership that must have ended. */
export function left(membership: string, customer_id: string) {
  return [
    updated(membershipRecords, membership, { status: 'cancelled' }),
    updated(customerProfiles, customer_id, { customer_tier: 'standard' }),
  ]
}
