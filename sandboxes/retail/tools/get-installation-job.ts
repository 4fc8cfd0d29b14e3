import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { isoInstant, isoInstantOrNull } from '../../shared/index.ts'
import { jobStatuses, serviceTypes } from '../schema.ts'
import { dollars, instant } from './fields.ts'
import { findJob } from './rows.ts'

/** With both ids the job's counts and the order's is not looked at. */
export const getInstallationJob = defineTool({
  name: 'get_installation_job',
  description: "Read an installation appointment, by the job's id or by the id of its order.",
  readOnly: true,
  input: z.strictObject({
    job_id: z.string().nullish().describe("The installation job's id"),
    order_id: z.string().nullish().describe("The order's id, when the job's is not known"),
  }),
  output: z.strictObject({
    job_id: z.string(),
    order_id: z.string(),
    customer_id: z.string(),
    service_type: z.enum(serviceTypes),
    scheduled_date: instant,
    technician_id: z.string().nullish(),
    status: z.enum(jobStatuses),
    completion_date: instant.nullish(),
    service_cost: dollars,
  }),
  async handler({ job_id, order_id }, { db }) {
    if (!job_id && !order_id) throw new ToolError('Give job_id or order_id.')
    const job = await findJob(db, job_id ? { id: job_id } : { order_id: order_id ?? '' })
    const { id, workmanship_warranty_end: _, ...shown } = job
    return {
      ...shown,
      job_id: id,
      scheduled_date: isoInstant(job.scheduled_date),
      completion_date: isoInstantOrNull(job.completion_date),
    }
  },
})
