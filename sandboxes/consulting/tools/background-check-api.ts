import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { clearanceDays } from '../rules.ts'
import { clearanceLevels, clearances } from '../schema.ts'
import { employeeEmail } from './fields.ts'
import { needed } from './needed.ts'

export const backgroundCheckApi = defineTool({
  name: 'background_check_api',
  description: `Security clearances. A person has one record: a level and its state.
- get_status (email): level and state. A person without a record reads as standard, not_initiated, whatever level you ask with.
- initiate (email, clearance_level): begin a check. The record then has this level and is in_progress, whatever stood there before: a clearance that is still good is lost by it.
- get_timeline (clearance_level): how many days a check of the level takes.`,
  readOnly: false,
  input: z.strictObject({
    action: z.enum(['get_status', 'initiate', 'get_timeline']).describe('What to do'),
    email: employeeEmail.nullish(),
    clearance_level: z.enum(clearanceLevels).nullish().describe('The level'),
  }),
  output: z.strictObject({
    clearance_data: z.strictObject({ clearance_level: z.string(), status: z.string() }).nullish(),
    success: z.boolean().nullish(),
    estimated_days: z.int().nullish(),
  }),
  async handler(request, { db }) {
    switch (request.action) {
      case 'get_status': {
        const { email } = needed(request, 'email')
        const [record] = await listRows(db, clearances, { employee_email: email })
        const { clearance_level, status } = record ?? { clearance_level: 'standard', status: 'not_initiated' }
        return { clearance_data: { clearance_level, status } }
      }
      case 'initiate': {
        const { email, clearance_level } = needed(request, 'email', 'clearance_level')
        await db
          .insert(clearances)
          .values({ employee_email: email, clearance_level, status: 'in_progress' })
          .onConflictDoUpdate({
            target: clearances.employee_email,
            set: { clearance_level, status: 'in_progress' },
          })
        return { success: true }
      }
      case 'get_timeline': {
        const { clearance_level } = needed(request, 'clearance_level')
        return { estimated_days: clearanceDays[clearance_level] }
      }
    }
  },
})
