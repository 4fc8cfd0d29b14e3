import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows, nextId } from '../../shared/index.ts'
import { ids } from '../ids.ts'
import { licenseAllocations } from '../schema.ts'
import { email, softwareName } from './fields.ts'
import { findEmployee, findLicense } from './find-rows.ts'
import { seatsOf } from './seats-of.ts'

export const allocateLicense = defineTool({
  name: 'license_management_api_allocate_license',
  description:
    'Give an employee one seat of a software licence. Refused when the employee has a seat, and when a limited pool is used up. ' +
    'Approval is for you to settle before. A seat cannot be taken back with your tools.',
  readOnly: false,
  input: z.object({ software_name: softwareName, email }),
  output: z.strictObject({ allocation_id: z.string() }),
  async handler({ software_name, email }, { db }) {
    const license = await findLicense(db, { software_name })
    const { id: employee_id } = await findEmployee(db, { email })
    const own = await listRows(db, licenseAllocations, {
      license_id: license.id,
      employee_id,
      is_active: true,
    })
    if (own.length > 0) throw new ToolError(`${email} has a seat of ${software_name} already.`)
    const { available } = await seatsOf(db, license)
    if (available !== null && available <= 0)
      throw new ToolError(`No seat of ${software_name} is free. The policy says what to do then.`)
    const id = await nextId(db, licenseAllocations.id, ids.licenseAllocation)
    await db
      .insert(licenseAllocations)
      .values({ id, license_id: license.id, employee_id, allocated_by: 'system' })
    return { allocation_id: id }
  },
})
