import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { day, vehicleId } from './fields.ts'
import { findVehicle } from './rows.ts'

export const getVehicleDetails = defineTool({
  name: 'policy_get_vehicle_details',
  description:
    'Read one vehicle: its policy, status, coverages, and whether underwriting still has to agree to it.',
  readOnly: true,
  input: z.strictObject({ vehicle_id: vehicleId }),
  output: z.strictObject({
    vehicle_id: z.string(),
    policy_id: z.string(),
    vin: z.string(),
    year: z.int(),
    make: z.string(),
    model: z.string(),
    status: z.string(),
    effective_date: day,
    date_added_to_policy: day,
    collision_coverage: z.boolean(),
    comprehensive_coverage: z.boolean(),
    rental_coverage: z.boolean(),
    uw_pending: z.boolean(),
  }),
  async handler({ vehicle_id }, { db }) {
    const { id, removal_date: _, ...shown } = await findVehicle(db, { id: vehicle_id })
    return { vehicle_id: id, ...shown }
  },
})
