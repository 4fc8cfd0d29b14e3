import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { licenseTypes } from '../schema.ts'
import { softwareName } from './fields.ts'
import { findLicense } from './find-rows.ts'

export const checkLicenseType = defineTool({
  name: 'license_management_api_check_license_type',
  description: 'Read what kind of licence a software has, its id, and what a seat costs in a year.',
  readOnly: true,
  input: z.object({ software_name: softwareName }),
  output: z.strictObject({
    license_type: z.enum(licenseTypes),
    license_id: z.string(),
    annual_cost_per_license: z.int().nullish().describe('In dollars'),
  }),
  async handler({ software_name }, { db }) {
    const { id, license_type, annual_cost_per_license } = await findLicense(db, { software_name })
    return { license_type, license_id: id, annual_cost_per_license }
  },
})
