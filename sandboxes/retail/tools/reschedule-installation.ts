import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { isoInstant } from '../../shared/index.ts'
import { installationJobs, jobStatuses } from '../schema.ts'
import { instant } from './fields.ts'
import { findJob } from './rows.ts'

const zoned = { offset: true, local: true } as const

/** An instant, or a day, which then means its first moment. Seconds may be left out; without a zone it is UTC. */
const appointment = z
  .union([z.iso.datetime(zoned), z.iso.datetime({ ...zoned, precision: -1 }), z.iso.date()])
  .transform((text) =>
    new Date(/T.*(Z|[+-]\d\d:?\d\d)$|^[^T]*$/.test(text) ? text : `${text}Z`).toISOString(),
  )

/**
 * Kept as recorded: a job in any state can be moved, to any day. Only a complaint about the work itself puts
 * it back to scheduled; a completed job moved for another reason stays completed.
 */
export const rescheduleInstallation = defineTool({
  name: 'reschedule_installation',
  description:
    'Move an installation appointment. Moving it because of faulty work opens a finished job again.',
  readOnly: false,
  input: z.strictObject({
    job_id: z.string().describe("The installation job's id"),
    new_scheduled_date: appointment.describe('The new appointment, ISO 8601: 2025-10-05T10:00:00Z'),
    reschedule_reason: z
      .enum(['customer_request', 'workmanship_issue', 'technician_unavailable', 'weather_delay'])
      .describe('Why it is moved'),
  }),
  output: z.strictObject({
    job_id: z.string(),
    old_scheduled_date: instant,
    new_scheduled_date: instant,
    status: z.enum(jobStatuses),
  }),
  async handler({ job_id, new_scheduled_date, reschedule_reason }, { db }) {
    const job = await findJob(db, { id: job_id })
    const status = reschedule_reason === 'workmanship_issue' ? 'scheduled' : job.status
    await db
      .update(installationJobs)
      .set({ scheduled_date: new_scheduled_date, status })
      .where(eq(installationJobs.id, job_id))
    return { job_id, old_scheduled_date: isoInstant(job.scheduled_date), new_scheduled_date, status }
  },
})
