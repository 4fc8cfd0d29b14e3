import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { namedId } from '../ids.ts'
import { driverStatuses, drivers } from '../schema.ts'
import { day, policyId } from './fields.ts'
import { findPolicy } from './rows.ts'

/** Name and date of birth make a driver of a policy; whoever was once on it, removed or not, is not added again. */
export const addDriver = defineTool({
  name: 'policy_add_driver',
  description:
    'Put a person on a policy as a rated or excluded driver. Refused when the policy has, or once had, a driver of the ' +
    'same name and date of birth: change that one with policy_update_driver_status. Nothing else is checked.',
  readOnly: false,
  input: z.strictObject({
    policy_id: policyId,
    name: z.string().describe('Full name, as on the licence'),
    date_of_birth: day,
    license_number: z.string().nullish().describe('As the customer gives it; leave out when there is none'),
    license_state: z.string().nullish().describe('Two letters; leave out when there is no licence'),
    relationship: z.string().describe('To the named insured'),
    status: z.enum(driverStatuses).describe('How the person is carried'),
    effective_date: day.describe('From which day, YYYY-MM-DD'),
    uw_pending: z.boolean().nullish().default(false).describe('Underwriting still has to agree'),
    exclusion_form_required: z
      .boolean()
      .nullish()
      .default(false)
      .describe('An exclusion form has to be signed'),
  }),
  output: z.strictObject({ driver_id: z.string(), status: z.string() }),
  async handler(driver, { db }) {
    const { policy_id, name, date_of_birth } = driver
    await findPolicy(db, { id: policy_id })
    const [known] = await listRows(db, drivers, { policy_id, name, date_of_birth })
    if (known) {
      throw new ToolError(
        `${name}, born ${date_of_birth}, is on this policy already as ${known.id} (${known.status}). ` +
          'Change the status with policy_update_driver_status.',
      )
    }
    const id = namedId('DRV-2-', 8, [policy_id, name, date_of_birth])
    await db.insert(drivers).values({
      ...driver,
      id,
      uw_pending: driver.uw_pending ?? false,
      exclusion_form_required: driver.exclusion_form_required ?? false,
    })
    return { driver_id: id, status: driver.status }
  },
})
