import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { claims } from '../schema.ts'
import { claimRow, isOpen, showClaim } from './claim-rows.ts'
import { vehicleId } from './fields.ts'
import { findVehicle } from './rows.ts'

export const getVehicleClaims = defineTool({
  name: 'claims_get_vehicle_claims',
  description:
    'List the claims that name a vehicle by its id. A claim that was filed with the VIN alone is not among them; ' +
    'claims_get_policy_claims has it.',
  readOnly: true,
  input: z.strictObject({
    vehicle_id: vehicleId,
    open_only: z.boolean().nullish().default(false).describe('Leave closed claims out'),
  }),
  output: z.object({ claims: z.array(claimRow), has_open_claims: z.boolean() }),
  async handler({ vehicle_id, open_only }, { db }) {
    await findVehicle(db, { id: vehicle_id })
    const found = await listRows(db, claims, { vehicle_id })
    const open = found.filter(isOpen)
    return { claims: (open_only ? open : found).map(showClaim), has_open_claims: open.length > 0 }
  },
})
