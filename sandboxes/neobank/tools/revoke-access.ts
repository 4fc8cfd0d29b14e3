import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { appAccess } from '../schema.ts'
import { appName, email } from './fields.ts'
import { findEmployee } from './find-rows.ts'

/** Kept as recorded: the moment of the revocation is not written. */
export const revokeAccess = defineTool({
  name: 'okta_api_revoke_access',
  description: "End an employee's access to one application. Refused when there is none.",
  readOnly: false,
  input: z.object({ email, app_name: appName }),
  output: z.strictObject({ revoked: z.boolean() }),
  async handler({ email, app_name }, { db }) {
    const { id: employee_id } = await findEmployee(db, { email })
    const [access] = await listRows(db, appAccess, { employee_id, app_name, is_active: true })
    if (!access) throw new ToolError(`${email} has no access to ${app_name}. Nothing was revoked.`)
    await db.update(appAccess).set({ is_active: false }).where(eq(appAccess.id, access.id))
    return { revoked: true }
  },
})
