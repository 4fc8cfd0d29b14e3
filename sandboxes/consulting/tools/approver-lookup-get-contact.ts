import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { findEmployee } from './rows.ts'

export const approverLookupGetContact = defineTool({
  name: 'approver_lookup_get_contact',
  description:
    'Read whether a person who approves is available or on leave today, and who stands in. A stand-in can be on ' +
    'leave too: look them up as well.',
  readOnly: true,
  input: z.strictObject({ email: z.string().describe("The approver's e-mail address") }),
  output: z.strictObject({
    email: z.string(),
    name: z.string(),
    availability_status: z.string(),
    backup_approver_email: z.string().nullable(),
  }),
  async handler({ email }, { db }) {
    const { name, availability_status, backup_approver_email } = await findEmployee(db, { email })
    return { email, name, availability_status, backup_approver_email }
  },
})
