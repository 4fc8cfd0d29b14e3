import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { employees } from '../schema.ts'
import { findEmployee } from './find-rows.ts'

export const getOrgStructure = defineTool({
  name: 'workday_api_get_org_structure',
  description: 'List the employees who report directly to a manager, with their employment status.',
  readOnly: true,
  input: z.object({ manager_email: z.string().describe("The manager's work address") }),
  output: z.strictObject({
    direct_reports: z.array(
      z.strictObject({
        employee_id: z.string(),
        email: z.string(),
        full_name: z.string(),
        level: z.int(),
        department: z.string(),
        role: z.string(),
        office_location: z.string(),
        employment_status: z.string(),
      }),
    ),
  }),
  async handler({ manager_email }, { db }) {
    const manager = await findEmployee(db, { email: manager_email })
    const reports = await listRows(db, employees, { manager_id: manager.id })
    return {
      direct_reports: reports.map(
        ({ id, email, full_name, level, department, role, office_location, employment_status }) => ({
          employee_id: id,
          email,
          full_name,
          level,
          department,
          role,
          office_location,
          employment_status,
        }),
      ),
    }
  },
})
