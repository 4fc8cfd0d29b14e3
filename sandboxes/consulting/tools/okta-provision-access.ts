import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { nextId } from '../../shared/index.ts'
import { accessTypes, appAccess } from '../schema.ts'
import { employeeEmail } from './fields.ts'
import { generated } from './id-series.ts'

export const oktaProvisionAccess = defineTool({
  name: 'okta_provision_access',
  description:
    'Give a person access to an application through single sign-on. It takes effect at once, and it looks nothing up: ' +
    'neither the licence nor an access that is there already. Write the name of the application as the catalogue does.',
  readOnly: false,
  input: z.strictObject({
    email: employeeEmail,
    app_name: z.string().describe("The application's name"),
    access_type: z.enum(accessTypes).nullish().describe('What kind of access; full_access when not said'),
  }),
  output: z.strictObject({ success: z.boolean() }),
  async handler({ email, app_name, access_type }, { db }) {
    await db.insert(appAccess).values({
      id: await nextId(db, appAccess.id, generated('AAL')),
      employee_email: email,
      app_name,
      access_type: access_type ?? 'full_access',
    })
    return { success: true }
  },
})
