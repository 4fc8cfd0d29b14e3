import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { groupMemberships } from '../schema.ts'
import { email, instant } from './fields.ts'
import { findEmployee } from './find-rows.ts'

export const getUserGroups = defineTool({
  name: 'okta_api_get_user_groups',
  description: 'List the groups of which an employee is a member now.',
  readOnly: true,
  input: z.object({ email }),
  output: z.strictObject({
    groups: z.array(z.strictObject({ group_name: z.string(), added_at: instant })),
  }),
  async handler({ email }, { db }) {
    const { id: employee_id } = await findEmployee(db, { email })
    const memberships = await listRows(db, groupMemberships, { employee_id, is_active: true })
    return { groups: memberships.map(({ group_name, added_at }) => ({ group_name, added_at })) }
  },
})
