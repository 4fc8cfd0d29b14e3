import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { ageInMonths } from '../clock.ts'
import { assetAssignments, hardwareAssets } from '../schema.ts'
import { email } from './fields.ts'
import { findEmployee } from './find-rows.ts'

export const getEmployeeDevices = defineTool({
  name: 'asset_management_api_get_employee_devices',
  description:
    'List the devices that an employee has now, with condition and age. Devices on order are not among them.',
  readOnly: true,
  input: z.strictObject({ email }),
  output: z.looseObject({
    employee_id: z.string(),
    devices: z.array(
      z.object({
        asset_id: z.string(),
        device_type: z.string(),
        device_model: z.string(),
        assigned_at: z.string().nullable(),
        condition: z.string(),
        age_months: z.int(),
      }),
    ),
  }),
  async handler({ email }, { db }) {
    const { id: employee_id } = await findEmployee(db, { email })
    const assignments = await listRows(db, assetAssignments, { employee_id, is_active: true })
    const assets = new Map((await listRows(db, hardwareAssets)).map((asset) => [asset.id, asset]))
    const devices = assignments.flatMap(({ asset_id, assigned_at }) => {
      const asset = assets.get(asset_id)
      if (!asset) return []
      const { device_type, device_model, condition, purchase_date } = asset
      return [
        {
          asset_id,
          device_type,
          device_model,
          assigned_at,
          condition,
          age_months: ageInMonths(purchase_date),
        },
      ]
    })
    return { employee_id, devices }
  },
})
