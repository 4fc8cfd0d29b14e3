import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { driverStatuses, drivers } from '../schema.ts'
import { day, driverId } from './fields.ts'
import { findDriver } from './rows.ts'

export const updateDriverStatus = defineTool({
  name: 'policy_update_driver_status',
  description:
    'Change how a driver is carried: rated, excluded, or removed from the policy. The day becomes the effective date ' +
    'of the status and, for a removal, the removal date too.',
  readOnly: false,
  input: z.strictObject({
    driver_id: driverId,
    new_status: z.enum(driverStatuses).describe('The new status'),
    effective_date: day.describe('From which day, YYYY-MM-DD'),
  }),
  output: z.strictObject({ driver_id: z.string(), status: z.string() }),
  async handler({ driver_id, new_status, effective_date }, { db }) {
    await findDriver(db, { id: driver_id })
    const removal = new_status === 'Removed' ? { removal_date: effective_date } : {}
    await db
      .update(drivers)
      .set({ status: new_status, effective_date, ...removal })
      .where(eq(drivers.id, driver_id))
    return { driver_id, status: new_status }
  },
})
