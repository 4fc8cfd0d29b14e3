import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { claims } from '../schema.ts'
import { claimRow, showClaim } from './claim-rows.ts'
import { policyId } from './fields.ts'
import { findPolicy } from './rows.ts'

/**
 * Kept as recorded: months are counted back from the newest claim on the books, of whatever policy, and not from
 * today. For that every claim's day is read, so one that is no plain day fails the call.
 */
export const getPolicyClaims = defineTool({
  name: 'claims_get_policy_claims',
  description:
    'List the claims of a policy, open and closed. months_back counts from the day on which the newest claim of the ' +
    'whole company was entered, not from today: leave it out and compare the dates yourself when a window matters.',
  readOnly: true,
  input: z.strictObject({
    policy_id: policyId,
    months_back: z.int32().nullish().describe('Only claims entered in so many months'),
  }),
  output: z.object({ claims: z.array(claimRow), total_count: z.int() }),
  async handler({ policy_id, months_back }, { db }) {
    await findPolicy(db, { id: policy_id })
    const found = await listRows(db, claims, { policy_id })
    const since = months_back == null ? undefined : await monthsBeforeNewest(months_back)
    const shown = found.filter(({ created_date }) => since === undefined || created_date >= since)
    return { claims: shown.map(showClaim), total_count: shown.length }

    async function monthsBeforeNewest(months: number): Promise<string> {
      const days = (await listRows(db, claims)).map(({ created_date }) => created_date).sort()
      const odd = days.find((day) => !/^\d{4}-\d\d-\d\d$/.test(day))
      if (odd !== undefined) {
        throw new ToolError(`A claim was entered on ${odd}, which is no day. Leave months_back out.`)
      }
      return monthsBefore(days.at(-1) ?? '0000-01-01', months)
    }
  },
})

/** The day so many months earlier; the last day of that month when it is shorter. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  const moved = new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth)))
  return Number.isNaN(moved.getTime()) ? '' : moved.toISOString().slice(0, 10)
}
