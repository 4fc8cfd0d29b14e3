import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { ageInMonths } from '../clock.ts'
import { assetAssignments } from '../schema.ts'
import { assetId } from './fields.ts'
import { findAsset } from './find-rows.ts'

export const getDeviceDetails = defineTool({
  name: 'asset_management_api_get_device_details',
  description:
    'Read one device in the asset register: type, model, condition, warehouse, its age in the months that the register ' +
    'counts, and who has it.',
  readOnly: true,
  input: z.strictObject({ asset_id: assetId }),
  output: z.looseObject({
    asset_id: z.string(),
    device_type: z.string(),
    device_model: z.string(),
    purchase_date: z.string(),
    age_months: z.int().describe("The register's own count, which the policies go by"),
    condition: z.string(),
    warehouse_location: z.string(),
    is_assigned: z.boolean(),
    assigned_to: z.string().nullish().describe("The holder's staff id"),
  }),
  async handler({ asset_id }, { db }) {
    const asset = await findAsset(db, { id: asset_id })
    const [assignment] = asset.is_assigned
      ? await listRows(db, assetAssignments, { asset_id, is_active: true })
      : []
    return {
      asset_id,
      device_type: asset.device_type,
      device_model: asset.device_model,
      purchase_date: asset.purchase_date,
      age_months: ageInMonths(asset.purchase_date),
      condition: asset.condition,
      warehouse_location: asset.warehouse_location,
      is_assigned: asset.is_assigned,
      assigned_to: assignment?.employee_id,
    }
  },
})
