import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { email } from './fields.ts'
import { findEmployee } from './find-rows.ts'

export const getEmployee = defineTool({
  name: 'workday_api_get_employee',
  description:
    "Read one employee's entry in the staff register: level, department, role, office, manager's id, employment status, " +
    'and for contractors the end of the contract.',
  readOnly: true,
  input: z.object({ email }),
  output: z.strictObject({
    employee_id: z.string(),
    email: z.string(),
    full_name: z.string(),
    level: z.int().describe('1 is the lowest'),
    department: z.string(),
    role: z.string(),
    office_location: z.string(),
    start_date: z.string(),
    manager_id: z.string().nullish().describe("The manager's staff id; the manager chain has the address"),
    employment_status: z.string(),
    is_contractor: z.boolean(),
    remote_delivery_address: z.string().nullish(),
    contract_end_date: z.string().nullish().describe('Contractors only'),
  }),
  async handler({ email }, { db }) {
    const { id, ...employee } = await findEmployee(db, { email })
    return { employee_id: id, ...employee }
  },
})
