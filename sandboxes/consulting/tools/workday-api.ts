import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { isoInstant } from '../../shared/index.ts'
import { employeeEmail, instant } from './fields.ts'
import { needed } from './needed.ts'
import { findEmployee } from './rows.ts'

export const workdayApi = defineTool({
  name: 'workday_api',
  description:
    'The personnel records. get_employee (email): level, office, first day, manager, partner, onboarding phase, ' +
    'whether the person is on leave, and who stands in.',
  readOnly: true,
  input: z.strictObject({
    action: z.enum(['get_employee']).describe('What to do'),
    email: employeeEmail.nullish(),
  }),
  output: z.strictObject({
    employee_data: z
      .strictObject({
        email: z.string(),
        name: z.string(),
        level: z.string(),
        office_location: z.string(),
        start_date: instant,
        manager_email: z.string().nullish(),
        partner_email: z.string().nullish(),
        onboarding_phase: z.string().nullish(),
        availability_status: z.string(),
        backup_approver_email: z.string().nullish(),
      })
      .nullish(),
  }),
  async handler(request, { db }) {
    const { email } = needed(request, 'email')
    const employee = await findEmployee(db, { email })
    return { employee_data: { ...employee, start_date: isoInstant(employee.start_date) } }
  },
})
