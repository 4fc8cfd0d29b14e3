import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { employees } from '../schema.ts'
import { email } from './fields.ts'
import { findEmployee } from './find-rows.ts'

export const getManagerChain = defineTool({
  name: 'workday_api_get_manager_chain',
  description:
    "List an employee's managers from the direct one up to the top. Managers on leave or departing are listed as well, " +
    'without a mark: look availability up separately.',
  readOnly: true,
  input: z.object({ email }),
  output: z.strictObject({
    manager_chain: z.array(
      z.strictObject({
        employee_id: z.string(),
        email: z.string(),
        full_name: z.string(),
        level: z.int(),
        department: z.string(),
        role: z.string(),
      }),
    ),
  }),
  async handler({ email }, { db }) {
    const employee = await findEmployee(db, { email })
    const staff = new Map((await listRows(db, employees)).map((person) => [person.id, person]))
    const chain: (typeof employee)[] = []
    // A register with a circle in it still has an end here.
    staff.delete(employee.id)
    let manager = staff.get(employee.manager_id ?? '')
    while (manager) {
      chain.push(manager)
      staff.delete(manager.id)
      manager = staff.get(manager.manager_id ?? '')
    }
    return {
      manager_chain: chain.map(({ id, email, full_name, level, department, role }) => ({
        employee_id: id,
        email,
        full_name,
        level,
        department,
        role,
      })),
    }
  },
})
