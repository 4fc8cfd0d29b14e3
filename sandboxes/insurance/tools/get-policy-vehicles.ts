import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { vehicles } from '../schema.ts'
import { day, policyId } from './fields.ts'
import { findPolicy } from './rows.ts'

export const getPolicyVehicles = defineTool({
  name: 'policy_get_policy_vehicles',
  description:
    'List the vehicles of a policy: active and, unless active_only is true, removed ones. Coverages and underwriting ' +
    'are in policy_get_vehicle_details. effective_date is the first day of cover, of removed ones too; the day of a ' +
    'removal is not shown.',
  readOnly: true,
  input: z.strictObject({
    policy_id: policyId,
    active_only: z.boolean().nullish().describe('Leave removed vehicles out'),
  }),
  output: z.strictObject({
    vehicles: z.array(
      z.strictObject({
        id: z.string(),
        vin: z.string(),
        year: z.int(),
        make: z.string(),
        model: z.string(),
        status: z.string(),
        effective_date: day,
      }),
    ),
    vehicle_count: z.int(),
  }),
  async handler({ policy_id, active_only }, { db }) {
    await findPolicy(db, { id: policy_id })
    const all = await listRows(db, vehicles, { policy_id })
    const shown = all
      .filter(({ status }) => !active_only || status === 'Active')
      .map(({ id, vin, year, make, model, status, effective_date }) => ({
        id,
        vin,
        year,
        make,
        model,
        status,
        effective_date,
      }))
    return { vehicles: shown, vehicle_count: shown.length }
  },
})
