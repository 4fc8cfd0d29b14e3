import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { claims } from '../schema.ts'
import { claimRow, isOpen, showClaim } from './claim-rows.ts'
import { driverId } from './fields.ts'
import { findDriver } from './rows.ts'

export const getDriverClaims = defineTool({
  name: 'claims_get_driver_claims',
  description:
    'List the claims in which a driver was at the wheel, on whatever policy. The id is that of one policy: a person ' +
    'who is on two policies has two.',
  readOnly: true,
  input: z.strictObject({
    driver_id: driverId,
    open_only: z.boolean().default(false).describe('Leave closed claims out'),
  }),
  output: z.object({ claims: z.array(claimRow), has_open_claims: z.boolean() }),
  async handler({ driver_id, open_only }, { db }) {
    await findDriver(db, { id: driver_id })
    const found = await listRows(db, claims, { driver_id })
    const open = found.filter(isOpen)
    return { claims: (open_only ? open : found).map(showClaim), has_open_claims: open.length > 0 }
  },
})
