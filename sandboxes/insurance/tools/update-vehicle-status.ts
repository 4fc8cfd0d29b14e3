import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { vehicleStatuses, vehicles } from '../schema.ts'
import { day, vehicleId } from './fields.ts'
import { findVehicle } from './rows.ts'

/** Kept as recorded: a vehicle that is made active keeps its effective date, whatever day is given. */
export const updateVehicleStatus = defineTool({
  name: 'policy_update_vehicle_status',
  description:
    'Take a vehicle off a policy, or put one that was taken off back. The day is written for a removal only: a vehicle ' +
    'that is put back counts from the call.',
  readOnly: false,
  input: z.strictObject({
    vehicle_id: vehicleId,
    new_status: z.enum(vehicleStatuses).describe('The new status'),
    effective_date: day.describe('From which day, YYYY-MM-DD'),
  }),
  output: z.strictObject({ vehicle_id: z.string(), status: z.string() }),
  async handler({ vehicle_id, new_status, effective_date }, { db }) {
    await findVehicle(db, { id: vehicle_id })
    const removal = new_status === 'Removed' ? { removal_date: effective_date } : {}
    await db
      .update(vehicles)
      .set({ status: new_status, ...removal })
      .where(eq(vehicles.id, vehicle_id))
    return { vehicle_id, status: new_status }
  },
})
