import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { employees } from '../schema.ts'
import { findEmployee } from './find-rows.ts'

export const getContactDetails = defineTool({
  name: 'approver_lookup_api_get_contact_details',
  description:
    'Look up whether an approver is available; for one on leave also whom the register has as backup, which is always ' +
    "the approver's own manager, whether available or not.",
  readOnly: true,
  input: z.strictObject({ email: z.string().describe("The approver's work address") }),
  output: z.strictObject({
    name: z.string(),
    availability_status: z.string().describe('available, on_leave or unavailable'),
    backup_approver_email: z.string().nullish(),
  }),
  async handler({ email }, { db }) {
    const { full_name, employment_status, manager_id } = await findEmployee(db, { email })
    if (employment_status === 'on_leave') {
      const [manager] = manager_id === null ? [] : await listRows(db, employees, { id: manager_id })
      return { name: full_name, availability_status: 'on_leave', backup_approver_email: manager?.email }
    }
    return {
      name: full_name,
      availability_status: employment_status === 'active' ? 'available' : 'unavailable',
    }
  },
})
