import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { drivers } from '../schema.ts'
import { day, policyId } from './fields.ts'
import { findPolicy } from './rows.ts'

export const getPolicyDrivers = defineTool({
  name: 'policy_get_policy_drivers',
  description:
    'List the drivers of a policy: rated, excluded and, unless active_only is true, removed ones. Licences, ' +
    'relationships and underwriting flags are not shown.',
  readOnly: true,
  input: z.strictObject({
    policy_id: policyId,
    active_only: z.boolean().nullish().describe('Leave removed drivers out'),
  }),
  output: z.strictObject({
    drivers: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        date_of_birth: day,
        status: z.string(),
        effective_date: day.describe('Since when the status holds'),
        is_named_insured: z.boolean(),
        is_co_insured: z.boolean(),
      }),
    ),
    driver_count: z.int(),
  }),
  async handler({ policy_id, active_only }, { db }) {
    await findPolicy(db, { id: policy_id })
    const all = await listRows(db, drivers, { policy_id })
    const shown = all
      .filter(({ status }) => !active_only || status !== 'Removed')
      .map(({ id, name, date_of_birth, status, effective_date, is_named_insured, is_co_insured }) => ({
        id,
        name,
        date_of_birth,
        status,
        effective_date,
        is_named_insured,
        is_co_insured,
      }))
    return { drivers: shown, driver_count: shown.length }
  },
})
