import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { accessLevels, appAccess } from '../schema.ts'
import { appName, email, instant } from './fields.ts'
import { findEmployee } from './find-rows.ts'

/** Kept as recorded: a temporary access that has run out counts until it is revoked. */
export const checkAccess = defineTool({
  name: 'okta_api_check_access',
  description:
    'Look up whether an employee has an application now, at which level and since when. An application name that nobody has ' +
    'answers no. A temporary access that has run out still answers yes until it is revoked, and its end is not shown.',
  readOnly: true,
  input: z.object({ email, app_name: appName }),
  output: z.strictObject({
    has_access: z.boolean(),
    access_level: z.enum(accessLevels).nullish(),
    granted_at: instant,
  }),
  async handler({ email, app_name }, { db }) {
    const { id: employee_id } = await findEmployee(db, { email })
    const [access] = await listRows(db, appAccess, { employee_id, app_name, is_active: true })
    if (!access) return { has_access: false }
    return { has_access: true, access_level: access.access_level, granted_at: access.granted_at }
  },
})
