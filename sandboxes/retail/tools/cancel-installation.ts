import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { installationJobs, jobStatuses } from '../schema.ts'
import { dollars, orderId } from './fields.ts'
import { findJob } from './rows.ts'

/**
 * Kept as recorded: the job's order is not compared with the one given, and the order keeps its reference to
 * the job. The reason is not kept, and the sum named is not paid back by this call.
 */
export const cancelInstallation = defineTool({
  name: 'cancel_installation',
  description:
    'Call an installation appointment off; that cannot be undone. Names the price of the service, which is taken only ' +
    'after a visit: there is nothing to pay back. The order keeps its reference to the appointment.',
  readOnly: false,
  input: z.strictObject({
    job_id: z.string().describe("The installation job's id"),
    order_id: orderId,
    cancellation_reason: z
      .enum([
        'customer_wants_ship_only',
        'customer_cancelled_order',
        'product_incompatible',
        'address_inaccessible',
      ])
      .describe('Why it is called off'),
  }),
  output: z.strictObject({
    job_id: z.string(),
    status: z.enum(jobStatuses),
    service_cost_refunded: dollars.describe('The price of the service, in dollars; no money moves'),
  }),
  async handler({ job_id }, { db }) {
    const job = await findJob(db, { id: job_id })
    await db.update(installationJobs).set({ status: 'cancelled' }).where(eq(installationJobs.id, job_id))
    return { job_id, status: 'cancelled' as const, service_cost_refunded: job.service_cost }
  },
})
