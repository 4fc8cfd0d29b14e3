import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { departments, employees } from '../schema.ts'

/** Kept as recorded: the most senior employee of the department, whether available or not; of several, the first entered. */
export const getApproverContact = defineTool({
  name: 'approver_lookup_api_get_approver_contact',
  description:
    'Find who approves for a department, which is its most senior employee: it_security, finance_accounting or ' +
    'compliance_risk. Whether that person is available is for you to look up.',
  readOnly: true,
  input: z.strictObject({
    required_approver: z.string().describe('The department, as the staff register names it'),
  }),
  output: z.strictObject({ employee_id: z.string(), contact_email: z.string(), contact_name: z.string() }),
  async handler({ required_approver }, { db }) {
    const department = departments.find((name) => name === required_approver)
    const staff = department ? await listRows(db, employees, { department }) : []
    const [first, ...others] = staff
    if (!first)
      throw new ToolError(
        `No employee is in the department ${JSON.stringify(required_approver)}. Departments are ${departments.join(', ')}.`,
      )
    const { id, email, full_name } = others.reduce(
      (senior, next) => (next.level > senior.level ? next : senior),
      first,
    )
    return { employee_id: id, contact_email: email, contact_name: full_name }
  },
})
