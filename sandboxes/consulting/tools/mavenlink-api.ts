import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { isoInstant, isoInstantOrNull, listRows } from '../../shared/index.ts'
import { assignments, staffedEngagements } from '../schema.ts'
import { employeeEmail, engagementCode, instant } from './fields.ts'
import { needed } from './needed.ts'
import { findStaffedEngagement } from './rows.ts'

const span = { start_date: instant, end_date: instant.nullish() }

export const mavenlinkApi = defineTool({
  name: 'mavenlink_api',
  description: `The staffing system: engagements and who is staffed on them.
- get_engagement (engagement_code): status, dates and senior manager of an engagement.
- get_employee_assignments (email): every place a person has, active and booked, with dates and senior manager. Places whose last day is past are listed too.
- validate_engagement_code (engagement_code): whether the staffing system knows the code; nothing about its status.`,
  readOnly: true,
  input: z.strictObject({
    action: z
      .enum(['get_engagement', 'get_employee_assignments', 'validate_engagement_code'])
      .describe('What to do'),
    engagement_code: engagementCode.nullish(),
    email: employeeEmail.nullish(),
  }),
  output: z.strictObject({
    engagement_data: z
      .strictObject({
        engagement_code: z.string(),
        status: z.string(),
        ...span,
        senior_manager_email: z.string(),
      })
      .nullish(),
    assignments: z
      .array(
        z.strictObject({
          engagement_code: z.string(),
          assignment_status: z.string(),
          ...span,
          senior_manager_email: z.string(),
        }),
      )
      .nullish(),
    valid: z.boolean().nullish(),
  }),
  async handler(request, { db }) {
    switch (request.action) {
      case 'get_engagement': {
        const { engagement_code } = needed(request, 'engagement_code')
        const engagement = await findStaffedEngagement(db, { engagement_code })
        return { engagement_data: { ...engagement, ...datesOf(engagement) } }
      }
      case 'get_employee_assignments': {
        const { email } = needed(request, 'email')
        const places = await listRows(db, assignments, { employee_email: email })
        return {
          assignments: places.map((place) => ({
            engagement_code: place.engagement_code,
            assignment_status: place.assignment_status,
            ...datesOf(place),
            senior_manager_email: place.senior_manager_email,
          })),
        }
      }
      case 'validate_engagement_code': {
        const { engagement_code } = needed(request, 'engagement_code')
        return { valid: (await listRows(db, staffedEngagements, { engagement_code })).length > 0 }
      }
    }
  },
})

function datesOf(row: { readonly start_date: string; readonly end_date: string | null }) {
  return { start_date: isoInstant(row.start_date), end_date: isoInstantOrNull(row.end_date) }
}
