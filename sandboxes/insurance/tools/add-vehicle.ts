import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { namedId } from '../ids.ts'
import { vehicles } from '../schema.ts'
import { day, policyId } from './fields.ts'
import { findPolicy } from './rows.ts'

/** Collision and comprehensive cover are on, rental is not. The same car may be on another policy at the same time. */
export const addVehicle = defineTool({
  name: 'policy_add_vehicle',
  description:
    'Put a vehicle on a policy with collision and comprehensive cover, without rental. Refused when this policy has, ' +
    'or once had, the same VIN: change that one with policy_update_vehicle_status. Year, make and model are not ' +
    'compared with the VIN.',
  readOnly: false,
  input: z.strictObject({
    policy_id: policyId,
    vin: z.string().describe('Vehicle identification number, 17 characters'),
    year: z.int32().describe('Model year'),
    make: z.string().describe('Maker'),
    model: z.string().describe('Model'),
    effective_date: day.describe('From which day, YYYY-MM-DD'),
    uw_pending: z.boolean().nullish().describe('Underwriting still has to agree'),
  }),
  output: z.strictObject({ vehicle_id: z.string() }),
  async handler(vehicle, { db }) {
    const { policy_id, vin, effective_date } = vehicle
    await findPolicy(db, { id: policy_id })
    const [known] = await listRows(db, vehicles, { policy_id, vin })
    if (known) {
      throw new ToolError(
        `The VIN ${vin} is on this policy already as ${known.id} (${known.status}). ` +
          'Change the status with policy_update_vehicle_status.',
      )
    }
    const id = namedId('VEH-2-', 8, [policy_id, vin])
    await db.insert(vehicles).values({
      ...vehicle,
      id,
      date_added_to_policy: effective_date,
      uw_pending: vehicle.uw_pending ?? false,
    })
    return { vehicle_id: id }
  },
})
