import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { licenseTypes } from '../schema.ts'
import { softwareName } from './fields.ts'
import { findLicense } from './find-rows.ts'
import { seatsOf } from './seats-of.ts'

export const checkLicenseAvailability = defineTool({
  name: 'license_management_api_check_availability',
  description:
    'Count the free seats of a software licence. No numbers mean that the pool is not limited. Seats promised to people on ' +
    "the waiting list count as free: the waiting list is kept in the desk's tickets.",
  readOnly: true,
  input: z.object({ software_name: softwareName }),
  output: z.strictObject({
    available_licenses: z.int().nullish(),
    total_licenses: z.int().nullish(),
    license_type: z.enum(licenseTypes),
  }),
  async handler({ software_name }, { db }) {
    const license = await findLicense(db, { software_name })
    const { total, available } = await seatsOf(db, license)
    return { available_licenses: available, total_licenses: total, license_type: license.license_type }
  },
})
