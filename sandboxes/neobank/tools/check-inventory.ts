import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { hardwareAssets } from '../schema.ts'

/** Kept as recorded: retired devices are not counted, those in poor condition are; an unknown type or place has none. */
export const checkInventory = defineTool({
  name: 'asset_management_api_check_inventory',
  description:
    'Count the devices of one type that belong to one warehouse and list those that nobody has. Retired devices are left ' +
    'out; the condition and age of the others are for you to look up.',
  readOnly: true,
  input: z.strictObject({
    device_type: z
      .string()
      .describe('laptop_standard, laptop_premium, monitor, docking_station, headset, keyboard or mouse'),
    warehouse_location: z.string().describe('sf, nyc, austin or remote_ship'),
  }),
  output: z.looseObject({
    device_type: z.string(),
    warehouse_location: z.string(),
    available_count: z.int().describe('Devices that nobody has'),
    total_count: z.int(),
    asset_ids: z.array(z.object({ device_model: z.string(), asset_id: z.string() })),
  }),
  async handler({ device_type, warehouse_location }, { db }) {
    const stock = (await listRows(db, hardwareAssets)).filter(
      (asset) =>
        asset.device_type === device_type &&
        asset.warehouse_location === warehouse_location &&
        asset.condition !== 'retired',
    )
    const free = stock.filter((asset) => !asset.is_assigned)
    return {
      device_type,
      warehouse_location,
      available_count: free.length,
      total_count: stock.length,
      asset_ids: free.map(({ id, device_model }) => ({ device_model, asset_id: id })),
    }
  },
})
