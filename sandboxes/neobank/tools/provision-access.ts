import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows, nextId } from '../../shared/index.ts'
import { ids } from '../ids.ts'
import { accessLevels, appAccess } from '../schema.ts'
import { appName, email } from './fields.ts'
import { findEmployee } from './find-rows.ts'

/** Kept as recorded: any level of any application, and an end date without the mark that it is temporary. */
export const provisionAccess = defineTool({
  name: 'okta_api_provision_access',
  description:
    'Give an employee an application at one level. Refused while the employee has the application at any level: revoke ' +
    'that first to change it. Nothing checks whether the application has such a level, or whether the policy allows it. ' +
    'Temporary access needs both is_temporary and access_expiry_date.',
  readOnly: false,
  input: z.object({
    email,
    app_name: appName,
    access_level: z
      .enum(accessLevels)
      .describe('The level, one that the access matrix has for the application'),
    is_temporary: z.boolean().default(false).describe('Whether it ends'),
    access_expiry_date: z.string().nullish().describe('When it ends, ISO 8601'),
  }),
  output: z.strictObject({ app_access_id: z.string() }),
  async handler({ email, app_name, access_level, is_temporary, access_expiry_date }, { db }) {
    const { id: employee_id } = await findEmployee(db, { email })
    const [access] = await listRows(db, appAccess, { employee_id, app_name, is_active: true })
    if (access)
      throw new ToolError(
        `${email} has ${app_name} at the level ${access.access_level}. Revoke that before you give another.`,
      )
    const id = await nextId(db, appAccess.id, ids.appAccess)
    await db.insert(appAccess).values({
      id,
      employee_id,
      app_name,
      access_level,
      granted_by: 'system',
      is_temporary,
      expires_at: access_expiry_date,
    })
    return { app_access_id: id }
  },
})
