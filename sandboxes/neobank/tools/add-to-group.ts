import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows, nextId } from '../../shared/index.ts'
import { ids } from '../ids.ts'
import { groupMemberships } from '../schema.ts'
import { email } from './fields.ts'
import { findEmployee } from './find-rows.ts'

export const addToGroup = defineTool({
  name: 'okta_api_add_to_group',
  description:
    'Make an employee a member of a group, such as one that opens a dashboard. Refused when the employee is a member. ' +
    'Any name is accepted, a misspelt one too, and your tools cannot take a membership back.',
  readOnly: false,
  input: z.object({
    email,
    group_name: z.string().describe("The group's name, exactly as the policy writes it"),
  }),
  output: z.strictObject({ membership_id: z.string() }),
  async handler({ email, group_name }, { db }) {
    const { id: employee_id } = await findEmployee(db, { email })
    const own = await listRows(db, groupMemberships, { employee_id, group_name, is_active: true })
    if (own.length > 0) throw new ToolError(`${email} is a member of ${group_name} already.`)
    const id = await nextId(db, groupMemberships.id, ids.groupMembership)
    await db.insert(groupMemberships).values({ id, employee_id, group_name, added_by: 'system' })
    return { membership_id: id }
  },
})
