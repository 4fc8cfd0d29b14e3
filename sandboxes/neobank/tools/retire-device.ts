import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { returnedAt } from '../clock.ts'
import { assetAssignments, hardwareAssets } from '../schema.ts'
import { assetId } from './fields.ts'
import { findAsset } from './find-rows.ts'

export const retireDevice = defineTool({
  name: 'asset_management_api_retire_device',
  description:
    'Take a device out of use for good; whoever has it loses it with this call. It cannot be undone. The date in the ' +
    "answer is the register's own valuation day.",
  readOnly: false,
  input: z.strictObject({ asset_id: assetId }),
  output: z.looseObject({
    asset_id: z.string(),
    previous_condition: z.string(),
    retired_at: z.string(),
    was_assigned: z.boolean(),
  }),
  async handler({ asset_id }, { db }) {
    const asset = await findAsset(db, { id: asset_id })
    await db
      .update(hardwareAssets)
      .set({ condition: 'retired', is_assigned: false })
      .where(eq(hardwareAssets.id, asset_id))
    await db
      .update(assetAssignments)
      .set({ is_active: false, returned_at: returnedAt })
      .where(and(eq(assetAssignments.asset_id, asset_id), eq(assetAssignments.is_active, true)))
    return {
      asset_id,
      previous_condition: asset.condition,
      retired_at: returnedAt,
      was_assigned: asset.is_assigned,
    }
  },
})
