import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { isoInstant, isoInstantOrNull, listRows } from '../../shared/index.ts'
import { assignments, engagementStatuses } from '../schema.ts'
import { employeeEmail, engagementCode, instant } from './fields.ts'
import { findCrmEngagement } from './rows.ts'

export const salesforceCrmCheckEmployeeAssignment = defineTool({
  name: 'salesforce_crm_check_employee_assignment',
  description:
    'Check whether a person has a place on an engagement, and from when to when. It shows one place even if the ' +
    'staffing system has several, and a place stays on record when its last day is past: look at the dates.',
  readOnly: true,
  input: z.strictObject({ email: employeeEmail, engagement_code: engagementCode }),
  output: z.strictObject({
    assigned: z.boolean(),
    assignment_status: z.string().nullish().describe('active, or booked for later'),
    start_date: instant.nullish(),
    end_date: instant.nullish(),
  }),
  async handler({ email, engagement_code }, { db }) {
    const [place] = await listRows(db, assignments, { employee_email: email, engagement_code })
    if (!place) return { assigned: false }
    return {
      assigned: true,
      assignment_status: place.assignment_status,
      start_date: isoInstant(place.start_date),
      end_date: isoInstantOrNull(place.end_date),
    }
  },
})

export const salesforceCrmGetEngagement = defineTool({
  name: 'salesforce_crm_get_engagement',
  description:
    'Read an engagement in the client relationship system: its client, engagement manager, status and dates as the account team entered them. The staffing system keeps a record of its own; the policy says which counts for what.',
  readOnly: true,
  input: z.strictObject({ engagement_code: engagementCode }),
  output: z.strictObject({
    engagement_code: z.string(),
    client_id: z.string(),
    engagement_manager_email: z.string(),
    status: z.enum(engagementStatuses),
    start_date: instant,
    end_date: instant.nullish(),
  }),
  async handler({ engagement_code }, { db }) {
    const engagement = await findCrmEngagement(db, { engagement_code })
    return {
      ...engagement,
      start_date: isoInstant(engagement.start_date),
      end_date: isoInstantOrNull(engagement.end_date),
    }
  },
})
