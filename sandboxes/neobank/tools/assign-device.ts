import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { nextId } from '../../shared/index.ts'
import { ids } from '../ids.ts'
import { assetAssignments, hardwareAssets } from '../schema.ts'
import { assetId, email } from './fields.ts'
import { findAsset, findEmployee } from './find-rows.ts'

/** Kept as recorded: a device in poor condition can be assigned. */
export const assignDevice = defineTool({
  name: 'asset_management_api_assign_device',
  description:
    'Give a device that nobody has to an employee. Refused for devices that somebody has and for retired ones; condition, ' +
    'age, type and warehouse are for you to check.',
  readOnly: false,
  input: z.strictObject({ asset_id: assetId, email }),
  output: z.looseObject({ assignment_id: z.string(), asset_id: z.string(), employee_id: z.string() }),
  async handler({ asset_id, email }, { db }) {
    const asset = await findAsset(db, { id: asset_id })
    const { id: employee_id } = await findEmployee(db, { email })
    if (asset.is_assigned)
      throw new ToolError(`Somebody has ${asset_id} already. Choose a device that is free.`)
    if (asset.condition === 'retired') throw new ToolError(`${asset_id} is retired. Choose another device.`)
    const id = await nextId(db, assetAssignments.id, ids.assetAssignment)
    await db.insert(assetAssignments).values({ id, asset_id, employee_id, assigned_by: 'system' })
    await db.update(hardwareAssets).set({ is_assigned: true }).where(eq(hardwareAssets.id, asset_id))
    return { assignment_id: id, asset_id, employee_id }
  },
})
