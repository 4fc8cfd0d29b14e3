import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, type ToolDatabase, ToolError } from '../../../lib/sandbox/index.ts'
import { isoInstantOrNull, listRows, nextId } from '../../shared/index.ts'
import { deviceAssignments, devices, deviceTypes, type inventoryStatuses, offices } from '../schema.ts'
import { employeeEmail, instant } from './fields.ts'
import { generated } from './id-series.ts'
import { needed } from './needed.ts'
import { findDevice } from './rows.ts'

export const assetManagementApi = defineTool({
  name: 'asset_management_api',
  description: `Devices, stock and who has what.
- get_employee_devices (email): the devices that a person has at present; look at each with get_device_details. A device stays listed when it has been retired, until it is handed in.
- get_device_details (asset_id): kind, model, age in months, state and office.
- check_inventory (device_type, location): how many available devices of a kind an office has, by model.
- reserve_device (device_type, location): set the available device with the lowest asset id aside. You cannot choose; nothing ties it to a person yet.
- assign_device (email, asset_id): hand a device to a person. It looks at nothing: a device that somebody else has is assigned twice.
- retire_device (asset_id): take a device out of use, to be handed in.`,
  readOnly: false,
  input: z.strictObject({
    action: z
      .enum([
        'get_employee_devices',
        'get_device_details',
        'check_inventory',
        'reserve_device',
        'assign_device',
        'retire_device',
      ])
      .describe('What to do'),
    email: employeeEmail.nullish(),
    asset_id: z.string().nullish().describe("The device's asset id"),
    device_type: z.enum(deviceTypes).nullish().describe('The kind of device'),
    location: z.enum(offices).nullish().describe('The office'),
  }),
  output: z.strictObject({
    devices: z
      .array(
        z.strictObject({
          id: z.string(),
          asset_id: z.string(),
          employee_email: z.string(),
          returned_at: instant.nullish(),
        }),
      )
      .nullish(),
    device_data: z
      .strictObject({
        id: z.string(),
        device_type: z.string(),
        model: z.string(),
        age_months: z.int(),
        inventory_status: z.string(),
        location: z.string(),
      })
      .nullish(),
    available_count_by_model: z.record(z.string(), z.int()).nullish(),
    reserved_asset_id: z.string().nullish(),
    success: z.boolean().nullish(),
  }),
  async handler(request, { db }) {
    switch (request.action) {
      case 'get_employee_devices': {
        const { email } = needed(request, 'email')
        const held = await listRows(db, deviceAssignments, { employee_email: email, returned_at: null })
        return {
          devices: held.map((device) => ({ ...device, returned_at: isoInstantOrNull(device.returned_at) })),
        }
      }
      case 'get_device_details': {
        const { asset_id } = needed(request, 'asset_id')
        return { device_data: await findDevice(db, { id: asset_id }) }
      }
      case 'check_inventory': {
        const available = await availableDevices(db, needed(request, 'device_type', 'location'))
        const counts = new Map<string, number>()
        for (const { model } of available) counts.set(model, (counts.get(model) ?? 0) + 1)
        return { available_count_by_model: Object.fromEntries(counts) }
      }
      case 'reserve_device': {
        const wanted = needed(request, 'device_type', 'location')
        const ids = (await availableDevices(db, wanted)).map(({ id }) => id).sort()
        const [first] = ids
        if (first === undefined)
          throw new ToolError(`${wanted.location} has no available ${wanted.device_type}.`)
        await setStatus(db, first, 'reserved')
        return { reserved_asset_id: first }
      }
      case 'assign_device': {
        const { email, asset_id } = needed(request, 'email', 'asset_id')
        await findDevice(db, { id: asset_id })
        const id = await nextId(db, deviceAssignments.id, generated('ASMT'))
        await db.insert(deviceAssignments).values({ id, asset_id, employee_email: email })
        await setStatus(db, asset_id, 'assigned')
        return { success: true }
      }
      case 'retire_device': {
        const { asset_id } = needed(request, 'asset_id')
        await findDevice(db, { id: asset_id })
        await setStatus(db, asset_id, 'retired')
        return { success: true }
      }
    }
  },
})

async function availableDevices(
  db: ToolDatabase,
  wanted: { readonly device_type: (typeof deviceTypes)[number]; readonly location: (typeof offices)[number] },
) {
  const { device_type, location } = wanted
  return listRows(db, devices, { device_type, location, inventory_status: 'available' })
}

async function setStatus(
  db: ToolDatabase,
  id: string,
  inventory_status: (typeof inventoryStatuses)[number],
): Promise<void> {
  await db.update(devices).set({ inventory_status }).where(eq(devices.id, id))
}
